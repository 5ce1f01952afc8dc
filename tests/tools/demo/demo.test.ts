import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { checkDatabase } from '#server/store/check-database.ts';
import { OPERATIONS } from '#tests/server/desk/operations.ts';
import { TestDesk, type Signed } from '#tests/server/desk/test-desk.ts';
import { fillShop } from '#tools/demo/fill-shop.ts';

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  await fillShop(desk.store.db, { config: desk.config, seed: 7, orders: 60 });
  owner = await desk.sign('owner');
});
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
  expect(listed.json()).toMatchObject({ counts: { all: 60 } });
  const queue = (await desk.call('GET', '/queue', { as: owner })).json<{ rows: unknown[] }>();
  expect(queue.rows.length).toBeGreaterThan(10);
});

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
