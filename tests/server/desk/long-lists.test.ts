import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftOrder, paidOrder } from '#tests/server/answers/paid-order.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { TestDesk, type Signed } from './test-desk.ts';

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
});
afterAll(() => desk.close());

type Row = Record<string, unknown>;
const get = async (path: string) => {
  const answer = await desk.call('GET', path, { as: owner });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json<Record<string, unknown>>();
};

/** All rows of a list by its pages, each asked for by what the one before ended with. */
async function walk(path: string, rows: string, { after = 'after', next = 'next' } = {}): Promise<Row[]> {
  const all: Row[] = [];
  let behind: unknown = null;
  do {
    const query = behind === null ? '' : `${path.includes('?') ? '&' : '?'}${after}=${String(behind)}`;
    const page = await get(path + query);
    all.push(...(page[rows] as Row[]));
    behind = page[next];
  } while (behind !== null && all.length < 1_000);
  return all;
}
const idsOf = (rows: readonly Row[], key = 'id') => rows.map((row) => row[key]);
const orderBy = (email: string, couponCode?: string) => {
  const order = orderOf('Wrozba', couponCode === undefined ? {} : { couponCode });
  return { ...order, customer: { ...order.customer, email } };
};

test('messages that wait come by pages, the nearest last day first, and none is left out [DK-18]', async () => {
  await sql`insert into contact_message (first_name, last_name, email, message, kind, received_at)
    select 'Ewa', 'Kos', 'ewa@example.com', 'Pytanie', (array['message', 'complaint', 'personal-data'])[1 + n % 3],
      '2026-11-01T00:00:00Z'::timestamptz + make_interval(hours => n % 7)
    from generate_series(1, 205) as n`.execute(desk.store.db);
  const all = await walk('/messages', 'messages');
  expect(new Set(idsOf(all)).size).toBe(205);
  const days = all.map(({ dueOn }) => (dueOn as string | null) ?? '9999');
  expect(days).toEqual(days.toSorted());
  const [first] = all;
  expect(await get(`/messages/${String(first?.['id'])}`)).toMatchObject({ hasMore: true });
  const { customerKey } = await get(`/messages/${String(first?.['id'])}`);
  const hers = await walk(`/customers/${String(customerKey)}`, 'messages', {
    after: 'messagesAfter',
    next: 'messagesNext',
  });
  expect(new Set(idsOf(hers)).size).toBe(205);
});

test('a customer’s page has what was written to her about her orders, by pages [DK-18]', async () => {
  const { db } = desk.store;
  const orders = [
    await paidOrder(db, orderBy('mila@example.com')),
    await paidOrder(db, orderBy('MILA@example.com')),
  ];
  const other = await paidOrder(db, orderBy('inna@example.com'));
  const latest = new Map<number, string>();
  const write = async (orderId: number, text: string) => {
    const payload = { id: randomUUID(), seen: latest.get(orderId) ?? null, text };
    await desk.call('POST', `/orders/${orderId}/mails`, { as: owner, payload });
    latest.set(orderId, payload.id);
    // Mails of one moment stand in no order.
    desk.clock.pass(1);
  };
  for (let number = 0; number < 21; number += 1)
    await write(orders[number % 2]?.orderId ?? 0, `List numer ${number}`);
  await write(other.orderId, 'Do kogoś innego');
  const { customerKey } = await get(`/orders/${orders[0]?.orderId}`);
  const page = await get(`/customers/${String(customerKey)}`);
  expect(page).toMatchObject({ counts: { mails: 21 } });
  const mails = await walk(`/customers/${String(customerKey)}`, 'mails', {
    after: 'mailsAfter',
    next: 'mailsNext',
  });
  expect(new Set(idsOf(mails, 'text'))).toEqual(
    new Set(Array.from({ length: 21 }, (_, at) => `List numer ${at}`)),
  );
  const ofFirst = mails.filter(({ orderId }) => orderId === orders[0]?.orderId);
  expect(ofFirst).toHaveLength(11);
  expect(ofFirst[0]).toMatchObject({ author: 'Ludmiła', state: 'under-way' });
});

test('a coupon has all its orders by pages, and the money that it brought and gave away [DK-13]', async () => {
  const { db } = desk.store;
  await sql`insert into coupon (code, percent, valid_from) values ('WIELE', 10, '2020-01-01')`.execute(db);
  const paid = await paidOrder(db, orderBy('a@example.com', 'WIELE'));
  for (let count = 0; count < 51; count += 1) await draftOrder(db, orderBy('b@example.com', 'WIELE'));
  const uses = await walk('/coupons/WIELE', 'uses');
  expect(new Set(idsOf(uses, 'orderId')).size).toBe(52);
  // Money of another currency cannot be added to it.
  await sql`insert into money_movement
      (kind, order_id, payment_id, provider, amount, currency, coupon_code, given_away, happened_at)
    values ('sale', ${paid.orderId}, ${paid.paymentId}, 'PAYU', 100, 'EUR', 'WIELE', 10, now())`.execute(db);
  const { full_price: fullPrice } = await db
    .selectFrom('shop_order')
    .select('full_price')
    .where('id', '=', paid.orderId)
    .executeTakeFirstOrThrow();
  expect((await get('/coupons/WIELE'))['brought']).toEqual({
    count: 1,
    sales: paid.totalPrice,
    back: 0,
    givenAway: Number(fullPrice) - paid.totalPrice,
  });
  await sql`insert into coupon (code, percent, valid_from) values ('NIC', 10, '2020-01-01')`.execute(db);
  expect((await get('/coupons/NIC'))['brought']).toEqual({ count: 0, sales: 0, back: 0, givenAway: 0 });
});

test('issues of the newsletter come by pages, the newest first [DK-22]', async () => {
  for (let number = 0; number < 51; number += 1)
    await desk.call('POST', '/newsletter', {
      as: owner,
      payload: { id: randomUUID(), subject: `List ${number}`, like: null },
    });
  const issues = await walk('/newsletter', 'issues');
  expect(issues.map(({ fields }) => (fields as { subject: string }).subject)).toEqual(
    Array.from({ length: 51 }, (_, at) => `List ${50 - at}`),
  );
});

test('sums by coupon go on behind the last row of a page [DK-20]', async () => {
  const { db } = desk.store;
  const { orderId, paymentId } = await paidOrder(db, orderBy('c@example.com'));
  await sql`insert into money_movement
      (kind, order_id, payment_id, provider, amount, currency, coupon_code, given_away, happened_at)
    select 'sale', ${orderId}::int, ${paymentId}::uuid, 'PAYU', 100, 'PLN', 'KOD-' || n, n % 9, '2019-03-01'
    from generate_series(1, 201) as n`.execute(db);
  const rows = await walk('/sums?by=coupon&period=2019', 'rows');
  expect(new Set(idsOf(rows, 'key')).size).toBe(201);
});

test('versions of a draft go on behind the last of a page [DK-6]', async () => {
  const { db } = desk.store;
  const { orderId } = await paidOrder(db, orderBy('d@example.com'));
  await sql`insert into answer (order_id) values (${orderId}) on conflict do nothing`.execute(db);
  await sql`insert into answer_draft (order_id, version, author_kind, author_name, autosave, words, text, responses, created_at)
    select ${orderId}::int, n, 'person', 'Jagna', false, 1, 'Tekst', '[]', now() from generate_series(1, 101) as n`.execute(
    db,
  );
  const drafts = await walk(`/orders/${orderId}/answer/versions`, 'drafts');
  expect(idsOf(drafts, 'version')).toEqual(Array.from({ length: 101 }, (_, at) => 101 - at));
});
