import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WhatChanges } from './what-changes.ts';
import { deskCases } from './desk-cases.ts';
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
