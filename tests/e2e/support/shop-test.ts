import { expect, test as base } from '@playwright/test';
import { startShop, type ShopProcess } from '../../../tools/shop-process.ts';
import { leaksIn } from '../../../tools/faults/log-search.ts';
import { PageWatch } from './page-watch.ts';
import { personalDataIn } from './personal-data.ts';

interface TestFixtures {
  /** Fails the test on console errors and foreign or failed requests that it did not `allow`. */
  watch: PageWatch;
}

interface WorkerFixtures {
  /** Everything personal that the pages of this worker have sent to the shop. */
  told: Set<string>;
  /** The built shop, one for each worker, with data of its own and an empty outbox. `page.goto('/tarot')` leads to it. */
  shop: ShopProcess;
}

/** Playwright's `test` with a running shop and a watched browser. Import this one in every spec. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // The empty pattern is Playwright's way of saying that this fixture needs no other.
  told: [async ({}, use) => use(new Set()), { scope: 'worker' }],
  shop: [
    async ({ told }, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.stop();
      const secrets = Object.fromEntries([...told].map((text) => [text, text]));
      expect(leaksIn(shop.output(), secrets), 'personal data in the server’s log').toEqual([]);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
  watch: [
    async ({ context, shop, told }, use) => {
      context.on('request', (request) => personalDataIn(request).forEach((text) => told.add(text)));
      const watch = new PageWatch(context, shop.url);
      await use(watch);
      expect(watch.troubles(), 'what no visitor may cause').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
