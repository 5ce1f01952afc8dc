import type { Locator, Page } from '@playwright/test';
import { oldStyleDigits } from './eye/digits.ts';
import { cutOffTexts, sidewaysScroll } from './eye/reflow.ts';
import { expectAccessible } from './support/axe.ts';
import { everyPage, missingPage } from './support/every-page.ts';
import { threeCards } from './support/offers.ts';
import { OrderPage } from './support/order-page.ts';
import { proofOnly } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

/** The spacing of WCAG 1.4.12, set as a reader's own style sheet would, past the page's policy on styles. */
const spreadText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
       p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** A block's own tests see the other pages; accessibility.spec.ts looks at an order page. */
const IN_SAMPLE = new Set(['/']);

for (const { path, heading } of everyPage) {
  const title = `${path}: nothing for axe to find, Polish, skip link first, landmarks, footer whole, no sideways scrolling at 320 px, also with texts spread out [SH-10] [A1] [A2] [A4] [A5] [A6] [A9] [A10] [A37] [R8]`;
  test(title, IN_SAMPLE.has(path) ? {} : proofOnly, async ({ page, watch }) => {
    watch.allow(missingPage);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Przejdź do treści' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('navigation', { name: 'Stopka' }).getByRole('link')).toHaveText([
      'Informacja',
      'Polityka Prywatności',
      'Regulamin',
      'Kontakt',
      'Pomoc',
      'Dostępność usługi',
      'Odstąp od umowy tutaj',
      'Twoje dane',
      'Kalendarz księżycowy',
    ]);
    for (const logo of ['PayU', 'Visa', 'Mastercard']) {
      await expect(footer.getByRole('img', { name: logo, exact: true })).toBeVisible();
    }
    await page.emulateMedia({ forcedColors: 'active' });
    const inkOf = (one: Element) => getComputedStyle(one).color;
    const ink = await footer.evaluate(inkOf);
    for (const logo of await footer.getByRole('img').all()) expect(await logo.evaluate(inkOf)).toBe(ink);
    await page.emulateMedia({ forcedColors: 'none' });
    await expect(footer).toContainText('Język: PL');
    await expect(footer).toContainText(/© 20\d\d Kwiat Paproci/);

    expect(await oldStyleDigits(page)).toEqual([]);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await sidewaysScroll(page)).toEqual([]);
    await spreadText(page);
    expect(await sidewaysScroll(page), 'with texts spread out').toEqual([]);
    expect(await cutOffTexts(page)).toEqual([]);
  });
}

test(
  'at 320 px the portrait on a specialist’s card is 80 px and its last row wraps, „Zmień” stands below the choice, the year under the day, and a calendar’s signs are 13 px [R4]',
  proofOnly,
  async ({ page }) => {
    const boxOf = (one: Locator) =>
      one.first().evaluate((found) => {
        const { left, top, bottom, width } = found.getBoundingClientRect();
        return { left, top, bottom, width };
      });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/tarot');
    const card = page.locator('#wrozka > ul > li').first();
    await card.scrollIntoViewIfNeeded();
    expect((await boxOf(card.locator('img'))).width).toBe(80);
    const [price, pick] = [
      await boxOf(card.getByText(/\d,\d\d\szł/)),
      await boxOf(card.getByRole('button', { name: /^Wybieram/ })),
    ];
    expect(pick.top).toBeGreaterThanOrEqual(price.bottom - 1);

    await page.goto(threeCards.link);
    const order = new OrderPage(page);
    await order.year.scrollIntoViewIfNeeded();
    const [day, year] = [await boxOf(order.day), await boxOf(order.year)];
    expect(year.top).toBeGreaterThanOrEqual(day.bottom);
    expect(year.left).toBeCloseTo(day.left, 0);
    const choice = await boxOf(page.getByText(`Tarot, prowadzi ${threeCards.fairy}`));
    const change = await boxOf(page.getByRole('link', { name: /^Zmień/ }));
    expect(change.top).toBeGreaterThanOrEqual(choice.bottom);

    await page.goto('/kalendarz-ksiezycowy/2026-11');
    const signs = await page
      .locator('main td svg')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(signs).toContain(13);
  },
);

test('every picture of each page has its size, and all but one wait to be seen [A9]', async ({ request }) => {
  for (const { path } of everyPage) {
    const [markup = ''] = (await (await request.get(path)).text()).split('id="page-data"');
    const pictures = [...markup.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);
    const sizeless = pictures.filter((tag) => !/\bwidth="\d+"/.test(tag) || !/\bheight="\d+"/.test(tag));
    expect.soft(sizeless, path).toEqual([]);
    const eager = pictures.filter((tag) => !/loading="lazy"/.test(tag));
    expect.soft(eager.length, path).toBeLessThanOrEqual(1);
  }
});
