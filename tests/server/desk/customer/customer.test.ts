import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stripOrders } from '#server/people/strip-orders.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { draftOrder, paidOrder } from '#tests/server/answers/paid-order.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
});
afterAll(() => desk.close());

const orderBy = (email: string) => {
  const order = orderOf('Wrozba');
  return { ...order, customer: { ...order.customer, email } };
};
const write = (email: string) =>
  desk.store.db
    .insertInto('contact_message')
    .values({ first_name: 'Ewa', last_name: 'Kos', email, message: 'Kiedy będzie?' })
    .returning('id')
    .executeTakeFirstOrThrow();
const get = (path: string) => desk.call('GET', path, { as: owner });
const pageOf = async (key: string, query = ''): Promise<DeskSchemas['Customer']> => {
  const answer = await get(`/customers/${key}${query}`);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json();
};
const keyOf = async (orderId: number): Promise<string> =>
  (await get(`/orders/${orderId}`)).json().customerKey;

test('an order leads to all that its address has ordered, paid and written, however it was typed [DK-18]', async () => {
  const { db } = desk.store;
  const first = await paidOrder(db, orderBy('Ewa@Example.com'));
  const last = await draftOrder(db, orderBy('ewa@example.com'));
  await paidOrder(db, orderBy('iwa@example.com'));
  const { id } = await write('EWA@example.com');
  const key = await keyOf(last.orderId);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(await keyOf(first.orderId)).toBe(key);
  const { ordersOfCustomer } = (await get(`/orders/${last.orderId}`)).json();
  expect(ordersOfCustomer, 'the unpaid one is none of hers yet').toBe(1);
  expect((await get(`/messages/${id}`)).json().customerKey).toBe(key);
  // She is no customer before she pays.
  const created_at = new Date(Date.now() - 86_400_000);
  await db.updateTable('shop_order').set({ created_at }).where('id', '=', last.orderId).execute();
  const customer = await pageOf(key);
  expect(customer).toMatchObject({
    name: 'Anna',
    email: 'e…@example.com',
    counts: { orders: 2, paid: 1, messages: 1 },
    next: null,
    sums: [{ currency: 'PLN', count: 1, sales: first.totalPrice, total: first.totalPrice }],
  });
  expect(customer.orders.map(({ orderId }) => orderId)).toEqual([last.orderId, first.orderId]);
  expect(customer.firstAt).toBe(customer.lastAt);
  expect(customer.messages.map((message) => message.id)).toEqual([id]);
});

test('a page ends behind an order and the next begins there; both walk the index of her key [DK-18]', async () => {
  const { db } = desk.store;
  const orders: number[] = [];
  for (let count = 0; count < 21; count += 1)
    orders.push((await draftOrder(db, orderBy('stala@example.com'))).orderId);
  const key = await keyOf(orders[0] ?? 0);
  const { next, orders: latest } = await pageOf(key);
  expect([latest.length, next]).toEqual([20, orders[1]]);
  expect((await pageOf(key, `?after=${next}`)).orders.map(({ orderId }) => orderId)).toEqual([orders[0]]);
  // As in a shop with many orders: among these few no index is better than another.
  await sql`update pg_class set reltuples = 1000000, relpages = 1 where oid = 'shop_order'::regclass`.execute(
    db,
  );
  const { rows } = await sql<Record<string, string>>`explain select id from shop_order
    where customer_key = ${key} and fairy_product_id is not null and not deleted and id < ${next}
    order by id desc limit 21`.execute(db);
  const plan = rows.map((row) => Object.values(row).join('')).join('\n');
  expect(plan).toMatch(/shop_order_customer/);
  expect(plan).not.toMatch(/Sort/);
});

