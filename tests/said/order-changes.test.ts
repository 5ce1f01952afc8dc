import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { orderAndMoneyCases } from './orders-and-money.ts';
import { WhatChanges } from './what-changes.ts';

let shop: WhatChanges;
beforeAll(async () => {
  shop = await WhatChanges.start({
    ANSWER_API_URL: 'http://127.0.0.1:9/v1',
    ANSWER_MODEL: 'model-testowy',
  });
  // Once for all tests, so that none has to put them back.
  await shop.postponeJobs();
  await shop.log.begin();
  shop.log.long = 110;
}, 120_000);
afterEach(() => shop.putBack());
afterAll(() => shop.close());

test.each(Object.entries(orderAndMoneyCases))(
  'what %s changes is what is committed (after an intended change: -u)',
  async (operation, cases) => {
    await expect(await shop.tellAll(cases)).toMatchFileSnapshot(`changes/${operation}.txt`);
  },
  60_000,
);
