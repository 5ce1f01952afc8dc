import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { checkDatabase } from '#server/store/check-database.ts';
import { OPERATIONS } from '#tests/server/desk/operations.ts';
import { TestDesk, type Signed } from '#tests/server/desk/test-desk.ts';
import { fillShop } from '#tools/demo/fill-shop.ts';
import { SHOWN, subjectsOf, type Subjects } from './shown-pages.ts';

/** Of fewer no specialist has the answers by which her time is measured. */
const ORDERS = 500;

let desk: TestDesk;
let owner: Signed;
let specialist: Signed;
let subjects: Subjects;
beforeAll(async () => {
  desk = await TestDesk.start();
  const { db } = desk.store;
  await fillShop(db, { config: desk.config, seed: 7, orders: ORDERS });
  const people = db.selectFrom('desk_person').select(['id', 'name']);
  owner = await desk.signAgain(await people.where('role', '=', 'owner').executeTakeFirstOrThrow());
  specialist = await desk.signAgain(
    await people.where('role', '=', 'specialist').limit(1).executeTakeFirstOrThrow(),
  );
  subjects = await subjectsOf(db);
}, 120_000);
afterAll(() => desk.close());

interface Month {
  first: string;
  current: string;
  sums: { sales: number; refunds: number; chargebacks: number }[];
}

test('every list of the desk shows the made-up year [DK-29]', async () => {
  const lists = OPERATIONS.filter(
    ({ method, path, who }) =>
      method === 'get' && who.includes('owner') && !path.includes('{') && path !== '/events',
  );
  for (const { path } of lists) {
    const query = { '/flow': '?machine=purchase&days=90', '/sums': '?by=fairy' }[path] ?? '';
    const { statusCode, body } = await desk.call('GET', `${path}${query}`, { as: owner });
    expect(`${path} ${statusCode} ${statusCode === 200 ? '' : body}`).toBe(`${path} 200 `);
  }
  const listed = await desk.call('POST', '/orders/list', { as: owner, payload: {} });
  expect(listed.json()).toMatchObject({ counts: { all: ORDERS } });
  const queue = (await desk.call('GET', '/queue', { as: owner })).json<{ rows: unknown[] }>();
  expect(queue.rows.length).toBeGreaterThan(10);
});

test.each(Object.entries(SHOWN))(
  'the page %s has something to show in the demo [DK-29]',
  async (_, shown) => {
    if (shown === 'form') return;
    for (const { get, post, as = 'owner', filled } of shown(subjects)) {
      const [path, body] = post ?? [get ?? ''];
      const options = { as: as === 'owner' ? owner : specialist, ...(body && { payload: body }) };
      const answer = await desk.call(post ? 'POST' : 'GET', path, options);
      expect(`${path} ${answer.statusCode}`).toBe(`${path} 200`);
      const empty = filled.split(' ').filter((part) => !isFilled(answer.json(), part.split('.')));
      expect({ path, empty }).toEqual({ path, empty: [] });
    }
  },
);

test('each of its latest orders opens, with its story [DK-29]', async () => {
  const orders = await desk.store.db
    .selectFrom('shop_order')
    .select('id')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  for (const { id } of orders) {
    const { statusCode } = await desk.call('GET', `/orders/${id}`, { as: owner });
    expect(`${id} ${statusCode}`).toBe(`${id} 200`);
  }
});

interface Told {
  timeline: { what: string; actor: { kind: string } }[];
}

/** What a real order of each kind tells of itself besides its payment; a prefix tells who did it. */
const STORIES = {
  SENT: ['person draft.saved', 'person answer.approved', 'shop answer.sent'],
  SCHEDULED: ['person draft.saved', 'person answer.approved'],
  withdrawn: ['customer withdrawal.proved', 'shop order.withdrawn'],
};

test.each(Object.entries(STORIES))(
  'the history of an order that is %s tells what that of a real one tells [DK-29]',
  async (kind, story) => {
    const { rows } = await sql<{ id: number }>`
      select id from shop_order where stripped_at is null and case ${kind}::text
        when 'withdrawn' then exists (select from withdrawal where order_id = shop_order.id) and status = 'CANCELED'
        else status = ${kind} end
      order by id desc limit 5`.execute(desk.store.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) {
      const { timeline } = (await desk.call('GET', `/orders/${id}`, { as: owner })).json<Told>();
      const told = timeline.map(({ what, actor }) => `${actor.kind} ${what}`);
      expect({ id, told }).toEqual({ id, told: expect.arrayContaining(story) });
      expect(told.filter((one) => one === 'shop answer.sent')).toHaveLength(kind === 'SENT' ? 1 : 0);
    }
  },
);

test('an approved answer answers each question, as the desk asks before it lets one approve [DK-29] [DK-4]', async () => {
  const { rows } = await sql<{ asked: number; open: number }>`
    select count(*)::int as asked, count(*) filter (where order_question.response is null)::int as open
    from order_question join shop_order on shop_order.id = order_id
    where status in ('SENT', 'SCHEDULED') and stripped_at is null`.execute(desk.store.db);
  expect(rows).toEqual([{ asked: expect.any(Number), open: 0 }]);
  expect(rows[0]?.asked).toBeGreaterThan(50);
});

test('its books say what its payments and refunds say, and a sandbox shop starts with it [DK-29]', async () => {
  const { db } = desk.store;
  const { rows } = await sql<{ paid: number; back: number; lost: number }>`select
    (select sum(amount)::int from payment where status = 'COMPLETED') as paid,
    (select coalesce(sum(amount), 0)::int from refund where state = 'done') as back,
    (select coalesce(sum(amount), 0)::int from payment_dispute where status <> 'won') as lost`.execute(db);
  const booked = { paid: 0, back: 0, lost: 0 };
  const { first, current } = (await desk.call('GET', '/books/2026-01', { as: owner })).json<Month>();
  for (let month = first; month <= current; month = nextMonth(month)) {
    const { sums } = (await desk.call('GET', `/books/${month}`, { as: owner })).json<Month>();
    for (const { sales, refunds, chargebacks } of sums) {
      booked.paid += sales;
      booked.back += refunds;
      booked.lost += chargebacks;
    }
  }
  expect(booked).toEqual(rows[0]);
  await expect(checkDatabase(db, loadConfig({}))).resolves.toBeUndefined();
});

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

/** Whether something stands at a path of an answer; `*`: in one of a list at least. */
function isFilled(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined)
    return Array.isArray(value) ? value.length > 0 : Boolean(value) && JSON.stringify(value) !== '{}';
  if (typeof value !== 'object' || value === null) return false;
  if (key === '*') return Object.values(value).some((one) => isFilled(one, rest));
  return isFilled(Reflect.get(value, key), rest);
}
