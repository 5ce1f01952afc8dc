import { sql, type Kysely } from 'kysely';
import { seed } from '#server/store/seed.ts';
import type { Store } from '#server/store/store.ts';
import { keyedHash } from '#server/store/strangers/keyed-hash.ts';
import type { Tables } from '#server/store/tables/tables.ts';
import { openMigratedDatabase } from '#tools/empty-database.ts';

/** What a migrated and filled database holds, to be put back. */
interface Filled {
  /** Digest of all that migrations make: a test that changes it has spoilt the database. */
  schema: string;
  tables: { name: string; columns: string; rows: string }[];
  sequences: { name: string; position: string; isCalled: boolean }[];
}

interface KeptDatabase {
  store: Store;
  filled: Filled;
}

type Database = Kysely<Tables>;

/** Databases of this process that no test uses now, by the time at which they were filled. */
const idle = new Map<string, KeptDatabase[]>();

const idleOf = (filledAt: string): KeptDatabase[] => {
  const known = idle.get(filledAt) ?? [];
  idle.set(filledAt, known);
  return known;
};

async function schemaOf(db: Database): Promise<string> {
  const { rows } = await sql<{
    digest: string;
  }>`select md5(string_agg(line, ';' order by line)) as digest from (
    select concat(c.relname, c.relkind) as line from pg_class c where c.relnamespace = 'public'::regnamespace
    union all select concat(attrelid::regclass, attname, atttypid, attnotnull) from pg_attribute
      where attnum > 0 and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all select concat(tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    union all select pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select prosrc from pg_proc where pronamespace = 'public'::regnamespace
  ) as made`.execute(db);
  return rows[0]?.digest ?? '';
}

async function remember(db: Database): Promise<Filled> {
  const { rows: names } = await sql<{ name: string; columns: string }>`
    select quote_ident(table_name) as name, string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_name`.execute(db);
  const tables = [];
  for (const { name, columns } of names) {
    const { rows } = await sql<{ rows: string }>`
      select coalesce(jsonb_agg(t), '[]')::text as rows from ${sql.raw(name)} t`.execute(db);
    tables.push({ name, columns, rows: rows[0]?.rows ?? '[]' });
  }
  const { rows: sequences } = await sql<Filled['sequences'][number]>`
    select quote_ident(sequencename) as name, coalesce(last_value, start_value)::text as position,
      last_value is not null as "isCalled" from pg_sequences where schemaname = 'public'`.execute(db);
  return { schema: await schemaOf(db), tables, sequences };
}

/** `discard all` without the named statements, of which the connection would go on to believe that they are there. */
const LEFT_IN_SESSION = [
  'close all',
  'reset all',
  'unlisten *',
  'select pg_advisory_unlock_all()',
  'discard plans',
  'discard temp',
  'discard sequences',
];

/** Puts the rows back, past triggers and foreign keys. Resolves with whether the schema is still the migrations'. */
async function putBack(db: Database, { schema, tables, sequences }: Filled): Promise<boolean> {
  await sql`rollback`.execute(db);
  for (const left of LEFT_IN_SESSION) await sql.raw(left).execute(db);
  if ((await schemaOf(db)) !== schema) return false;
  await sql`set session_replication_role = replica`.execute(db);
  await sql.raw(`truncate ${tables.map(({ name }) => name).join(', ')}`).execute(db);
  for (const { name, columns, rows } of tables.filter(({ rows: held }) => held !== '[]')) {
    const all = sql.raw(columns);
    await sql`insert into ${sql.raw(name)} (${all}) overriding system value
      select ${all} from jsonb_populate_recordset(null::${sql.raw(name)}, ${rows}::jsonb)`.execute(db);
  }
  for (const { name, position, isCalled } of sequences)
    await sql`select setval(${name}, ${position}::bigint, ${isCalled})`.execute(db);
  await sql`set session_replication_role = default`.execute(db);
  return true;
}

/**
 * Opens a migrated and filled embedded database for one test file. This process keeps it for the next file, with its
 * rows put back, in a third of the time that all migrations take.
 *
 * @param filledAt the fixed time of the test's clock, which filled rows carry; missing where the clock runs
 */
export async function openFilledDatabase(filledAt = ''): Promise<Store> {
  const unused = idleOf(filledAt);
  const handOut = (kept: KeptDatabase): Store => ({
    ...kept.store,
    close: async () => void unused.push(kept),
  });
  const used = unused.pop();
  if (used) {
    if (await putBack(used.store.db, used.filled)) return handOut(used);
    await used.store.close();
  }
  const store = await openMigratedDatabase();
  await seed(store.db);
  // The program reads the key of digests once for each database: it is among the rows that are put back.
  await keyedHash(store.db, 'any', 'text');
  return handOut({ store, filled: await remember(store.db) });
}
