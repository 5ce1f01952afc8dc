import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { minorUnits } from '#domain/grosze.ts';
import { shopDate } from '#domain/shop-day.ts';
import { shareOf } from '#server/desk/books/payouts.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { applyPaymentUpdate } from '#server/orders/payment-ledger.ts';
import type { PlacedOrder } from '#server/orders/placed-order.ts';
import { applyRefundUpdate } from '#server/refunds/apply-refund-update.ts';
import { stripOrders } from '#server/people/strip-orders.ts';
import { draftOrder } from '#tests/server/answers/paid-order.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
});
afterAll(() => desk.close());
beforeEach(async () => {
  await sql`delete from refund`.execute(desk.store.db);
  await sql`delete from shop_order`.execute(desk.store.db);
});

/** Moves the clock of the books, which is the database's. */
const at = (moment: string) =>
  sql`alter table money_movement alter column happened_at set default ${sql.lit(moment)}`.execute(
    desk.store.db,
  );
const pays = ({ paymentId }: PlacedOrder, amount: number, currency = 'PLN') =>
  applyPaymentUpdate(desk.store.db, {
    updateId: randomUUID(),
    paymentId,
    providerPaymentId: `PAYU-${paymentId}`,
    status: 'COMPLETED',
    amount: minorUnits(amount),
    currency,
  });
const buys = async (email: string, type: 'Tarot' | 'Wrozba' = 'Tarot', couponCode?: string) => {
  const order = orderOf(type, couponCode === undefined ? {} : { couponCode });
  const placed = await draftOrder(desk.store.db, { ...order, customer: { ...order.customer, email } });
  await pays(placed, placed.totalPrice);
  return placed;
};
const refunds = (order: PlacedOrder, amount: number) =>
  applyRefundUpdate(desk.store.db, 'PAYU', {
    providerPaymentId: `PAYU-${order.paymentId}`,
    providerRefundId: randomUUID(),
    state: 'done',
    amount: minorUnits(amount),
    currency: 'PLN',
  });
const sums = async (query: string): Promise<DeskSchemas['Sums']> => {
  const answer = await desk.call('GET', `/sums?${query}`, { as: owner });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json();
};
const payouts = async (month: string): Promise<DeskSchemas['Payouts']> =>
  (await desk.call('GET', `/payouts/${month}`, { as: owner })).json();
const fairyOf = async ({ orderId }: PlacedOrder) =>
  desk.store.db
    .selectFrom('shop_order')
    .innerJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
    .innerJoin('fairy', 'fairy.id', 'fairy_id')
    .select(['fairy.id', 'fairy.name', 'product_id as productId', 'full_price as fullPrice'])
    .where('shop_order.id', '=', orderId)
    .executeTakeFirstOrThrow();

test('a year has its months beside those of the year before, by Warsaw’s clock [DK-20]', async () => {
  await at('2022-12-31T22:59:59Z');
  const earlier = await buys('a@example.com');
  await at('2022-12-31T23:00:00Z');
  const newYear = await buys('b@example.com');
  await refunds(newYear, 500);
  await at('2023-12-05T10:00:00Z');
  await buys('c@example.com');
  const year = await sums('by=time&period=2023');
  const price = earlier.totalPrice;
  expect(year.rows.map(({ key, now, before }) => [key, now.total, before.total])).toEqual([
    ['01', price - 500, 0],
    ['12', price, price],
  ]);
  expect(year.total.now).toMatchObject({ count: 2, sales: 2 * price, back: 500, total: 2 * price - 500 });
  expect(year.total.before).toMatchObject({ count: 1, total: price });
  const january = await sums('by=time&period=2023-01');
  expect(january.rows.map(({ key, now }) => [key, now.total])).toEqual([['01', price - 500]]);
  expect((await sums('by=time')).rows.map(({ key, now }) => [key, now.total])).toEqual([
    ['2022', price],
    ['2023', 2 * price - 500],
  ]);
});

test('a period that is not over stands beside as many days of the year before [DK-20]', async () => {
  const today = shopDate(new Date());
  const lastYear = Number(today.slice(0, 4)) - 1;
  await at(`${lastYear}-01-01T10:00:00Z`);
  const first = await buys('a@example.com');
  await at(`${lastYear}-12-31T10:00:00Z`);
  await buys('b@example.com');
  const isOver = today.endsWith('-12-31');
  const year = await sums(`by=time&period=${lastYear + 1}`);
  expect(year.total.before.total).toBe(first.totalPrice * (isOver ? 2 : 1));
  expect(year.rows.map(({ key }) => key)).toEqual(isOver ? ['01', '12'] : ['01']);
  expect((await sums(`by=time&period=${lastYear}`)).total.now.count).toBe(2);
  expect((await sums(`by=time&period=${lastYear + 1}-12`)).total.before.count).toBe(isOver ? 1 : 0);
});

