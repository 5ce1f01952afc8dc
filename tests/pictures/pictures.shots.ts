import type { Page } from '@playwright/test';
import { inRepository } from '../../tools/setup/repository.mjs';
import { expect, test as base } from '../e2e/support/shop-test.ts';
import { controlsIn } from '../model/browser/shop-in-browser.ts';
import { FIXED_CLOCK, MOMENT, prepareShop, type KnownAddresses } from './prepared-shop.ts';
import { keepOnDevice, keptBy, pathIn, scenes, themesOf, type Hand } from './scenes.ts';

const test = base.extend<object, { known: KnownAddresses }>({
  shop: [
    async ({ openShop, deskPort }, use) => {
      const folder = process.env['PICTURES_SHOP'] ?? inRepository('.');
      await use(await openShop({ folder, settings: { ...FIXED_CLOCK, DESK_PORT: deskPort } }));
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  known: [async ({ shop }, use) => use(await prepareShop(shop)), { scope: 'worker' }],
});

const handOf = (page: Page): Hand => ({
  ...controlsIn(page),
  within: (role, name) => controlsIn(page.getByRole(role, { name }).first()),
  reads: (text) => expect(page.locator('main')).toContainText(text),
  skip: (milliseconds) => page.clock.fastForward(milliseconds),
});

const viewOf = (project: string) => (project === 'desktop' ? 'desktop' : 'phone');

/**
 * Runs in the page, and goes on: what differs from run to run reads the same. Each shop has its own port, which a mail's
 * written-out address names, and its own payments; a menu counts what other pictures have sent. A page that tells of its
 * own visit is photographed at noon.
 */
function hideChance(tellsNow: boolean): void {
  const steady = (text: string, parent: Element | null) => {
    const here = text
      .replaceAll(/\b127\.0\.0\.1:\d+/g, '127.0.0.1:3000')
      .replaceAll(/\b[0-9A-F]{8,}\b/g, (id) => '0'.repeat(id.length));
    if (parent?.closest('nav a')) return here.replace(/^\d+$/, '1');
    return tellsNow && parent?.closest('main, body:not(:has(main))')
      ? here.replaceAll(/\b\d{1,2}:\d\d\b/g, '12:00')
      : here;
  };
  const hide = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    // All are found first: the shop puts a new node in the place of one that somebody else changes.
    for (const text of texts) {
      const shown = text.nodeValue ?? '';
      const wanted = steady(shown, text.parentElement);
      if (wanted !== shown) text.nodeValue = wanted;
    }
  };
  hide();
  new MutationObserver(hide).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** Waits for pictures and fonts; nothing depends on where the pointer was left. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}

for (const scene of scenes) {
  const { name, over = false, only, action } = scene;
  test(name, async ({ page, known, watch }, { project }) => {
    if (only !== undefined && only !== project.name) return;
    watch.allow(/./);
    await page.clock.install({ time: MOMENT });
    await page.addInitScript(keepOnDevice, keptBy(scene, 'system', Date.parse(MOMENT)));
    await page.emulateMedia({ colorScheme: 'light' });
    if (scene.isOwnDevice) await page.context().addCookies(known.device);
    if (scene.desk) await page.context().addCookies(known.desk.cookies);
    if (scene.loses) await page.route(`**/${scene.loses}/**`, (route) => route.abort());
    await page.goto((scene.desk ? known.desk.url : '') + pathIn(known, scene, viewOf(project.name)));
    await page.waitForLoadState('networkidle');
    await action?.(handOf(page));
    await settle(page);
    await page.evaluate(hideChance, scene.tellsNow === true);
    // Bars that stick to the top would lie over the middle of the page.
    if (!over)
      await page.evaluate(() => {
        // As a visitor who scrolls: else the shop holds the place of a link for a second.
        window.dispatchEvent(new Event('wheel'));
        // A toast is placed where it covers nothing on the screen of that moment; it may still come.
        const noToasts = new CSSStyleSheet();
        noToasts.replaceSync('[role=region] > ol { display: none }');
        document.adoptedStyleSheets.push(noToasts);
        window.scrollTo({ top: 0, behavior: 'instant' });
      });
    for (const colorScheme of themesOf(scene)) {
      await page.emulateMedia({ colorScheme });
      // A page without the shop's scripts looks once, when it is loaded.
      await page.evaluate((theme) => {
        const { dataset } = document.documentElement;
        if (dataset['themeChoice'] === 'system') dataset['theme'] = theme;
      }, colorScheme);
      await expect.soft(page).toHaveScreenshot(`${name}-${colorScheme}.png`, { fullPage: !over });
    }
  });
}
