import type { Page } from '@playwright/test';
import { threeCards } from './support/offers.ts';
import { OrderPage } from './support/order-page.ts';
import { expect, test } from './support/shop-test.ts';
import { proofOnly, sample } from './support/sample.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Stop {
  name: string;
  /** Width of its ring in CSS pixels: outline or shadow. A card's radio is as large as its card. */
  ring: number;
  top: number;
  left: number;
  bottom: number;
}

/** What has the focus, or `undefined` at the end of the page. */
const focusedStop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
    const outline = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    const spread =
      boxShadow === 'none' ? 0 : Math.max(...(boxShadow.match(/[\d.]+(?=px)/g) ?? ['0']).map(Number));
    const { top, left, bottom } = focused.getBoundingClientRect();
    const label =
      document.querySelector(`label[for="${focused.id}"]`)?.textContent ??
      focused.ariaLabel ??
      focused.textContent;
    return {
      name: label.trim().replaceAll(/\s+/g, ' ').slice(0, 24),
      ring: Math.max(outline, spread),
      top: top + window.scrollY,
      left,
      bottom: bottom + window.scrollY,
    };
  });

/** Every stop of the Tab key from the top of the page to its end. */
async function tabStops(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < 150; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await focusedStop(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error('Tab never came to the end of the page.');
}

for (const theme of sample(['light', 'dark'] as const)) {
  test(`in the ${theme} theme every stop of the Tab key has a ring of at least 2 px, and looks other than before [A13]`, async ({
    page,
  }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    const order = new OrderPage(page);
    await order.open(threeCards);
    const stops = await tabStops(page);
    expect(stops.length).toBeGreaterThan(30);
    expect(stops.filter(({ ring }) => ring < 2)).toEqual([]);

    for (const target of [order.firstName, order.month, order.coupon, order.terms, order.payButton('PAYU')]) {
      const comeByKeys = async () => {
        await target.focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await expect(target).toBeFocused();
      };
      const leave = () => page.evaluate(() => (document.activeElement as HTMLElement).blur());
      // The stop before it may lie half under the banner, so that the first time the page scrolls.
      await comeByKeys();
      await leave();
      const before = await target.boundingBox();
      if (!before) throw new Error(`${String(target)} is nowhere`);
      const around = {
        x: before.x - 6,
        y: before.y - 6,
        width: before.width + 12,
        height: before.height + 12,
      };
      const calm = await page.screenshot({ clip: around });
      await comeByKeys();
      expect((await target.boundingBox())?.y, 'the page stands still').toBe(before.y);
      expect(calm.equals(await page.screenshot({ clip: around })), String(target)).toBe(false);
      await leave();
    }
  });
}

test(
  'the Tab key goes through the order page as the eye does, down and then to the right [A15]',
  proofOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const order = new OrderPage(page);
    await order.open(threeCards);
    await page.getByRole('button', { name: 'Tylko niezbędne' }).click();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.locator('body').press('Home');
    const main = await page
      .getByRole('main')
      .evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

    const stops = (await tabStops(page)).filter(({ top }) => top >= main);
    const backwards = stops.slice(1).flatMap((stop, index) => {
      const before = stops[index];
      const isBack =
        before &&
        (stop.bottom <= before.top ||
          (stop.top < before.bottom && stop.left < before.left && stop.bottom <= before.bottom));
      return isBack ? [`${before.name} → ${stop.name}`] : [];
    });
    expect(backwards).toEqual([]);

    const names = stops.map(({ name }) => name);
    const formOrder = ['Imię', 'Adres e-mail', 'Powtórz e-mail', 'Dzień', 'Miesiąc', 'Rok', 'Kod kuponu'];
    expect(names.filter((name) => formOrder.includes(name))).toEqual(formOrder);
  },
);

test(
  'without a preference for reduced motion nothing on / or /tarot moves for more than five seconds [A34]',
  proofOnly,
  async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'no-preference' });
    const page = await context.newPage();
    for (const path of ['/', '/tarot']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const endless = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 5_000)
          .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
      );
      expect(endless, path).toEqual([]);
    }
    await context.close();
  },
);
