import type { Page } from '@playwright/test';
import { inRepository } from '../../tools/setup/repository.mjs';
import { consentGiven } from '../../tools/model/steps/ui.ts';
import { expect, test as base } from '../e2e/support/shop-test.ts';
import { controlsIn } from '../model/browser/shop-in-browser.ts';
import { prepareShop, type KnownAddresses } from './known-addresses.ts';
import { scenes, type Hand } from './scenes.ts';

const THEMES = ['light', 'dark'] as const;
const MOMENT = '2026-11-21T12:00:00+01:00';

const test = base.extend<object, { known: KnownAddresses }>({
  shop: [
    async ({ openShop }, use) => {
      const clock = `--import=${inRepository('tests/pictures/server-clock.mjs')}`;
      const folder = process.env['PICTURES_SHOP'] ?? inRepository('.');
      await use(await openShop({ folder, settings: { NODE_OPTIONS: clock } }));
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  known: [
    async ({ shop, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: shop.url });
      await use(await prepareShop(request, shop.url));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

const handOf = (page: Page): Hand => ({
  ...controlsIn(page),
  within: (role, name) => controlsIn(page.getByRole(role, { name }).first()),
  async choose(label, option) {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  },
  reads: (text) => expect(page.locator('main')).toContainText(text),
  skip: (milliseconds) => page.clock.fastForward(milliseconds),
});

/** Waits for pictures and fonts; nothing depends on where the pointer was left. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}

for (const { name, path, over = false, only, asksConsent, theme, act } of scenes) {
  test(name, async ({ page, known, watch }, { project }) => {
    if (only !== undefined && only !== project.name) return;
    watch.allow(/./);
    await page.clock.install({ time: MOMENT });
    await page.addInitScript(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value);
      },
      {
        theme: theme ?? 'system',
        ...(asksConsent ? {} : { consent: JSON.stringify(consentGiven.consent) }),
      },
    );
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(typeof path === 'string' ? path : path(known));
    await page.waitForLoadState('networkidle');
    await act?.(handOf(page));
    await settle(page);
    // Bars that stick to the top would lie over the middle of the page.
    if (!over) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    for (const colorScheme of theme ? [theme] : THEMES) {
      await page.emulateMedia({ colorScheme });
      await expect.soft(page).toHaveScreenshot(`${name}-${colorScheme}.png`, { fullPage: !over });
    }
  });
}
