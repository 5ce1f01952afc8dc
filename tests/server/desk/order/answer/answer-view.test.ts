import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import catalogue from '#server/seed/catalogue.json';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { approveText, paidOrder, sentOrder } from '../../../answers/paid-order.ts';
import { TestDesk, type Signed } from '../../test-desk.ts';

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
});
afterAll(() => desk.close());

const answerOf = async (orderId: number): Promise<DeskSchemas['Answer']> =>
  (await desk.call('GET', `/orders/${orderId}`, { as: owner })).json().answer;
const save = (orderId: number, text: string) =>
  desk.call('PUT', `/orders/${orderId}/answer/draft`, {
    as: owner,
    payload: { seenVersion: 0, text, responses: [] },
  });
const TAROT = catalogue.products.find(({ productType }) => productType === 'Tarot')?.id;
/** Offers of one service, each by another specialist. */
const offers = catalogue.fairyProducts.filter(({ productId }) => productId === TAROT);
const by = (fairy: number) => orderOf('Tarot', { fairyProductId: offers[fairy]?.id ?? '' });

/** A sent answer of so many words, by one of the specialists. */
async function sentBy(fairy: number, words: number): Promise<number> {
  const { orderId } = await sentOrder(desk.store.db, by(fairy));
  await sql`insert into answer_draft (order_id, version, author_kind, author_name, autosave, text, responses, cards, words, created_at)
    values (${orderId}, 1, 'person', 'Jagna', false, 'Jedź.', '[]', '[]', ${words}, now())`.execute(
    desk.store.db,
  );
  return orderId;
}

test('the usual length is that of this specialist’s sent answers, once there are five of them', async () => {
  const mine = (await paidOrder(desk.store.db, by(0))).orderId;
  const others = (await paidOrder(desk.store.db, by(1))).orderId;
  for (let count = 0; count < 4; count += 1) await sentBy(0, 200);
  for (let count = 0; count < 5; count += 1) await sentBy(1, 900);
  expect([(await answerOf(mine)).usualWords, (await answerOf(others)).usualWords]).toEqual([
    null,
    { from: 900, to: 900 },
  ]);
  await sentBy(0, 200);
  expect((await answerOf(mine)).usualWords).toEqual({ from: 200, to: 200 });
  // One that was approved and is not sent yet does not count.
  for (let count = 0; count < 5; count += 1) {
    const waiting = await paidOrder(desk.store.db, by(0));
    await save(waiting.orderId, 'Jedź, ale nie sama i nie na długo.');
    await approveText(desk.store.db, waiting.orderId, 'Jedź, ale nie sama i nie na długo.');
  }
  expect((await answerOf(mine)).usualWords).toEqual({ from: 200, to: 200 });
});

test('that a draft was handed over is said until its answer was sent', async () => {
  const { orderId } = await sentOrder(desk.store.db);
  await sql`insert into answer_review (order_id, kind, draft_version, person_name, note, at)
    values (${orderId}, 'handed-over', 1, 'Róża', null, now())`.execute(desk.store.db);
  expect(await answerOf(orderId)).not.toHaveProperty('review');
  const { orderId: waiting } = await paidOrder(desk.store.db);
  await save(waiting, 'Karty mówią: jedź.');
  await sql`insert into answer_review (order_id, kind, draft_version, person_name, note, at)
    values (${waiting}, 'handed-over', 1, 'Róża', null, now())`.execute(desk.store.db);
  expect((await answerOf(waiting)).review).toMatchObject({ kind: 'handed-over', by: 'Róża' });
});

test('nobody writes at an answer that was sent, however lately its writer touched it', async () => {
  const { orderId } = await paidOrder(desk.store.db);
  await save(orderId, 'Karty mówią: jedź.');
  expect((await answerOf(orderId)).holder).toMatchObject({ name: 'Ludmiła', isMe: true });
  await approveText(desk.store.db, orderId, 'Karty mówią: jedź.');
  await desk.store.db
    .updateTable('shop_order')
    .set({
      status: 'SENT',
      response: 'Karty mówią: jedź.',
      scheduled_for: new Date(),
      answered_at: new Date(),
    })
    .where('id', '=', orderId)
    .execute();
  expect(await answerOf(orderId)).toMatchObject({ state: 'sent', holder: null });
});

test('that a model declined is said until somebody has written after it, and again if it declines later', async () => {
  const { orderId } = await paidOrder(desk.store.db);
  await save(orderId, 'Karty mówią: jedź.');
  const declined = (minutes: number) =>
    sql`update answer set suggestion = 'declined', suggestion_why = 'silent', suggestion_at = ${new Date(
      desk.clock.now().getTime() + minutes * 60_000,
    )} where order_id = ${orderId}`.execute(desk.store.db);
  await declined(-5);
  expect((await answerOf(orderId)).suggestion).toBeUndefined();
  await declined(5);
  expect((await answerOf(orderId)).suggestion).toEqual({ state: 'declined', why: 'silent' });
});
