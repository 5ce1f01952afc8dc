import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { TestDesk, type Signed } from './test-desk.ts';

const EMAIL = 'pelna@example.com';

let desk: TestDesk;
let owner: Signed;
let orderId: number;
let customerKey: string;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
  const { db } = desk.store;
  await sql`insert into coupon (code, percent, valid_from) values ('PELNA', 10, '2020-01-01')`.execute(db);
  const order = orderOf('Wrozba');
  ({ orderId } = await paidOrder(db, { ...order, customer: { ...order.customer, email: EMAIL } }));
  await sql`insert into answer (order_id) values (${orderId}) on conflict do nothing`.execute(db);
  ({ customerKey } = await read<{ customerKey: string }>(`/orders/${orderId}`));
});
afterAll(() => desk.close());

async function read<T>(path: string, payload?: object): Promise<T> {
  const { statusCode, body } = await (payload
    ? desk.call('POST', path, { as: owner, payload })
    : desk.call('GET', path, { as: owner }));
  expect(statusCode, body).toBe(200);
  return JSON.parse(body) as T;
}

interface List {
  path: () => string;
  /** What it is asked for by, where it is not read by its address alone. */
  body?: object;
  rows: string;
  size: number;
  /** Rows that are there before. */
  has?: number;
  next?: string;
  after?: string;
  /** Makes so many rows, the first of them with this number. */
  fill: (from: number, count: number) => ReturnType<typeof sql>;
}

const numbers = (from: number, count: number) =>
  sql`generate_series(${from}::int, ${from + count - 1}::int) as n`;

const messages = (isDone: boolean, email: string) => (from: number, count: number) =>
  sql`insert into contact_message (first_name, last_name, email, message, received_at, done_at)
    select 'Ewa', 'Kos', ${email}, 'Pytanie', now() - make_interval(mins => n), ${isDone ? sql`now()` : sql`null`}
    from ${numbers(from, count)}`;

const words = (isDecided: boolean) => (from: number, count: number) =>
  sql`with rated as (
      insert into rating (fairy_id, stars) select (select id from fairy order by position limit 1), 5
      from ${numbers(from, count)} returning id
    ) insert into rating_words (rating_id, words, first_name, state, decided_by, decided_at)
    select id, 'Dziękuję', 'Ewa', ${isDecided ? 'shown' : 'waiting'}, 'Ludmiła', ${isDecided ? sql`now()` : sql`null`}
    from rated`;

/** Orders like the first one, which is paid. */
const orders = (email: string, from: number, count: number) =>
  sql`insert into shop_order overriding system value select (jsonb_populate_record(null::shop_order, to_jsonb(shop_order) || jsonb_build_object(
      'id', 5000 + n, 'email', ${email}::text, 'customer_id', gen_random_uuid(), 'answer_key', null, 'rating_key', gen_random_uuid()
    ))).* from shop_order, ${numbers(from, count)} where shop_order.id = ${orderId}`;

