import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestDesk, type Signed } from '../test-desk.ts';

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner');
});
afterAll(() => desk.close());

const page = async (query = '') => {
  const { withdrawals, next } = (await desk.call('GET', `/withdrawals${query}`, { as: owner })).json();
  return { ids: withdrawals.map(({ id }: { id: number }) => id) as number[], next };
};
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

test('statements that wait for a person come before any number of newer ones, page by page [LW-3]', async () => {
  const { db } = desk.store;
  await sql`insert into withdrawal (name, order_number, email, statement, received_at, due_on)
    select 'Anna', '999999', 'anna@example.com', 'Ja, Anna, odstępuję.', now(), now()::date + 14
    from generate_series(1, 52)`.execute(db);
  const { rows } = await sql<{ id: number }>`select min(id)::int as id from withdrawal`.execute(db);
  const first = rows[0]?.id ?? 0;
  expect(await page()).toEqual({ ids: down(first + 51, first + 2), next: first + 2 });
  expect(await page(`?after=${first + 2}`)).toEqual({ ids: [first + 1, first], next: null });
  await sql`insert into withdrawal_dealt (withdrawal_id, author)
    select id, 'Jagna' from withdrawal where id > ${first + 1}`.execute(db);
  expect(await page()).toEqual({ ids: [first + 1, first, ...down(first + 51, first + 4)], next: first + 4 });
  expect(await page(`?after=${first + 4}`)).toEqual({ ids: [first + 3, first + 2], next: null });
});
