import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWaitingInvoices } from '#server/desk/order/order-invoice.ts';
import { exportPerson } from '#server/people/export-person.ts';
import { callOff, draftOrder, paidOrder } from '#tests/server/answers/paid-order.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
});
afterAll(() => desk.close());

const note = (orderId: number, seen: number, number: string | null, isAsked = true) =>
  desk.call('PUT', `/orders/${orderId}/invoice`, { as: owner, payload: { seen, isAsked, number } });
const read = async (orderId: number, as = owner) =>
  (await desk.call('GET', `/orders/${orderId}`, { as })).json().invoice;

test('an invoice is asked for, issued and taken back; what somebody noted meanwhile is shown [DK-4]', async () => {
  const { db } = desk.store;
  const { orderId } = await paidOrder(db);
  expect(await read(orderId)).toEqual({ askedOn: null, dueOn: null, number: null, version: 0 });
  const asked = (await note(orderId, 0, null)).json();
  expect(asked).toMatchObject({ number: null, version: 1 });
  const late = await note(orderId, 0, 'FV 1');
  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 210, current: asked }]);
  expect((await note(orderId, 1, '  FV  7/2026 ')).json()).toMatchObject({ number: 'FV 7/2026', version: 2 });
  expect(await read(orderId)).toMatchObject({ askedOn: asked.askedOn, number: 'FV 7/2026', version: 2 });
  const { email } = await db
    .selectFrom('shop_order')
    .select('email')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const outbox = { of: async () => [] } as never;
  expect(JSON.stringify(await exportPerson({ db, outbox }, email))).toContain('FV 7/2026');
  expect((await note(orderId, 2, null, false)).json()).toMatchObject({ askedOn: null, version: 0 });
});

test.each([
  // In the month of the payment: the fifteenth of the next one. Later: fifteen days after she asked.
  ['2026-03-31T10:00:00Z', '2026-03-31', '2026-04-15'],
  ['2026-03-31T22:30:00Z', '2026-03-31', '2026-04-15'],
  ['2026-03-31T22:30:00Z', '2026-04-01', '2026-05-15'],
  ['2026-01-31T10:00:00Z', '2026-03-02', '2026-03-17'],
])('paid %s and asked for on %s, an invoice is due on %s [DK-4]', async (paidAt, askedOn, dueOn) => {
  const { db } = desk.store;
  const { orderId } = await paidOrder(db);
  await note(orderId, 0, null);
  await sql`update shop_order set paid_at = ${paidAt} where id = ${orderId}`.execute(db);
  await sql`update order_invoice set asked_on = ${askedOn} where order_id = ${orderId}`.execute(db);
  expect(await read(orderId)).toMatchObject({ askedOn, dueOn });
});

test('the last day is counted from the day on which she asked, which is neither to come nor before the payment [DK-4]', async () => {
  const { db } = desk.store;
  const { orderId } = await paidOrder(db);
  await sql`update shop_order set paid_at = now() - interval '40 days' where id = ${orderId}`.execute(db);
  const day = (before: number) =>
    sql<{ day: string }>`select (shop_today() - ${before}::int)::text as day`
      .execute(db)
      .then(({ rows }) => String(rows[0]?.day));
  const ask = async (before: number) =>
    desk.call('PUT', `/orders/${orderId}/invoice`, {
      as: owner,
      payload: { seen: 0, isAsked: true, number: null, askedOn: await day(before) },
    });
  for (const before of [-1, 41]) {
    const refused = await ask(before);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { code: 221, errors: [{ path: '/askedOn' }] },
    ]);
  }
  const noDay = await desk.call('PUT', `/orders/${orderId}/invoice`, {
    as: owner,
    payload: { seen: 0, isAsked: true, number: null, askedOn: '2026-02-30' },
  });
  expect(noDay.statusCode).toBe(400);
  expect((await ask(5)).json()).toMatchObject({ askedOn: await day(5), version: 1 });
});

test('of those that wait the nearest last day comes first, whichever order is older [DK-4]', async () => {
  const { db } = desk.store;
  const [older, newer] = [(await paidOrder(db)).orderId, (await paidOrder(db)).orderId];
  for (const orderId of [older, newer]) await note(orderId, 0, null);
  await sql`update shop_order set paid_at = now() - interval '100 days' where id = ${newer}`.execute(db);
  await sql`update order_invoice set asked_on = shop_today() - 14 where order_id = ${newer}`.execute(db);
  const waiting = (await readWaitingInvoices(db)).invoices.map(({ orderId }) => orderId);
  expect(waiting.filter((id) => id === older || id === newer)).toEqual([newer, older]);
});

test('of an order that is not there nothing is noted [DK-4]', async () => {
  expect((await note(2_147_483_647, 0, null)).statusCode).toBe(404);
});

test('an order that was never paid has no invoice at the desk; one that was called off keeps it, for the owner alone [DK-4]', async () => {
  const { db } = desk.store;
  const unpaid = await draftOrder(db);
  expect(await read(unpaid.orderId)).toBeUndefined();
  const { orderId } = await paidOrder(db);
  await note(orderId, 0, 'FV 8/2026');
  await callOff(db, orderId);
  expect(await read(orderId)).toMatchObject({ number: 'FV 8/2026' });
  const { fairy_id: fairyId } = await db
    .selectFrom('shop_order')
    .innerJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
    .select('fairy_id')
    .where('shop_order.id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(await read(orderId, await desk.sign('specialist', fairyId))).toBeUndefined();
});
