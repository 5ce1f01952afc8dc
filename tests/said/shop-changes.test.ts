import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { withoutChance } from './change-log.ts';
import { shopCases } from './shop-cases.ts';
import { LOOKS, waitingPayments } from './shop-waiting-cases.ts';
import { Terse } from './terse.ts';
import { provider } from './told-provider.ts';
import { WhatChanges } from './what-changes.ts';

let shop: WhatChanges;
beforeAll(async () => {
  shop = await WhatChanges.start({}, provider.gateways);
  shop.alsoDone = provider.told;
  shop.onPutBack = provider.forget;
}, 120_000);
afterEach(() => shop.putBack());
afterAll(() => shop.close());

test.each(Object.entries(shopCases))(
  'what %s changes is what is committed (after an intended change: -u)',
  async (operation, cases) => {
    await expect(await shop.tellAll(cases)).toMatchFileSnapshot(`changes/shop/${operation}.txt`);
  },
  120_000,
);

test('what becomes of payments of which no notice comes is what is committed (after an intended change: -u)', async () => {
  const terse = new Terse();
  const told: string[] = [];
  for (const [title, place] of Object.entries(waitingPayments)) {
    await place(shop);
    await shop.log.unheard(async () => provider.told());
    const lines: string[] = [];
    for (const [when, after] of LOOKS) lines.push(...(await shop.jobs(when, after)));
    told.push(`# ${title}`, terse.newIn(withoutChance(lines.join('\n'))), '');
    await shop.putBack();
  }
  await expect(told.join('\n')).toMatchFileSnapshot('changes/shop/waitingPayments.txt');
}, 120_000);
