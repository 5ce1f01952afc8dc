import { expect, test as base } from '@playwright/test';
import { startShop, type ShopProcess } from '../../../tools/shop-process.ts';
import { PageWatch } from './page-watch.ts';

interface TestFixtures {
  /** Fails the test on console errors and foreign or failed requests that it did not `allow`. */
  watch: PageWatch;
}

interface WorkerFixtures {
  /** The built shop, one for each worker, with data of its own and an empty outbox. `page.goto('/tarot')` leads to it. */
  shop: ShopProcess;
}

/** Playwright's `test` with a running shop and a watched browser. Import this one in every spec. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    // The empty pattern is Playwright's way of saying that this fixture needs no other.
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
  watch: [
    async ({ context, shop }, use) => {
      const watch = new PageWatch(context, shop.url);
      await use(watch);
      expect(watch.troubles(), 'what no visitor may cause').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