const LISTS: Readonly<Record<string, List>> = {
  'messages that are done': {
    path: () => '/messages?filter=done',
    rows: 'messages',
    size: 50,
    fill: messages(true, 'ewa@example.com'),
  },
  'messages that wait': {
    path: () => '/messages',
    rows: 'messages',
    size: 200,
    fill: messages(false, 'inna@example.com'),
  },
  'messages of a customer': {
    path: () => `/customers/${customerKey}`,
    rows: 'messages',
    size: 20,
    next: 'messagesNext',
    after: 'messagesAfter',
    fill: messages(true, EMAIL),
  },
  'mails of a customer': {
    path: () => `/customers/${customerKey}`,
    rows: 'mails',
    size: 20,
    next: 'mailsNext',
    after: 'mailsAfter',
    fill: (from, count) =>
      sql`insert into order_mail (id, order_id, body, author, written_at)
        select gen_random_uuid(), ${orderId}::int, 'List', 'Ludmiła', now() - make_interval(mins => n)
        from ${numbers(from, count)}`,
  },
  'statements of withdrawal': {
    path: () => '/withdrawals',
    rows: 'withdrawals',
    size: 50,
    fill: (from, count) =>
      sql`insert into withdrawal (name, order_number, email, statement, received_at, due_on)
        select 'Ewa', '1', 'ewa@example.com', 'Odstępuję.', now(), '2026-12-05' from ${numbers(from, count)}`,
  },
  'words that are decided': {
    path: () => '/rating-words',
    rows: 'decided',
    size: 50,
    fill: words(true),
  },
  'entries of the journal': {
    path: () => '/journal?day=2019-03-01',
    rows: 'entries',
    size: 50,
    fill: (from, count) =>
      sql`insert into audit (at, actor_kind, actor_name, action, entity, entity_id)
        select '2019-03-01T12:00:00Z', 'shop', 'shop', 'order.erased', 'order', n::text from ${numbers(from, count)}`,
  },
  'versions of a draft': {
    path: () => `/orders/${orderId}/answer/versions`,
    rows: 'drafts',
    size: 100,
    fill: (from, count) =>
      sql`insert into answer_draft (order_id, version, author_kind, author_name, autosave, words, text, responses, created_at)
        select ${orderId}::int, n, 'person', 'Jagna', false, 1, 'Tekst', '[]', now() from ${numbers(from, count)}`,
  },
  'sums by coupon': {
    path: () => '/sums?by=coupon&period=2019',
    rows: 'rows',
    size: 200,
    fill: (from, count) =>
      sql`insert into money_movement
          (kind, order_id, payment_id, provider, amount, currency, coupon_code, given_away, happened_at)
        select 'sale', ${orderId}::int, payment.id, 'PAYU', 100, 'PLN', 'KOD-' || n, n, '2019-03-01'
        from payment, ${numbers(from, count)} where payment.order_id = ${orderId}`,
  },
  'orders of a customer': {
    path: () => `/customers/${customerKey}`,
    rows: 'orders',
    size: 20,
    has: 1,
    fill: (from, count) => orders(EMAIL, from, count),
  },
  'orders of the list': {
    path: () => '/orders/list',
    body: { text: 'lista@' },
    rows: 'rows',
    size: 20,
    fill: (from, count) => orders('lista@example.com', from + 200, count),
  },
  'orders that a coupon was used for': {
    path: () => '/coupons/PELNA',
    rows: 'uses',
    size: 50,
    fill: (from, count) =>
      sql`with used as (${orders('kupon@example.com', from + 100, count)} returning id)
        insert into coupon_use (order_id, coupon_code) select id, 'PELNA' from used`,
  },
};

test.each(Object.entries(LISTS))(
  '%s that fill a page have no next one; with one more they have',
  async (_what, { path, body, rows, size, has = 0, next = 'next', after = 'after', fill }) => {
    const { db } = desk.store;
    await fill(1, size - has).execute(db);
    const full = await read<Record<string, unknown>>(path(), body);
    expect([(full[rows] as unknown[]).length, full[next]]).toEqual([size, null]);
    await fill(size + 1, 1).execute(db);
    const first = await read<Record<string, unknown>>(path(), body);
    expect([(first[rows] as unknown[]).length, first[next]]).toEqual([size, expect.anything()]);
    const sign = path().includes('?') ? '&' : '?';
    const second = await read<Record<string, unknown>>(
      body ? path() : `${path()}${sign}${after}=${String(first[next])}`,
      body && { ...body, [after]: first[next] },
    );
    expect([(second[rows] as unknown[]).length, second[next]]).toEqual([1, null]);
  },
);

test('words that wait fill a page, and one more is told of [DK-18]', async () => {
  await words(false)(1, 50).execute(desk.store.db);
  const page = await read<{ waiting: unknown[]; moreWaiting: boolean }>('/rating-words');
  expect([page.waiting.length, page.moreWaiting]).toEqual([50, false]);
  await words(false)(1, 1).execute(desk.store.db);
  const more = await read<{ waiting: unknown[]; moreWaiting: boolean }>('/rating-words');
  expect([more.waiting.length, more.moreWaiting]).toEqual([50, true]);
});
