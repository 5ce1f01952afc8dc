import { threeCards } from './support/offers.ts';
import { OrderPage } from './support/order-page.ts';
import { proofOnly } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

const WORDS = 'Zamawiam z obowiązkiem zapłaty';

test(
  'the payment buttons show the words of the act whole, at 320 px and with text of 200 %, below what is bought [LW-11]',
  proofOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/tarot');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const order = new OrderPage(page);
    await order.choose(threeCards);
    const buttons = page.getByRole('button', { name: WORDS });
    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all()) {
      const words = button.getByText(WORDS);
      await words.scrollIntoViewIfNeeded();
      await expect(words).toBeVisible();
      // In one moment, since the page may still be coming to the form.
      const [outer, inner] = await words.evaluate((inside) =>
        [inside.closest('button'), inside].map(
          (element) => element?.getBoundingClientRect().toJSON() as DOMRect,
        ),
      );
      expect(inner?.x).toBeGreaterThanOrEqual(outer?.x ?? Infinity);
      expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual(
        Math.min(320, (outer?.x ?? 0) + (outer?.width ?? 0)),
      );
      expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual(
        (outer?.y ?? 0) + (outer?.height ?? 0),
      );
    }
    const top = async (text: string | RegExp) =>
      (await page.locator('#platnosc').getByText(text).first().boundingBox())?.y ?? Infinity;
    const rows = [await top('Trzy karty'), await top('Do zapłaty'), await top(/12.godzin/), await top(WORDS)];
    expect(rows).toEqual(rows.toSorted((a, b) => a - b));
  },
);
