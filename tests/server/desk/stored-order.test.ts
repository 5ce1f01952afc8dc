import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { listDoubts } from '#server/refunds/money-doubts.ts';
import { listLateRefunds, listStuckRefunds } from '#server/refunds/refunds-of.ts';
import { TestDesk, type Signed } from './test-desk.ts';

let desk: TestDesk;
let owner: Signed;
let paymentId: string;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
  ({ paymentId } = await paidOrder(desk.store.db));
});
afterAll(() => desk.close());

async function read<T>(path: string): Promise<T> {
  const { statusCode, body } = await desk.call('GET', path, { as: owner });
  expect(statusCode, body).toBe(200);
  return JSON.parse(body) as T;
}

interface List {
  /** Stores a row whose mark is a number of days, so many days ago. */
  store: (days: number) => RawBuilder<unknown>;
  /** The marks in the order of the list. */
  marks: () => Promise<(number | null)[]>;
  order: readonly number[];
}

const OLDEST_FIRST = [30, 20, 10];
const LATEST_FIRST = [10, 20, 30];
const ago = (days: number) => sql`now() - make_interval(days => ${days}::int)`;

const refund = (dueOn: RawBuilder<unknown>) => (days: number) =>
  sql`insert into refund (payment_id, idempotency_key, amount, currency, asked_by, state, due_on, asked_at)
    values (${paymentId}, gen_random_uuid(), ${days}, 'PLN', 'Ludmiła', 'asked', ${dueOn}, ${ago(days)})`;
const amounts = (rows: readonly { amount: number | null }[]) => rows.map(({ amount }) => amount);

const LISTS: Readonly<Record<string, List>> = {
  'refunds that are late': {
    store: refund(sql`date '2020-01-01'`),
    marks: async () => amounts(await listLateRefunds(desk.store.db, new Date())),
    order: OLDEST_FIRST,
  },
  'refunds that are stuck': {
    store: refund(sql`null::date`),
    marks: async () => amounts(await listStuckRefunds(desk.store.db, new Date())),
    order: OLDEST_FIRST,
  },
  'what a provider says otherwise': {
    store: (
      days,
    ) => sql`insert into money_doubt (payment_id, kind, provider_number, amount, currency, found_at)
      values (${paymentId}, 'paid-elsewhere', ${String(days)}, ${days}, 'PLN', ${ago(days)})`,
    marks: async () => amounts(await listDoubts(desk.store.db)),
    order: OLDEST_FIRST,
  },
  'words that wait': {
    store: (days) => sql`with rated as (
        insert into rating (fairy_id, stars) select id, 5 from fairy order by position limit 1 returning id
      ) insert into rating_words (rating_id, words, first_name, written_at)
      select id, ${String(days)}, 'Ewa', ${ago(days)} from rated`,
    marks: async () => {
      const { waiting } = await read<{ waiting: { words: string }[] }>('/rating-words');
      return waiting.map(({ words }) => Number(words));
    },
    order: OLDEST_FIRST,
  },
  'people of the desk': {
    store: (days) => sql`insert into desk_person (id, role, name, email, created_at)
      values (gen_random_uuid(), 'owner', ${String(days)}, ${`${days}@example.com`}, ${ago(days)})`,
    marks: async () => {
      const { people } = await read<{ people: { name: string }[] }>('/people');
      return people.flatMap(({ name }) => (name === owner.name ? [] : Number(name)));
    },
    order: OLDEST_FIRST,
  },
  'passkeys of a person': {
    store: (
      days,
    ) => sql`insert into desk_passkey (id, person_id, public_key, counter, transports, device, created_at)
      values (${`key-${days}`}, ${owner.id}, ''::bytea, 0, '{}', ${String(days)}, ${ago(days)})`,
    marks: async () => {
      const passkeys = await read<{ device: string }[]>('/passkeys');
      return passkeys.map(({ device }) => Number(device));
    },
    order: OLDEST_FIRST,
  },
  'failed responses': {
    store: (days) => sql`insert into server_error (request_id, at, method, route, status, type, message)
      values (gen_random_uuid(), ${ago(days)}, 'GET', '/', 500, 'Error', ${String(days)})`,
    marks: async () => {
      const { errors } = await read<{ errors: { message: string }[] }>('/state');
      return errors.map(({ message }) => Number(message));
    },
    order: LATEST_FIRST,
  },
};

test.each(Object.entries(LISTS))('%s: listed by time, whichever was stored first', async (_, list) => {
  const { db } = desk.store;
  await sql`delete from refund`.execute(db);
  for (const days of [20, 10, 30]) await list.store(days).execute(db);
  expect(await list.marks()).toEqual(list.order);
});

test('of the trials to restore a backup the latest is shown, whichever was stored first [DK-21]', async () => {
  for (const days of [20, 10, 30])
    await sql`insert into restore_drill (at, source, seconds, orders)
      values (${ago(days)}, 'database', 1, ${days})`.execute(desk.store.db);
  const { backup } = await read<{ backup: { drill: { orders: number } } }>('/state');
  expect(backup.drill.orders).toBe(10);
});

test('a draft of a text is the one of the highest number, whichever was stored first [DK-19]', async () => {
  for (const number of [3, 2])
    await sql`insert into text_version (text, number, kind, content, author)
      values ('Regulamin', ${number}, 'draft', '{}', ${String(number)})`.execute(desk.store.db);
  const texts = await read<{ id: string; draft: { number: number } | null }[]>('/texts');
  expect(texts.find(({ id }) => id === 'Regulamin')?.draft?.number).toBe(3);
});

test('the cards that a person may be invited to are in the order of the shop [DK-3]', async () => {
  const { db } = desk.store;
  // The first in the shop is stored again, behind the others.
  await sql`update fairy set position = position where position = (select min(position) from fairy)`.execute(
    db,
  );
  const { fairies } = await read<{ fairies: { id: string }[] }>('/people');
  const shop = await db
    .selectFrom('fairy')
    .select('id')
    .where('archived_at', 'is', null)
    .orderBy('position')
    .execute();
  expect(fairies.map(({ id }) => id)).toEqual(shop.map(({ id }) => id));
});
