import type { Page } from '@playwright/test';
import { threeCards } from './support/offers.ts';
import { OrderPage } from './support/order-page.ts';
import { proofOnly } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

/** What a message lies over: words of every button, link, field and price that it touches. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('[data-kind]')?.closest('ol');
    if (!list || getComputedStyle(list).visibility === 'hidden') return [];
    const message = list.getBoundingClientRect();
    return [...document.querySelectorAll('button, a[href], input, select, textarea, label, [translate="no"]')]
      .filter((element) => !list.contains(element))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return (
          box.width > 1 &&
          box.height > 1 &&
          box.left < message.right &&
          message.left < box.right &&
          box.top < message.bottom &&
          message.top < box.bottom &&
          element.checkVisibility({ checkVisibilityCSS: true })
        );
      })
      .map((element) => element.textContent || element.tagName);
  });

/** Looks at the whole page with the message where it is: half a screen at a time. */
async function lookEverywhere(page: Page): Promise<void> {
  const { height, screen } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    screen: window.innerHeight,
  }));
  for (let top = 0; top < height; top += screen / 2) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await expect.poll(() => covered(page), `at ${top}`).toEqual([]);
  }
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(
    `no message lies over a button, a price or a field, ${width} px wide [RD-8] [R57]`,
    proofOnly,
    async ({ page, watch }) => {
      watch.allow(/404/);
      await page.setViewportSize({ width, height });
      const order = new OrderPage(page);
      await order.open(threeCards);
      await page.getByRole('button', { name: 'Wyczyść zapamiętane dane' }).click();
      await expect(order.toast('Dane zostały wyczyszczone z tego urządzenia.')).toBeVisible();
      await lookEverywhere(page);
      if (width < 1024) await page.getByRole('button', { name: 'Mam kod' }).click();
      await order.applyCode('NIEMA');
      await expect(order.summary.getByText('Podany kupon nie istnieje')).toBeVisible();
      // On a phone the field alone says it; beside it there is room for a message that stays.
      await expect(order.toast('Kupon nie został zastosowany!')).toHaveCount(width < 1024 ? 0 : 1);
      await lookEverywhere(page);
    },
  );
