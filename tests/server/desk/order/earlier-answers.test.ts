import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAnswerTo } from '#server/answers/answered-order.ts';
import { stripOrders } from '#server/people/strip-orders.ts';
import { offerOf, orderOf } from '#tests/server/support/order-requests.ts';
import { paidOrder, sentOrder } from '../../answers/paid-order.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

let desk: TestDesk;
let specialist: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  const { fairy_id: fairyId } = await desk.store.db
    .selectFrom('fairy_product')
    .select('fairy_id')
    .where('id', '=', offerOf('Tarot').id)
    .executeTakeFirstOrThrow();
  specialist = await desk.sign('specialist', fairyId, 'Jagna');
});
afterAll(() => desk.close());

test('a specialist sees what the same address got from her before, until its data are deleted [RD-6]', async () => {
  const { db } = desk.store;
  const from = (email: string) => {
    const order = orderOf('Tarot');
    return { ...order, customer: { ...order.customer, email } };
  };
  const first = await sentOrder(db, from('ewa@example.com'));
  await sentOrder(db, from('other@example.com'));
  await paidOrder(db, from('ewa@example.com'));
  const next = await paidOrder(db, from('Ewa@example.com'));
  const earlierOf = async ({ orderId }: { orderId: number }) => {
    const response = await desk.call('GET', `/orders/${orderId}`, { as: specialist });
    return response.json<{ earlier: { orderId: number; productName: string }[] }>().earlier;
  };
  expect(await earlierOf(next)).toMatchObject([{ orderId: first.orderId, productName: first.productName }]);
  expect(await earlierOf(first)).toEqual([]);
  await db.transaction().execute((trx) => stripOrders(trx, [first.orderId]));
  expect(await earlierOf(next)).toEqual([]);
});

test('they are found by the indexes of both addresses, of a gift and of an own answer', async () => {
  const plan = await desk.store.db.connection().execute(async (one) => {
    await sql`set enable_seqscan = off`.execute(one);
    const rows = await one
      .selectFrom('shop_order')
      .select('id')
      .where(isAnswerTo('ewa@example.com'))
      .explain<Record<string, string>>();
    await sql`reset enable_seqscan`.execute(one);
    return rows.map((row) => Object.values(row).join('')).join('\n');
  });
  expect(plan).toMatch(/shop_order_gift_email[\s\S]+Bitmap Index Scan on shop_order_email/);
});
