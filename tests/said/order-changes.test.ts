import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WhatChanges } from './what-changes.ts';
import { messageCases } from './message-cases.ts';
import { messageOrderCases } from './message-order-cases.ts';
import { moneyCases } from './money-cases.ts';
import { orderApprovalCases } from './order-approval-cases.ts';
import { orderCases } from './order-cases.ts';
import { orderDraftCases } from './order-draft-cases.ts';
import { orderPersonalCases } from './order-personal-cases.ts';
import { orderSentCases } from './order-sent-cases.ts';
import { readingBooksCases } from './reading-books-cases.ts';
import { readingCases } from './reading-cases.ts';

const CASES = {
  ...orderCases,
  ...orderDraftCases,
  ...orderApprovalCases,
  ...orderSentCases,
  ...moneyCases,
  ...messageCases,
  ...messageOrderCases,
  ...orderPersonalCases,
  ...readingCases,
  ...readingBooksCases,
};

let shop: WhatChanges;
beforeAll(async () => {
  shop = await WhatChanges.start({
    ANSWER_API_URL: 'http://127.0.0.1:9/v1',
    ANSWER_MODEL: 'model-testowy',
  });
  // Once for all tests, so that none has to put them back.
  await shop.postponeJobs();
  await shop.log.orderJobs();
  await shop.log.begin();
  shop.log.isSorted = true;
  shop.isBrief = true;
  shop.log.long = 110;
}, 120_000);
afterEach(() => shop.putBack());
afterAll(() => shop.close());

test.each(Object.entries(CASES))(
  'what %s changes is what is committed (after an intended change: -u)',
  async (operation, cases) => {
    await expect(await shop.tellAll(cases)).toMatchFileSnapshot(`changes/${operation}.txt`);
  },
  60_000,
);
