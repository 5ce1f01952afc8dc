import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { snapshotsIn } from '#server/store/snapshots.ts';
import type { Store } from '#server/store/store.ts';

/**
 * Removes deleted rows from the files of the embedded database: tables are rewritten (a plain vacuum leaves the bytes of
 * deleted rows in their pages), the write-ahead log is begun anew, and older snapshots give way to a new one. Resolves
 * with the number of snapshots that were removed.
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
    // Statistics hold common values of columns, and those of a table that is empty now would never be renewed.
    await sql`delete from pg_statistic`.execute(session);
    await sql`vacuum full`.execute(session);
    // Old segments would be renamed for later use, with all that is in them.
    await sql`set wal_recycle = off`.execute(session);
    await sql`select pg_switch_wal()`.execute(session);
    await sql`checkpoint`.execute(session);
  });
  await store.snapshot();
  for (const name of older) await rm(join(folder, name), { force: true });
  return older.length;
}
