import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  sendAnswerAgain,
  approveAnswer,
  mailAgreementAgain,
  recallAnswer,
} from '#server/answers/approve-answer.ts';
import type { PersonActor } from '#server/store/audit.ts';
import type { Store } from '#server/store/store.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';
import { approvedNow, paidOrder, sentOrder } from './paid-order.ts';

let store: Store;
let person: PersonActor;
beforeAll(async () => {
  store = await startTestStore();
  const id = randomUUID();
  await store.db
    .insertInto('desk_person')
    .values({ id, role: 'owner', name: 'Ludmiła', email: 'ludmila@example.com' })
    .execute();
  person = { kind: 'person', id, name: 'Ludmiła', role: 'owner' };
});
afterAll(() => store.close());

const rowOf = (orderId: number) =>
  store.db
    .selectFrom('shop_order')
    .leftJoin('answer', 'answer.order_id', 'shop_order.id')
    .select(['email', 'answer_key', 'rating_key', 'revision'])
    .where('shop_order.id', '=', orderId)
    .executeTakeFirstOrThrow();
const seenOf = async (orderId: number) => (await rowOf(orderId)).revision ?? 0;

test('links of an answer that is mailed again hold on at the same address, and are renewed for another one', async () => {
  const { orderId } = await sentOrder(store.db);
  const before = await rowOf(orderId);
  expect(before).toMatchObject({ answer_key: expect.any(String), rating_key: expect.any(String) });
  const again = async (email: string) =>
    sendAnswerAgain(store.db, orderId, { seen: await seenOf(orderId), email }, person);
  expect(await again(before.email)).toEqual({ kind: 'done' });
  expect(await rowOf(orderId)).toMatchObject({
    answer_key: before.answer_key,
    rating_key: before.rating_key,
  });
  expect(await again('inny@example.com')).toEqual({ kind: 'done' });
  const after = await rowOf(orderId);
  expect(after.email).toBe('inny@example.com');
  expect([after.answer_key, after.rating_key]).toEqual([expect.any(String), expect.any(String)]);
  expect([after.answer_key === before.answer_key, after.rating_key === before.rating_key]).toEqual([
    false,
    false,
  ]);
  const noted = await store.db
    .selectFrom('audit')
    .select('fields')
    .where('action', '=', 'answer.sent-again')
    .orderBy('id')
    .execute();
  expect(noted).toEqual([{ fields: [] }, { fields: ['email'] }]);
});

test('an answer that cannot be rated cannot be rated by its new address either', async () => {
  const { orderId } = await sentOrder(store.db);
  await store.db.updateTable('shop_order').set({ rating_key: null }).where('id', '=', orderId).execute();
  const mended = { seen: await seenOf(orderId), email: 'inny@example.com' };
  expect(await sendAnswerAgain(store.db, orderId, mended, person)).toEqual({ kind: 'done' });
  expect((await rowOf(orderId)).rating_key).toBeNull();
});

test('whoever changes the answer of an order that was put away meanwhile is told of its state, not of a newer text', async () => {
  const { orderId } = await paidOrder(store.db);
  await approvedNow(store.db, orderId);
  const seen = await seenOf(orderId);
  await store.db.updateTable('shop_order').set({ deleted: true }).where('id', '=', orderId).execute();
  const outcomes = [
    await approveAnswer(store.db, orderId, { seen, draftVersion: 1, sendAt: null }, person),
    await recallAnswer(store.db, orderId, { seen }, person),
    await mailAgreementAgain(store.db, orderId, { seen, email: undefined }, person),
    await sendAnswerAgain(store.db, orderId, { seen, email: undefined }, person),
  ];
  expect(outcomes).toEqual(outcomes.map(() => ({ kind: 'not-waiting' })));
});
