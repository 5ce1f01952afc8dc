import type { Page } from '@playwright/test';
import { isWholeProof } from '../../tools/proof.ts';
import { controlsIn } from '../model/browser/shop-in-browser.ts';
import type { View } from '../pictures/prepared-letters.ts';
import type { KnownAddresses } from '../pictures/prepared-shop.ts';
import { isShownOn, keepOnDevice, keptBy, scenes, type Hand, type Scene } from '../pictures/scenes.ts';
import { checkReflow, dress, walkInLooks, type Look, type Seen } from './eye/looks.ts';
import { photograph } from './eye/pixels.ts';
import { changedDots, frameOf } from './eye/ring.ts';
import { prepareEye } from './eye/tab-stop.ts';
import { threeCards } from './support/offers.ts';
import { OrderPage } from './support/order-page.ts';
import { proofOnly } from './support/sample.ts';
import { test as base } from './support/known-addresses.ts';
import { expect } from './support/shop-test.ts';

// What a hand with keys or a pointer and an eye find, measured on every screen that `npm run pictures` photographs.

// One of them a worker.
const seenLooks: Seen = new Map();

const test = base.extend<{ seen: Seen }>({ seen: ({}, use) => use(seenLooks) });

test.use({ contextOptions: { reducedMotion: 'reduce' } });
if (isWholeProof) test.describe.configure({ mode: 'parallel', timeout: 240_000 });

const handOf = (page: Page): Hand => ({
  ...controlsIn(page),
  // The shop asks for a result ten times, a second apart, before it gives up.
  has: async (role, name, state) => {
    await page.getByRole(role, { name }).first().waitFor({ timeout: 30_000 });
    await controlsIn(page).has(role, name, state);
  },
  within: (role, name) => controlsIn(page.getByRole(role, { name }).first()),
  reads: (text) => expect(page.locator('main')).toContainText(text),
  skip: (milliseconds) => page.clock.fastForward(milliseconds),
});

async function reach(
  page: Page,
  scene: Scene,
  view: View,
  known: () => Promise<KnownAddresses>,
): Promise<void> {
  const { path, action, skips, loses } = scene;
  if (skips) await page.clock.install();
  if (loses) await page.route(`**/${loses}/**`, (route) => route.abort());
  await prepareEye(page);
  await page.addInitScript(keepOnDevice, keptBy(scene, 'light'));
  if (scene.isOwnDevice) await page.context().addCookies((await known()).device);
  await page.goto(typeof path === 'string' ? path : path(await known(), view));
  await page.waitForLoadState('networkidle');
  await action?.(handOf(page));
}

/**
 * What fails on purpose: answers that a scene makes fail, scripts that a plain page's policy refuses, and those of this
 * test in a mail, which is shut off from scripts.
 */
const ofScenes = [
  /^failed: /,
  /^console: Failed to load resource/,
  /^console: Blocked script execution in .*\/outbox\/wzory\//,
];

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;

/** What `npm test` looks at: fields with mistakes, and what lies over a page. */
const IN_SAMPLE: Readonly<Record<string, { size: keyof typeof sizes; look: Look; reflow?: true }>> = {
  'contact-wrong': { size: 'phone', look: 'forced', reflow: true },
  'specialist-dialog': { size: 'desktop', look: 'dark' },
};

// The desk's own are walked in desk-hand-and-eye.spec.ts.
for (const scene of scenes.filter(({ desk }) => !desk)) {
  const { name, plain } = scene;
  const inSample = IN_SAMPLE[name];
  const looks = isWholeProof || !inSample ? (['light', 'dark', 'forced'] as const) : [inSample.look];

  test.describe(name, () => {
    test.use({ javaScriptEnabled: !plain });

    for (const size of ['phone', 'desktop'] as const) {
      if (!isShownOn(scene, size)) continue;
      test.describe(size, () => {
        test.use({ viewport: sizes[size] });
        test(
          `${name}, ${size}: every stop of Tab is seen, ringed and comes in its order, edges show, targets are large enough, nothing moves [A7] [A13] [A14] [A15] [A16] [A33] [A38] [A39] [R1]`,
          inSample?.size === size ? {} : proofOnly,
          async ({ page, known, seen, watch }) => {
            watch.allow(...ofScenes);
            const session = await page.context().newCDPSession(page);
            await reach(page, scene, size, known);
            // Until the page's code has come, the line for browsers without scripts waits in an animation of its own.
            const moving = () =>
              page.evaluate(
                () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
              );
            if (!plain) await expect.poll(moving).toBe(0);
            await walkInLooks(page, session, { size, looks, seen });
          },
        );
      });
    }

    if (!isShownOn(scene, 'phone')) return;
    test(
      `${name} at 320 px, with letters twice as large, and 256 px high: nothing scrolls sideways or is cut off, and no bar sticks [A9] [A11] [U26] [R4]`,
      inSample?.reflow ? {} : proofOnly,
      async ({ page, known, watch }) => {
        watch.allow(...ofScenes);
        await page.setViewportSize({ width: 320, height: 640 });
        await reach(page, scene, 'narrow', known);
        await checkReflow(page);
      },
    );
  });
}

for (const look of ['light', 'dark', 'forced'] as const) {
  test(
    `${look}: by its light alone a chosen card is told from others, and a wrong field from a right one [A8] [A38]`,
    proofOnly,
    async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      const order = new OrderPage(page);
      await page.goto('/tarot');
      await dress(page, look);
      const card = page.locator('label', { has: order.variant(threeCards.variant) });
      const picture = async () => {
        await card.scrollIntoViewIfNeeded();
        const box = await card.boundingBox();
        if (!box) throw new Error('The card is nowhere');
        const scrolled = await page.evaluate(() => ({ x: window.scrollX, y: window.scrollY }));
        return photograph(session, frameOf(box, sizes.phone), scrolled);
      };
      // The pointer stays away, and the focus is on another card.
      await order.variant('Jedna karta').focus();
      const open = await picture();
      expect(changedDots(open, await picture()), 'nobody touches it').toBe(0);
      await order.chooseVariant(threeCards.variant);
      await order.variant(threeCards.variant).blur();
      await page.mouse.move(0, 0);
      // A seal of 30 dots across, besides the border.
      expect(changedDots(open, await picture()), 'chosen').toBeGreaterThan(300);

      await order.pick(threeCards.fairy).click();
      await order.pay();
      await expect(order.problems).toBeFocused();
      for (const field of [order.firstName, order.day, order.month, order.terms]) {
        const [id = ''] = ((await field.getAttribute('aria-describedby')) ?? '').split(' ').toReversed();
        const told = page.locator(`[id="${id}"]`);
        await expect(told.locator('svg')).toBeVisible();
        await expect(told).not.toBeEmpty();
      }
    },
  );
}
