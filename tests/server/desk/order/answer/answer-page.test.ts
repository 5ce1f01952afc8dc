import { afterAll, beforeAll, expect, test } from 'vitest';
import { stripOrders } from '#server/people/strip-orders.ts';
import { mailedOrder } from '#tests/server/answer-page/sent-letter.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { TestDesk, type Signed } from '../../test-desk.ts';

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
});
afterAll(() => desk.close());

const keyOf = async (orderId: number) =>
  (
    await desk.store.db
      .selectFrom('shop_order')
      .select('answer_key')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).answer_key;
const answerOf = async (orderId: number) => {
  const { answer } = (await desk.call('GET', `/orders/${orderId}`, { as: owner })).json<{
    answer: { revision: number; page?: string };
  }>();
  return answer;
};
const set = async (orderId: number, isOpen: boolean, seen?: number) =>
  desk.call('PUT', `/orders/${orderId}/answer/page`, {
    as: owner,
    payload: { seen: seen ?? (await answerOf(orderId)).revision, isOpen },
  });

test('an owner closes an answer’s page and opens it again with another key; the old key stays invalid [RD-5]', async () => {
  const { orderId } = await mailedOrder(desk.store.db, orderOf('Tarot'), { text: 'Karty mówią: jedź.' });
  const first = await keyOf(orderId);
  expect((await answerOf(orderId)).page).toBe('open');
  const closed = await set(orderId, false);
  expect([closed.statusCode, closed.json<{ page: string }>().page]).toEqual([200, 'closed']);
  expect(await keyOf(orderId)).toBeNull();
  // Whoever saw an older state, or presses twice, changes nothing.
  expect((await set(orderId, true, 0)).statusCode).toBe(409);
  expect((await set(orderId, false)).statusCode).toBe(409);
  expect((await set(orderId, true)).json<{ page: string }>().page).toBe('open');
  const second = await keyOf(orderId);
  expect(second).not.toBeNull();
  expect(second).not.toBe(first);
  const order = await desk.call('GET', `/orders/${orderId}`, { as: owner });
  for (const key of [first, second]) expect(order.body).not.toContain(String(key));
  expect(order.body).toContain('answer-page.closed');
});

test('a page that went with its customer’s data is neither closed nor opened [RD-5]', async () => {
  const { db } = desk.store;
  for (const isOpen of [true, false]) {
    const { orderId } = await mailedOrder(db, orderOf('Tarot'), { text: 'Karty mówią: jedź.' });
    if (isOpen) await set(orderId, false);
    await db.transaction().execute((trx) => stripOrders(trx, [orderId]));
    expect((await set(orderId, isOpen)).statusCode).toBe(409);
  }
});

test('a specialist does not, and an answer that was not sent has no page to close', async () => {
  const { orderId, fairyProductId } = {
    ...(await mailedOrder(desk.store.db, orderOf('Tarot'), { text: 'Karty mówią: jedź.' })),
    fairyProductId: orderOf('Tarot').fairyProductId,
  };
  const { fairy_id: fairy } = await desk.store.db
    .selectFrom('fairy_product')
    .select('fairy_id')
    .where('id', '=', fairyProductId)
    .executeTakeFirstOrThrow();
  const specialist = await desk.sign('specialist', fairy, 'Jagna');
  const refused = await desk.call('PUT', `/orders/${orderId}/answer/page`, {
    as: specialist,
    payload: { seen: 0, isOpen: false },
  });
  expect(refused.statusCode).toBeGreaterThanOrEqual(403);
  expect(await keyOf(orderId)).not.toBeNull();
});
