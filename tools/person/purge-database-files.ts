import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { snapshotsIn } from '#server/store/snapshots.ts';
import type { Store } from '#server/store/store.ts';

/**
 * Removes deleted rows from a PostgreSQL server's files, as far as a client can while the shop runs: frees their
 * pages and renews the planner's statistics, which hold common values.
 */
export async function vacuumTables(db: Store['db']): Promise<void> {
  await db.connection().execute(async (session) => {
    // Vacuuming a large table takes minutes, longer than the shop's time limit for queries.
    await sql`set statement_timeout = 0`.execute(session);
    await sql`vacuum (analyze)`.execute(session);
    await sql`reset statement_timeout`.execute(session);
  });
}

/**
 * Removes deleted rows from the embedded database's files. It rewrites tables, since a plain vacuum leaves the bytes
 * in their pages; starts a new write-ahead log; and replaces older snapshots with a new one. Resolves to the number
 * of removed snapshots.
 */
export async function purgeDatabaseFiles({
  store,
  dataDir,
}: {
  store: Store;
  dataDir: string;
}): Promise<number> {
  const folder = join(dataDir, 'snapshots');
  const older = await snapshotsIn(folder);
  await store.db.connection().execute(async (session) => {
    // Statistics hold common values, and for an empty table they would never be renewed.
    await sql`delete from pg_statistic`.execute(session);
    await sql`vacuum full`.execute(session);
    // Otherwise old WAL segments would be renamed for reuse, with their content.
    await sql`set wal_recycle = off`.execute(session);
    await sql`select pg_switch_wal()`.execute(session);
    await sql`checkpoint`.execute(session);
  });
  await store.snapshot();
  for (const name of older) await rm(join(folder, name), { force: true });
  return older.length;
}
