import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adjacentMonth } from '#desk/books/month.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { stripOrders } from '#server/people/strip-orders.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

let desk: TestDesk;
let owner: Signed;
let orders: { orderId: number; paymentId: string; totalPrice: number }[];
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
  orders = [];
  for (let made = 0; made < 4; made += 1) orders.push(await paidOrder(desk.store.db));
});
afterAll(() => desk.close());

const monthOf = async (month: string): Promise<DeskSchemas['BookMonth']> => {
  const answer = await desk.call('GET', `/books/${month}`, { as: owner });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json();
};
const csvOf = async (month: string) =>
  (await desk.call('POST', `/books/${month}/csv`, { as: owner })).body.split('\r\n').slice(1, -1);
const payAt = (order: number, at: string) =>
  sql`update shop_order set paid_at = ${at} where id = ${orders[order]?.orderId}`.execute(desk.store.db);
const refund = async (order: number, amount: number, at: string, state = 'done') =>
  sql`insert into refund (payment_id, idempotency_key, amount, currency, asked_by, state, updated_at)
    values (${orders[order]?.paymentId}, gen_random_uuid(), ${amount}, 'PLN', 'test', ${state}, ${at})`.execute(
    desk.store.db,
  );

test('a month begins and ends in Warsaw, and a refund stands in the month in which it arrived [DK-20]', async () => {
  await payAt(0, '2025-03-31T21:59:59Z');
  await payAt(1, '2025-03-31T22:00:00Z');
  await payAt(2, '2025-10-31T22:59:59Z');
  await payAt(3, '2025-10-31T23:00:00Z');
  await refund(0, 500, '2025-04-02T10:00:00Z');
  await refund(1, 700, '2025-04-02T10:00:00Z', 'pending');
  const [first = orders[0], second] = orders;
  const price = first?.totalPrice ?? 0;
  const april = await monthOf('2025-04');
  expect(april.entries).toMatchObject([
    { kind: 'sale', orderId: second?.orderId, amount: price },
    { kind: 'refund', orderId: first?.orderId, amount: -500 },
  ]);
  expect(april.sums).toEqual([
    { currency: 'PLN', count: 2, sales: price, refunds: 500, chargebacks: 0, total: price - 500 },
  ]);
  expect([april.first, (await monthOf('2025-03')).sums[0]?.count]).toEqual(['2025-03', 1]);
  expect((await monthOf('2025-10')).entries.map(({ orderId }) => orderId)).toEqual([orders[2]?.orderId]);
});

test('the file says the same as the screen, keeps erased customers’ sales, and no cell is a formula [DK-20]', async () => {
  const { db } = desk.store;
  await sql`insert into payment_dispute (provider_dispute_id, payment_id, amount, currency, reason, status, closed_at)
    values ('dp_1', ${orders[1]?.paymentId}, 900, 'PLN', 'fraudulent', 'lost', '2025-04-20T10:00:00Z'),
      ('dp_2', ${orders[1]?.paymentId}, 900, 'PLN', 'fraudulent', 'won', '2025-04-20T10:00:00Z')`.execute(db);
  await sql`update shop_order set product_name = '=1+1' where id = ${orders[1]?.orderId}`.execute(db);
  await db.transaction().execute((trx) => stripOrders(trx, [orders[1]?.orderId ?? 0]));
  const lines = await csvOf('2025-04');
  const cells = lines.map((line) => line.split(';'));
  const amounts = cells.map((line) => Math.round(Number(line[7]?.replace(',', '.')) * 100));
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe((await monthOf('2025-04')).sums[0]?.total);
  expect(cells.map((line) => line[1])).toEqual(['sprzedaż', 'zwrot', 'obciążenie zwrotne']);
  expect(cells[0]).toEqual([
    '2025-04-01 00:00',
    'sprzedaż',
    String(orders[1]?.orderId),
    `'=1+1`,
    'PayU',
    `PAYU-${orders[1]?.paymentId}`,
    orders[1]?.paymentId,
    expect.stringMatching(/^\d+,\d\d$/),
    'PLN',
  ]);
});

test('whenever money came and went, the months together are the ledger [DK-20]', async () => {
  const moments = fc.array(
    fc.date({ min: new Date('2024-01-01'), max: new Date('2025-12-30'), noInvalidDate: true }),
    {
      minLength: 4,
      maxLength: 4,
    },
  );
  const months = Array.from({ length: 26 }, (_, at) => adjacentMonth('2023-12', at));
  const ledger = async () => {
    const { rows } = await sql<{ total: number }>`
      select ((select sum(amount) from payment) - (select sum(amount) from refund where state = 'done')
        - (select sum(amount) from payment_dispute where status = 'lost'))::int as total`.execute(
      desk.store.db,
    );
    return rows[0]?.total;
  };
  await fc.assert(
    fc.asyncProperty(moments, async (drawn) => {
      for (const [order, at] of drawn.entries()) await payAt(order, at.toISOString());
      let total = 0;
      for (const month of months) total += (await monthOf(month)).sums[0]?.total ?? 0;
      expect(total).toBe(await ledger());
    }),
    { numRuns: 5 },
  );
});

test.each(['2025-13', '25-01', 'x', '2025-01-01'])('%s is no month', async (month) => {
  expect((await desk.call('GET', `/books/${month}`, { as: owner })).statusCode).toBe(400);
});
