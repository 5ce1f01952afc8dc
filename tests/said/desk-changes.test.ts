import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WhatChanges } from './what-changes.ts';
import { WRITES } from '#tests/server/desk/operations.ts';
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

/** Operations of orders, answers, money and messages, which are told elsewhere. */
const ELSEWHERE = [
  'addOrderNote',
  'approveAnswer',
  'beginCorrection',
  'callOffOrder',
  'carryOutWithdrawal',
  'dealWithWithdrawal',
  'decideDifference',
  'decideRatingWords',
  'dropCorrection',
  'erasePersonalData',
  'exportBooks',
  'exportOrders',
  'exportPayouts',
  'exportPersonalData',
  'findPersonalData',
  'finishMessages',
  'giveBack',
  'handOverAnswer',
  'listOrders',
  'mailAgreementAgain',
  'markMessage',
  'noteInvoice',
  'pasteMessage',
  'previewMoneyMail',
  'recallAnswer',
  'recallOrderMail',
  'recallReply',
  'releaseEditLock',
  'removeOrderNote',
  'replyToMessage',
  'retimeAnswer',
  'saveDraft',
  'searchDesk',
  'searchMessages',
  'sendAnswerAgain',
  'sendBackAnswer',
  'setAnswerPage',
  'settleRefunds',
  'suggestDraft',
  'suggestOrders',
  'takeEditLock',
  'writeOrderMail',
];

test('every operation that changes something has its cases', () => {
  expect([...Object.keys(deskCases), ...ELSEWHERE].toSorted()).toEqual(WRITES.map(({ id }) => id).toSorted());
});