test('sums by specialist, service and coupon outlive the customer and a change of her order [DK-20]', async () => {
  const { db } = desk.store;
  await sql`insert into coupon (code, percent, valid_from) values ('RACHUNEK', 10, '2020-01-01')`.execute(db);
  await at('2021-05-10T10:00:00Z');
  const one = await buys('a@example.com', 'Tarot', 'RACHUNEK');
  const other = await buys('b@example.com', 'Wrozba');
  const [fairy, itsFairy] = [await fairyOf(one), await fairyOf(other)];
  await db.transaction().execute((trx) => stripOrders(trx, [one.orderId]));
  const given = (fairy.fullPrice ?? 0) - one.totalPrice;
  expect(given).toBeGreaterThan(0);
  const coupons = await sums('by=coupon&period=2021-05');
  expect(coupons.rows).toEqual([
    expect.objectContaining({
      key: 'RACHUNEK',
      name: 'RACHUNEK',
      now: expect.objectContaining({ givenAway: given }),
    }),
  ]);
  expect(coupons.total.now.count).toBe(2);
  const products = await sums('by=product&period=2021');
  expect(new Map(products.rows.map(({ key, now }) => [key, now.total]))).toEqual(
    new Map([
      [fairy.productId, one.totalPrice],
      [itsFairy.productId, other.totalPrice],
    ]),
  );
  const fairies = await sums('by=fairy&period=2021-05');
  expect(fairies.rows.reduce((sum, { now }) => sum + now.total, 0)).toBe(one.totalPrice + other.totalPrice);
  expect(fairies.rows.map(({ name }) => name)).toEqual(expect.arrayContaining([fairy.name, itsFairy.name]));
});

