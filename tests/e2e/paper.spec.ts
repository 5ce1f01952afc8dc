import { proofOnly } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

// What of a page goes onto paper.

for (const path of ['/regulamin', '/polityka-prywatnosci', '/kontakt', '/', '/zamowienie']) {
  test(`${path} is printed without its frame, in both themes`, proofOnly, async ({ page }) => {
    for (const theme of ['light', 'dark']) {
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.emulateMedia({ media: 'print' });
      const shown = await page.evaluate(() =>
        [...document.querySelectorAll('header, footer, nav, form, button, #app > :not(main)')]
          .filter((element) => element.getClientRects().length > 0)
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect(shown).toEqual([]);
      await expect(page.locator('main h1')).toBeVisible();
      expect(await page.locator('main h1').evaluate((h1) => getComputedStyle(h1).color)).toBe('rgb(0, 0, 0)');
      await page.emulateMedia({ media: 'screen' });
    }
  });
}
