import { test as base } from '../e2e/support/shop-test.ts';
import { FIXED_CLOCK, MOMENT } from '../pictures/prepared-shop.ts';

/** The tests' shop and browser at a fixed moment: dates and the moon are the same in each run. */
export const test = base.extend({
  shop: [
    async ({ openShop, deskPort }, use) => {
      await use(await openShop({ settings: { ...FIXED_CLOCK, DESK_PORT: deskPort } }));
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  page: async ({ page }, use) => {
    await page.clock.install({ time: MOMENT });
    await use(page);
  },
});
