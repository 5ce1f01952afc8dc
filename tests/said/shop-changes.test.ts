import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { shopCases } from './shop-cases.ts';
import { provider } from './told-provider.ts';
import { WhatChanges } from './what-changes.ts';

let shop: WhatChanges;
beforeAll(async () => {
  shop = await WhatChanges.start(provider.gateways);
  shop.isTerse = true;
  shop.alsoDone = provider.told;
  shop.onPutBack = provider.forget;
}, 120_000);
afterEach(() => shop.putBack());
afterAll(async () => {
  await shop.close();
  await provider.standIn.close();
});

test.each(Object.entries(shopCases))(
  'what %s changes is what is committed (after an intended change: -u)',
  async (operation, cases) => {
    await expect(await shop.tellAll(cases)).toMatchFileSnapshot(`changes/${operation}.txt`);
  },
  120_000,
);
