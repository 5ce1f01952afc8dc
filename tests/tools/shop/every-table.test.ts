import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CATALOGUE_TABLES, countRows } from '#server/store/tables/catalogue-tables.ts';
import type { Store } from '#server/store/store.ts';
import type { Tables } from '#server/store/tables/tables.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';
import { emptyShop } from '#tools/shop/empty-shop.ts';

let store: Store;
beforeEach(async () => {
  store = await startTestStore();
});
afterEach(() => store.close());

const run = (statement: string) => sql.raw(statement).execute(store.db);

/** One value for each type of column: with it in every column of every table, every foreign key holds. */
const VALUES: Readonly<Record<string, string>> = {
  uuid: `'00000000-0000-4000-8000-000000000001'`,
  text: `'x'`,
  int4: '1',
  int8: '1',
  int2: '1',
  numeric: '1',
  float4: '1',
  float8: '1',
  bool: 'true',
  timestamp: 'now()',
  timestamptz: 'now()',
  date: `'2026-01-01'`,
  jsonb: `'{}'`,
  bytea: `'x'`,
  _text: `'{x}'`,
  _int4: `'{1}'`,
  datemultirange: `'{}'`,
  tsvector: `'x'`,
};

/** Puts a row into every table, of which every column is filled, past checks and triggers. Returns the tables' names. */
async function fillEveryTable(): Promise<string[]> {
  const { rows: checks } = await sql<{ owner: string; name: string }>`
    select conrelid::regclass::text as owner, quote_ident(conname) as name from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0`.execute(store.db);
  for (const { owner, name } of checks) await run(`alter table ${owner} drop constraint ${name}`);
  const { rows: tables } = await sql<{ name: string; columns: { name: string; type: string }[] }>`
    select table_name as name, jsonb_agg(jsonb_build_object('name', column_name, 'type', udt_name)) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_name order by table_name`.execute(store.db);
  const inserts = tables.map(({ name, columns }) => {
    const values = columns.map(({ name: column, type }) => {
      const value = VALUES[type];
      if (value === undefined) throw new Error(`No value for ${name}.${column}, which is ${type}`);
      return value;
    });
    const names = columns.map((column) => `"${column.name}"`);
    return `insert into "${name}" (${names.join(', ')}) overriding system value values (${values.join(', ')}) on conflict do nothing`;
  });
  await run(['begin', 'set local session_replication_role = replica', ...inserts, 'commit'].join(';\n'));
  return tables.map(({ name }) => name);
}

it.each(['specialist', 'owner'])(
  'whatever refers to the catalogue, the shop is emptied, with the desk access of a %s [LV-1]',
  async (role) => {
    const { db } = store;
    const tables = await fillEveryTable();
    for (const table of tables)
      expect([table, (await run(`select from "${table}" limit 1`)).rows.length]).toEqual([table, 1]);
    await db
      .updateTable('desk_person')
      .set({ role: role as 'owner' })
      .execute();
    const outcome = await emptyShop(db, {
      withSandboxOrders: true,
      rows: async (trx) => ({
        fairies: (await trx.selectFrom('fairy').select('id').execute()).map(({ id }) => id),
        products: (await trx.selectFrom('product').select('id').execute()).map(({ id }) => id),
        coupons: (await trx.selectFrom('coupon').select('code').execute()).map(({ code }) => code),
        texts: await trx.selectFrom('page_content').select(['page', 'type']).execute(),
        posts: (await trx.selectFrom('post').select('id').execute()).map(({ id }) => id),
      }),
    });
    expect(outcome).toMatchObject({ kind: 'emptied', endedAccess: role === 'specialist' ? 1 : 0 });
    for (const table of ['shop_order', ...CATALOGUE_TABLES, 'desk_invitation'] satisfies (keyof Tables)[])
      expect([table, await countRows(db, table)]).toEqual([table, 0]);
    const people = await db.selectFrom('desk_person').select(['role', 'fairy_id']).execute();
    expect(people).toEqual(role === 'owner' ? [{ role: 'owner', fairy_id: null }] : []);
    // Access is gone with the person, and stays with an owner.
    expect(await countRows(db, 'desk_session')).toBe(role === 'owner' ? 1 : 0);
  },
);
