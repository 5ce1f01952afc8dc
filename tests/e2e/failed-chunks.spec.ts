import type { Locator, Page } from '@playwright/test';
import { BirthSection } from './support/birth-section.ts';
import { threeCards } from './support/offers.ts';
import { OrderPage } from './support/order-page.ts';
import { proofOnly, sample } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

/** What a visitor presses, and what then is there. */
interface Part {
  path: string;
  /** The names of its chunks. */
  chunk: string;
  /** Brings the page to where the part can be asked for. */
  prepare?: (page: Page) => Promise<void>;
  ask: (page: Page) => Locator;
  shown: (page: Page) => Locator;
}

const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });

const DIALOGS: Record<string, Part> = {
  'the menu': {
    path: '/pomoc',
    chunk: 'mobile-menu',
    ask: (page) => page.getByRole('button', { name: 'Otwórz menu' }),
    shown: dialog('Menu'),
  },
  'the consent settings': {
    path: '/pomoc',
    chunk: 'consent-settings',
    ask: (page) =>
      page.getByRole('region', { name: /Ciasteczka/ }).getByRole('button', { name: 'Ustawienia' }),
    shown: dialog('Ustawienia cookies'),
  },
  'the moon calendar': {
    path: '/pomoc',
    chunk: 'moon-calendar',
    ask: (page) => page.getByRole('button', { name: /Otwórz kalendarz księżycowy/ }),
    shown: dialog('Kalendarz księżycowy'),
  },
  'a specialist’s dialog': {
    path: '/tarot',
    chunk: 'fairy-dialog',
    ask: (page) => page.getByRole('button', { name: /^Więcej: / }).first(),
    shown: dialog(/./),
  },
};

/** Sections offer to try again in their own place; they are asked for by what leads to them. */
const SECTIONS: Record<string, Part> = {
  'the order form': {
    path: threeCards.link,
    chunk: 'form',
    ask: (page) => new OrderPage(page).pick(threeCards.fairy),
    shown: (page) => new OrderPage(page).confirmEmail,
  },
  'the drawn chart': {
    path: '/',
    chunk: 'birth-chart-screen',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Tylko niezbędne' }).click();
      await new BirthSection(page).fill();
    },
    ask: (page) => new BirthSection(page).submit,
    shown: (page) => new BirthSection(page).chart,
  },
  'the purchase of a chart’s reading': {
    path: '/',
    chunk: 'birth-purchase',
    prepare: async (page) => {
      const section = new BirthSection(page);
      await page.getByRole('button', { name: 'Tylko niezbędne' }).click();
      await section.fill();
      await section.submit.click();
      await expect(section.chart).toBeVisible();
    },
    ask: (page) => new BirthSection(page).buy,
    shown: (page) => page.getByRole('region', { name: 'Wykup horoskop urodzinowy' }),
  },
};

/** Opens a page on which the part can be asked for, and whose chunk does not come until the returned function is called. */
async function openWithout({ path, chunk, prepare }: Part, page: Page): Promise<() => Promise<void>> {
  const chunks = new RegExp(`/assets/${chunk}-[^/]+\\.js$`);
  await page.route(chunks, (route) => route.abort());
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  return () => page.unroute(chunks);
}

/** The page around the part, as it was before. */
async function expectPageStands(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('button', { name: 'Otwórz menu' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

const titleOf = async (page: Page) => (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

test.beforeEach(({ watch }) => watch.allow(/^failed: GET .*\/assets\//, /Failed to load resource/));

for (const [what, part] of Object.entries(DIALOGS)) {
  test(
    `${what}, whose code does not come, leaves the page and says so; the next press opens it [EG-3] [U35]`,
    proofOnly,
    async ({ page }) => {
      const letCome = await openWithout(part, page);
      const title = await titleOf(page);
      await part.ask(page).click();
      const notice = page.getByRole('region', { name: /^Powiadomienia/ }).getByText(/^Nie udało się wczytać/);
      await expect(notice).toBeVisible();
      await expectPageStands(page, title);
      await letCome();
      await part.ask(page).click();
      await expect(part.shown(page)).toBeVisible();
    },
  );
}

for (const [what, part] of sample(Object.entries(SECTIONS))) {
  test(`${what}, whose code does not come, leaves the page and can be tried again in its place [EG-3] [U35]`, async ({
    page,
  }) => {
    const letCome = await openWithout(part, page);
    const title = await titleOf(page);
    const failed = page.getByRole('alert').filter({ hasText: 'Nie udało się wczytać tej części' });
    if (!(await failed.isVisible())) await part.ask(page).click();
    await expect(failed).toBeVisible();
    await expectPageStands(page, title);
    await letCome();
    // A section that is asked for anew meanwhile tries again by itself, and its button goes.
    const again = failed.getByRole('button', { name: 'Wczytaj ponownie' });
    await expect(again.or(part.shown(page))).toBeVisible();
    if (await again.isVisible()) await again.click({ timeout: 5_000 }).catch(() => undefined);
    await expect(part.shown(page)).toBeVisible();
    await expect(failed).toHaveCount(0);
  });
}

test(
  'the page’s own script that has not come is there as soon as the line is back, not when its next try is due [EG-3]',
  proofOnly,
  async ({ page }) => {
    const script = /\/assets\/entry-client-[^/]+\.js$/;
    let failed = 0;
    await page.route(script, (route) => {
      failed += 1;
      return route.abort();
    });
    await page.goto('/pomoc');
    // The first try, the one after two seconds, and the one after four more: the next is due in eight.
    await expect.poll(() => failed, { timeout: 15_000 }).toBeGreaterThanOrEqual(3);
    await page.unroute(script);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.locator('html[data-live]')).toBeAttached({ timeout: 4_000 });
  },
);
