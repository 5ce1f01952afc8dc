import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WhatChanges } from './what-changes.ts';
import { WRITES } from '#tests/server/desk/operations.ts';
import { deskCases } from './desk-cases.ts';
import { orderAndMoneyCases } from './orders-and-money.ts';
import { shorter } from './shorter.ts';

let shop: WhatChanges;
beforeAll(async () => {
  shop = await WhatChanges.start();
}, 120_000);
afterEach(() => shop.putBack());
afterAll(() => shop.close());

test.each(Object.entries(deskCases))(
  'what %s changes is what is committed (after an intended change: -u)',
  async (operation, cases) => {
    await expect(shorter(await shop.tellAll(cases))).toMatchFileSnapshot(`changes/${operation}.txt`);
  },
);

test('every operation of the desk that changes something has its cases', () => {
  const told = new Set([...Object.keys(deskCases), ...Object.keys(orderAndMoneyCases)]);
  expect(WRITES.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([]);
});
