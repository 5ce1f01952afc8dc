import { threeCards } from './support/offers.ts';
import { hanna, OrderPage } from './support/order-page.ts';
import { proofOnly, sample } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

/** The kept choice, the system's, and what is shown. */
const THEMES: [kept: string | null, system: 'light' | 'dark', shown: 'light' | 'dark'][] = [
  ['dark', 'light', 'dark'],
  [null, 'dark', 'light'],
  ['light', 'dark', 'light'],
  ['system', 'dark', 'dark'],
  ['system', 'light', 'light'],
  ['purple', 'dark', 'light'],
];

for (const [kept, system, shown] of sample(THEMES)) {
  test(`theme ${kept ?? 'never chosen'}, system ${system}: ${shown}, before any of the page’s scripts [SH-1]`, async ({
    page,
    watch,
  }) => {
    watch.allow(/^failed: GET .*\/assets\//, /Failed to load resource/);
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((choice) => {
      if (choice !== null) localStorage.setItem('theme', choice);
    }, kept);
    // Without its module scripts the page is what the first paint shows.
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto('/tarot');
    await expect(page.locator('html')).toHaveAttribute('data-theme', shown);
    const look = await page.evaluate(() => {
      const { colorScheme } = getComputedStyle(document.documentElement);
      const [red = 0] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
      return { colorScheme, isDark: Number(red) < 100 };
    });
    expect(look).toEqual({ colorScheme: shown, isDark: shown === 'dark' });
    const icon = kept === 'dark' || kept === 'system' ? kept : 'light';
    await expect(page.locator('header button use:visible[href*="#theme-"]')).toHaveAttribute(
      'href',
      `/icons.svg#theme-${icon}`,
    );
  });
}

test(
  'the theme goes round in the middle of the form: kept, and nothing is lost [SH-1] [U36]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await order.makeReady(threeCards);
    await order.applyCode('PAPROC15');
    await expect(order.removeCoupon).toBeVisible();
    const html = page.locator('html');
    await page.getByRole('button', { name: 'Motyw: jasny. Zmień na ciemny' }).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Motyw: ciemny. Zmień na jak w systemie' }).click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('system');

    await expect(order.firstName).toHaveValue(hanna.firstName);
    await expect(order.month).toHaveText(hanna.month);
    await expect(order.terms).toBeChecked();
    await expect(order.removeCoupon).toBeVisible();
  },
);
