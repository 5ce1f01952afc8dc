import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAnswerRequest } from '#server/answers/answer-request.ts';
import type { Store } from '#server/store/store.ts';
import { offerOf, orderOf } from '#tests/server/support/order-requests.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';
import { callOff, draftOrder, paidOrder } from './paid-order.ts';

let store: Store;
beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());

test('a paid order is read with all that was asked, its partner and the promised time', async () => {
  const questions = [{ content: 'Pierwsze?' }, { content: 'Drugie?' }];
  const request = orderOf('Wrozba', { fairyProductId: offerOf('Wrozba', 2).id, questions });
  const two = await findAnswerRequest(store.db, (await paidOrder(store.db, request)).orderId);
  expect(two).toMatchObject({
    // Found by it in what she typed, so that no model reads it.
    email: 'anna@example.com',
    customer: { name: 'Anna', birthDate: '1990-05-03', birthTime: null, city: null },
    partner: null,
    questions: [
      { sequenceNumber: 1, content: 'Pierwsze?' },
      { sequenceNumber: 2, content: 'Drugie?' },
    ],
  });
  expect(Math.round(((two?.promisedUntil.getTime() ?? 0) - Date.now()) / 3_600_000)).toBe(12);
  const { orderId } = await paidOrder(store.db, orderOf('Tarot_partnerski'));
  expect(await findAnswerRequest(store.db, orderId)).toMatchObject({
    partner: { name: 'Piotr', birthDate: '1988-12-31' },
  });
});

test('an order that is unpaid or called off waits for no answer; an unpaid one is not called off by hand', async () => {
  const draft = await draftOrder(store.db);
  // Its payment may be under way.
  expect(await callOff(store.db, draft.orderId)).toBe(false);
  const canceled = await paidOrder(store.db);
  expect(await callOff(store.db, canceled.orderId)).toBe(true);
  for (const { orderId } of [draft, canceled])
    expect(await findAnswerRequest(store.db, orderId)).toBeUndefined();
});
