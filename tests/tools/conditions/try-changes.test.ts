import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { triedChanges, watchStatements } from '#tools/conditions/try-changes.ts';
import type { Store } from '#server/store/store.ts';
import { openTestStore } from '../../server/support/test-store.ts';

let store: Store;
let stop: () => void;

beforeAll(async () => {
  stop = await watchStatements();
  store = await openTestStore();
  await sql`create table tried_pear (id int, weight int, eaten boolean)`.execute(store.db);
});
afterAll(async () => {
  stop();
  await store.close();
});

/** Faults of the statements about pears that changed no result. */
const unnoticed = () =>
  triedChanges()
    .filter(({ example, isNoticed }) => example.includes('tried_pear') && !isNoticed)
    .map(({ name }) => name)
    .sort();

const heavy = (db = store.db) =>
  sql<{ id: number }>`select id from tried_pear where weight > ${100} and not eaten order by id`.execute(db);

test('a fault that the data do not tell from the statement is named, until they do', async () => {
  await sql`insert into tried_pear values (1, 150, false), (2, 50, false)`.execute(store.db);
  expect((await heavy()).rows).toEqual([{ id: 1 }]);
  expect(unnoticed()).toEqual([
    '> to >=: weight > $',
    'drop AND: NOT (eaten)',
    'drop order: id',
    'turn order: id',
  ]);
  await sql`insert into tried_pear values (4, 150, true), (3, 100, false), (5, 150, false)`.execute(store.db);
  await store.db.transaction().execute(heavy);
  expect(unnoticed()).toEqual(['drop order: id']);
});

test('a statement that writes is tried on copies of its rows, and done once', async () => {
  const eat = sql`update tried_pear set eaten = true where weight > ${120} and id <= ${5}`;
  await eat.execute(store.db);
  const { rows } = await sql`select id, eaten from tried_pear order by id`.execute(store.db);
  expect(rows).toEqual([1, 2, 3, 4, 5].map((id) => ({ id, eaten: ![2, 3].includes(id) })));
  expect(unnoticed()).toContain('drop AND: id <= $');
  expect(unnoticed()).not.toContain('drop AND: weight > $');
});
