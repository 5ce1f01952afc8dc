import { OwnError } from '#server/own-error.ts';
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

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

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Applies the pending migrations in order, in one transaction, by one process at a time. Resolves with their names.
 * @throws when an applied migration has been changed, or the database is newer than this program; nothing is applied then.
 */
export async function migrate<T>(db: Kysely<T>, migrations = MIGRATIONS): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    // A long index, or waiting for another process's, must not fail as a slow query does.
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
    await sql`create table if not exists schema_migration (
      name text primary key,
      digest text not null,
      applied_at timestamptz not null default now()
    )`.execute(trx);
    const { rows } = await sql<{
      name: string;
      digest: string;
    }>`select name, digest from schema_migration`.execute(trx);
    const applied = new Map(rows.map((row) => [row.name, row.digest]));

    const known = new Set(migrations.map(({ name }) => name));
    const foreign = [...applied.keys()].filter((name) => !known.has(name));
    if (foreign.length > 0) {
      throw new OwnError(`The database is newer than this program: it knows ${foreign.join(', ')}`);
    }
    const pending: string[] = [];
    for (const { name, text } of migrations) {
      const before = applied.get(name);
      if (before === digest(text)) continue;
      if (before !== undefined)
        throw new OwnError(`The migration ${name} was changed after it had been applied`);
      await sql.raw(text).execute(trx);
      await sql`insert into schema_migration (name, digest) values (${name}, ${digest(text)})`.execute(trx);
      pending.push(name);
    }
    return pending;
  });
}