test('codes of a batch are one coupon, and money of another currency is left out and said [DK-20]', async () => {
  const { db } = desk.store;
  const { id } = await db
    .insertInto('coupon_batch')
    .values({ name: 'Targi' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into coupon (code, percent, valid_from, max_uses, batch) values
    ('TARGI-A', 10, '2020-01-01', 1, ${id}), ('TARGI-B', 10, '2020-01-01', 1, ${id})`.execute(db);
  await at('2019-05-10T10:00:00Z');
  await buys('a@example.com', 'Tarot', 'TARGI-A');
  await buys('b@example.com', 'Tarot', 'TARGI-B');
  await pays(await draftOrder(db), 900, 'EUR');
  const { rows, total, hasOtherCurrencies } = await sums('by=coupon&period=2019');
  expect(rows.map(({ key, name, now }) => [key, name, now.count])).toEqual([[id, 'Targi', 2]]);
  expect([total.now.count, hasOtherCurrencies]).toEqual([2, true]);
});

test('a customer is new with her first purchase and returns with the next, however she writes her address [DK-20]', async () => {
  await at('2020-03-01T10:00:00Z');
  await buys('raz@example.com');
  // What was never paid for is no purchase.
  const begun = orderOf('Tarot');
  await draftOrder(desk.store.db, { ...begun, customer: { ...begun.customer, email: 'dwa@example.com' } });
  await buys('dwa@example.com');
  await buys('RAZ@example.com');
  expect((await sums('by=time&period=2020-03')).total.now).toMatchObject({
    count: 3,
    newcomers: 2,
    returning: 1,
  });
});

test('sums of years go beyond what one payment can be [DK-20]', async () => {
  await at('2017-05-10T10:00:00Z');
  const order = await buys('a@example.com');
  await buys('b@example.com');
  // As thousands of sales: movements are written for good, so by a hand that the trigger does not see.
  await sql`alter table money_movement disable trigger user`.execute(desk.store.db);
  await sql`update money_movement set amount = 2147483647, given_away = 2147483647`.execute(desk.store.db);
  await sql`alter table money_movement enable trigger user`.execute(desk.store.db);
  const most = 2 * 2_147_483_647;
  expect((await sums('by=time')).total.now).toMatchObject({ sales: most, total: most, givenAway: most });
  const { id } = await fairyOf(order);
  expect((await payouts('2017-05')).rows.find(({ fairyId }) => fairyId === id)?.sales).toBe(most);
});

test('sums are read from the index of the movements alone [DK-20]', async () => {
  const { db } = desk.store;
  await sql`set enable_seqscan = off`.execute(db);
  const { rows } = await sql<Record<string, string>>`explain
    select fairy_id, kind, amount, given_away, is_returning, product_id, coupon_code from money_movement
    where currency = 'PLN' and happened_at >= '2020-01-01' and happened_at < '2021-01-01'`.execute(db);
  await sql`reset enable_seqscan`.execute(db);
  expect(rows.map((row) => Object.values(row).join('')).join('\n')).toMatch(
    /Index Only Scan using money_movement_month/,
  );
});

test('a specialist gets her share of what is left of a month, from the month on in which it was set [DK-20]', async () => {
  await at('2018-02-10T10:00:00Z');
  const order = await buys('a@example.com');
  await refunds(order, 501);
  await at('2018-03-10T10:00:00Z');
  await refunds(order, 100);
  const { id, name } = await fairyOf(order);
  const set = (month: string, seen: number | null, percent: number | null) =>
    desk.call('PUT', `/payouts/${month}/${id}`, { as: owner, payload: { seen, percent } });
  const rowIn = async (month: string) => (await payouts(month)).rows.find(({ fairyId }) => fairyId === id);
  const left = order.totalPrice - 501;
  expect(await rowIn('2018-02')).toMatchObject({ name, total: left, percent: null, due: null });
  expect((await set('2018-02', null, 40)).statusCode).toBe(200);
  expect((await set('2018-03', 40, 50)).statusCode).toBe(200);
  expect(await rowIn('2018-01')).toMatchObject({ percent: null, due: null });
  expect(await rowIn('2018-02')).toMatchObject({
    count: 1,
    back: 501,
    percent: 40,
    since: '2018-02',
    due: Math.round(left * 0.4),
  });
  expect(await rowIn('2018-03')).toMatchObject({ count: 0, back: 100, due: -50, since: '2018-03' });
  expect((await payouts('2018-02')).due).toBe(Math.round(left * 0.4));
  expect((await payouts('2018-03')).due, 'what she owes counts too').toBe(-50);
  const stale = await set('2018-03', 40, 60);
  expect([stale.statusCode, stale.json().code]).toEqual([409, 210]);
  expect(stale.json().current.rows).toEqual((await payouts('2018-03')).rows);
  expect((await set('2018-04', 50, null)).statusCode).toBe(200);
  expect(await rowIn('2018-05')).toMatchObject({ percent: null, due: null });
  const unknown = await desk.call('PUT', `/payouts/2018-02/${randomUUID()}`, {
    as: owner,
    payload: { seen: null, percent: 1 },
  });
  expect(unknown.statusCode).toBe(404);
});

test('who has left the shop stands in the months in which she sold or money went back, and in no other [DK-20]', async () => {
  const { db } = desk.store;
  await at('2016-03-10T10:00:00Z');
  const order = await buys('a@example.com');
  await at('2016-04-10T10:00:00Z');
  await refunds(order, 100);
  const { id } = await fairyOf(order);
  const set = (month: string, seen: number | null, percent: number | null) =>
    desk.call('PUT', `/payouts/${month}/${id}`, { as: owner, payload: { seen, percent } });
  await set('2016-03', null, 50);
  await set('2016-06', 50, null);
  const months = ['2016-02', '2016-03', '2016-04', '2016-05'];
  const standsIn = async () =>
    (await Promise.all(months.map(payouts))).map(({ rows }) => rows.some(({ fairyId }) => fairyId === id));
  expect(await standsIn()).toEqual([true, true, true, true]);
  const leaves = (archived_at: Date | null) =>
    db.updateTable('fairy').set({ archived_at }).where('id', '=', id).execute();
  await leaves(new Date());
  expect(await standsIn()).toEqual([false, true, true, false]);
  expect((await payouts('2016-04')).due).toBe(-50);
  await leaves(null);
});

test('the file of payouts has who brought something, with what she gets; taking it is noted [DK-20]', async () => {
  const { db } = desk.store;
  await at('2017-06-10T10:00:00Z');
  const order = await buys('a@example.com');
  const { id } = await fairyOf(order);
  await sql`update fairy set name = '=1+1' where id = ${id}`.execute(db);
  const path = `/payouts/2017-06/${id}`;
  await desk.call('PUT', path, { as: owner, payload: { seen: null, percent: 100 } });
  const file = await desk.call('POST', '/payouts/2017-06/csv', { as: owner });
  expect(file.body.split('\r\n').slice(1)).toEqual([
    expect.stringMatching(/^2017-06;'=1\+1;1;\d+,\d\d;0,00;(\d+,\d\d);100;\1;PLN$/),
    '',
  ]);
  // Who sold nothing in a month in which a refund went, owes its share.
  await at('2017-07-10T10:00:00Z');
  await refunds(order, 100);
  const later = await desk.call('POST', '/payouts/2017-07/csv', { as: owner });
  expect(later.body.split('\r\n').slice(1)).toEqual(["2017-07;'=1+1;0;0,00;1,00;-1,00;100;-1,00;PLN", '']);
  const noted = await db
    .selectFrom('audit')
    .select('action')
    .where('action', 'in', ['share.changed', 'payouts.exported'])
    .where(sql<boolean>`entity_id in ('2017-06', ${id})`)
    .execute();
  expect(noted.map(({ action }) => action)).toEqual(expect.arrayContaining(['payouts.exported']));
});

test.each([
  [101, 50, 51],
  [-101, 50, -50],
  [0, 40, 0],
  [-1, 1, 0],
])('%i grosze at %i percent are %i, without a negative nothing', (total, percent, due) => {
  expect(shareOf(minorUnits(total) as Parameters<typeof shareOf>[0], percent)).toBe(due);
});
