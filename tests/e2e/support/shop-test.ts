import { expect, test as base } from '@playwright/test';
import { freePort } from '../../../tools/free-port.ts';
import { startShop, type ShopOptions, type ShopProcess } from '../../../tools/shop-process.ts';
import { leaksIn } from '../../../tools/faults/support/log-search.ts';
import { filledData } from './filled-data.ts';
import { holdBack, isHeldBack } from './hold-back.ts';
import { PageWatch } from './page-watch.ts';
import { personalDataIn } from './personal-data.ts';

interface TestFixtures {
  /** Fails the test on console errors and foreign or failed requests that it did not `allow`. */
  watch: PageWatch;
}

interface WorkerFixtures {
  /** Everything personal that the pages of this worker have sent to the shop. */
  told: Set<string>;
  /** Starts a built shop with settings of its own. Its log is searched when the worker ends, as the worker's own is. */
  openShop: (options?: ShopOptions) => Promise<ShopProcess>;
  /** The port of that shop's desk, which listens a moment after the shop. */
  deskPort: string;
  /** The built shop, one for each worker, with data of its own and an empty outbox. `page.goto('/tarot')` leads to it. */
  shop: ShopProcess;
}

/** Playwright's `test` with a running shop and a watched browser. Import this one in every spec. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // The empty pattern is Playwright's way of saying that this fixture needs no other.
  told: [async ({}, use) => use(new Set()), { scope: 'worker' }],
  openShop: [
    async ({ told }, use) => {
      const shops: ShopProcess[] = [];
      await use(async (options) => {
        const shop = await startShop({ data: filledData(), ...options });
        shops.push(shop);
        return shop;
      });
      await Promise.all(shops.map((shop) => shop.kill()));
      const secrets = Object.fromEntries([...told].map((text) => [text, text]));
      const leaks = shops.flatMap((shop) => leaksIn(shop.output(), secrets));
      expect(leaks, 'personal data in a server’s log').toEqual([]);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  deskPort: [async ({}, use) => use(String(await freePort())), { scope: 'worker' }],
  shop: [
    async ({ openShop, deskPort }, use) => {
      await use(await openShop({ settings: { DESK_PORT: deskPort } }));
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
  watch: [
    async ({ context, shop, told }, use) => {
      context.on('request', (request) => personalDataIn(request).forEach((text) => told.add(text)));
      if (isHeldBack) await holdBack(context);
      const watch = new PageWatch(context, shop.url);
      await use(watch);
      expect(watch.troubles(), 'what no visitor may cause').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
