import { OwnError } from '#server/own-error.ts';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { VERSION } from '#server/version.ts';
import { sqlState } from './statements/named-statements.ts';

/** The text of every server/migrations/*.sql, by path; part of the bundle. */
const FILES = import.meta.glob<string>('../migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Migration {
  name: string;
  text: string;
}

/** All migrations, in the order of their numbers. */
export const MIGRATIONS: readonly Migration[] = Object.entries(FILES)
  .map(([path, text]) => ({ name: path.slice(path.lastIndexOf('/') + 1), text }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Advisory lock key of migrations; an arbitrary number. */
const MIGRATION_LOCK = 7_305_001;

/**
 * The oldest release that still works after a migration; undefined if all do. A migration that removes something
 * names in its first line the first release that did not use it.
 */
export const toleratedFrom = ({ text }: Migration): string | undefined =>
  /^-- Tolerated from (\d+\.\d+\.\d+)\b/.exec(text)?.[1];

const numbersOf = (version: string) => version.split('.').map(Number);

/** Whether one release came before another. */
export function isBefore(one: string, other: string): boolean {
  const [left, right] = [numbersOf(one), numbersOf(other)];
  const place = left.findIndex((number, index) => number !== right[index]);
  return place >= 0 && (left[place] ?? 0) < (right[place] ?? 0);
}

/** Digest of a migration’s text, as databases and the list of released ones keep it. */
export const migrationDigest = (text: string) => createHash('sha256').update(text).digest('hex');

/** PostgreSQL's code of a statement that waited longer than `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03';

/** How often, and how long (ms) each time, a migration waits for a table; and how long others have it in between. */
const WAITING = { times: 10, each: 4_000, pause: 2_000 };

/**
 * Applies the pending migrations, as `migrateOnce`. A table that a backup or a long report reads is waited for in short
 * turns: whoever asks for a table after a waiting migration waits behind it, so the old program would stand still.
 * @throws when it was in use each time, or for a migration that cannot be applied; nothing is applied then.
 */
export async function migrate<T>(
  db: Kysely<T>,
  migrations = MIGRATIONS,
  version = VERSION,
  { times, each, pause } = WAITING,
): Promise<string[]> {
  for (let time = 1; ; time += 1) {
    try {
      return await migrateOnce(db, migrations, version, each);
    } catch (error) {
      if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
      if (time === times)
        throw new OwnError(
          'A table of the database stayed in use, by a backup or a long query, so nothing was migrated. Start again when it has ended.',
        );
      await sleep(pause);
    }
  }
}

/**
 * Applies the pending migrations in order, in one transaction, by one process at a time. Resolves with their names. A
 * database of a later release is taken as it is, if that release's migrations tolerate this one: the way back.
 * @throws when an applied migration has been changed, or one is there that this program cannot work with; nothing is applied then.
 */
async function migrateOnce<T>(
  db: Kysely<T>,
  migrations: readonly Migration[],
  version: string,
  waitFor: number,
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    // A long index, or waiting for another process's, must not fail as a slow query does.
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
    // Not for the lock above: another process may migrate for long.
    await sql`select set_config('lock_timeout', ${String(waitFor)}, true)`.execute(trx);
    await sql`create table if not exists schema_migration (
      name text primary key,
      digest text not null,
      applied_at timestamptz not null default now()
    )`.execute(trx);
    await addTolerance(trx);
    const { rows } = await sql<{
      name: string;
      digest: string;
      tolerated_from: string | null;
    }>`select name, digest, tolerated_from from schema_migration`.execute(trx);
    const applied = new Map(rows.map((row) => [row.name, row.digest]));

    const known = new Set(migrations.map(({ name }) => name));
    const newest = migrations.at(-1)?.name ?? '';
    // A migration older than ours but unknown belongs to no release of this shop.
    const foreign = rows.filter(
      ({ name, tolerated_from: from }) =>
        !known.has(name) && (name < newest || (from !== null && isBefore(version, from))),
    );
    if (foreign.length > 0) {
      const names = foreign.map(({ name }) => name).join(', ');
      throw new OwnError(`The database is newer than this program: it knows ${names}`);
    }
    const pending: string[] = [];
    for (const migration of migrations) {
      const { name, text } = migration;
      const before = applied.get(name);
      if (before === migrationDigest(text)) continue;
      if (before !== undefined)
        throw new OwnError(`The migration ${name} was changed after it had been applied`);
      await sql.raw(text).execute(trx);
      await sql`
        insert into schema_migration (name, digest, tolerated_from)
        values (${name}, ${migrationDigest(text)}, ${toleratedFrom(migration) ?? null})
      `.execute(trx);
      pending.push(name);
    }
    return pending;
  });
}

/** Adds a column that tables of earlier releases lack. Checks first, since `alter table` waits for all readers. */
async function addTolerance<T>(trx: Kysely<T>): Promise<void> {
  const { rows } = await sql`
    select 1 from information_schema.columns
    where table_schema = current_schema() and table_name = 'schema_migration' and column_name = 'tolerated_from'
  `.execute(trx);
  if (rows.length === 0) await sql`alter table schema_migration add column tolerated_from text`.execute(trx);
}