test('showing the address is noted with her order, or with her message when she has none, never with her key', async () => {
  const { db } = desk.store;
  const order = await draftOrder(db, orderBy('zofia@example.com'));
  const { id } = await write('tylko-pisze@example.com');
  const { customerKey } = (await get(`/messages/${id}`)).json();
  const shown = [await keyOf(order.orderId), customerKey].map((key) => get(`/customers/${key}/email`));
  expect((await Promise.all(shown)).map((answer) => answer.json().email)).toEqual([
    'zofia@example.com',
    'tylko-pisze@example.com',
  ]);
  const noted = await db
    .selectFrom('audit')
    .select(['entity', 'entity_id', 'fields'])
    .where('action', '=', 'email.shown')
    .execute();
  expect(noted).toEqual(
    expect.arrayContaining([
      { entity: 'order', entity_id: String(order.orderId), fields: ['email'] },
      { entity: 'letter', entity_id: id, fields: ['email'] },
    ]),
  );
  expect(noted).toHaveLength(2);
});

test('who has only written is called as in her latest message, and that one is noted with her address', async () => {
  const from = (first_name: string, received_at: Date) =>
    desk.store.db
      .insertInto('contact_message')
      .values({ first_name, last_name: 'Kos', email: 'pisze@example.com', message: 'Halo?', received_at })
      .returning(['id', 'customer_key'])
      .executeTakeFirstOrThrow();
  await from('Ewa', new Date('2026-11-01T10:00:00Z'));
  const latest = await from('Ewelina', new Date('2026-11-03T10:00:00Z'));
  await from('Ewunia', new Date('2026-11-02T10:00:00Z'));
  expect(await pageOf(latest.customer_key ?? '')).toMatchObject({ name: 'Ewelina', orders: [] });
  expect((await get(`/customers/${latest.customer_key}/email`)).statusCode).toBe(200);
  const { rows } = await sql<{ entity_id: string }>`
    select entity_id from audit where action = 'email.shown' order by id desc limit 1`.execute(desk.store.db);
  expect(rows).toEqual([{ entity_id: latest.id }]);
});

test('she is erased from her page with her data: what the books keep belongs to nobody [DK-19]', async () => {
  const { db } = desk.store;
  const paid = await paidOrder(db, orderBy('znika@example.com'));
  await write('znika@example.com');
  const key = await keyOf(paid.orderId);
  await erasePerson({ db, outbox: { of: async () => [], remove: async () => {} } }, 'znika@example.com', {
    openOrders: 'all',
    actor: { kind: 'terminal', name: 'test' },
  });
  expect((await get(`/customers/${key}`)).statusCode).toBe(404);
  expect((await get(`/customers/${key}/email`)).statusCode).toBe(404);
  expect((await get(`/orders/${paid.orderId}`)).json().customerKey).toBeUndefined();
  const timed = await paidOrder(db, orderBy('po-czasie@example.com'));
  const itsKey = await keyOf(timed.orderId);
  await db.transaction().execute((trx) => stripOrders(trx, [timed.orderId]));
  expect((await get(`/customers/${itsKey}`)).statusCode).toBe(404);
});

test('a corrected address moves the order to that address’s page', async () => {
  const { db } = desk.store;
  const order = await draftOrder(db, orderBy('liternufka@example.com'));
  const before = await keyOf(order.orderId);
  await db
    .updateTable('shop_order')
    .set({ email: 'literowka@example.com' })
    .where('id', '=', order.orderId)
    .execute();
  expect(await keyOf(order.orderId)).not.toBe(before);
  expect((await get(`/customers/${before}`)).statusCode).toBe(404);
});

test('a specialist has no customers, and no key of one', async () => {
  const { db } = desk.store;
  const order = await paidOrder(db, orderBy('czyja@example.com'));
  const key = await keyOf(order.orderId);
  const { fairyId } = await db
    .selectFrom('shop_order')
    .innerJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
    .select('fairy_id as fairyId')
    .where('shop_order.id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  const specialist = await desk.sign('specialist', fairyId);
  const seen = await desk.call('GET', `/orders/${order.orderId}`, { as: specialist });
  expect([seen.statusCode, seen.body.includes(key)]).toEqual([200, false]);
  expect((await desk.call('GET', `/customers/${key}`, { as: specialist })).statusCode).toBe(403);
});
