import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { unpackSnapshot } from '#server/store/restore.ts';
import { snapshotsIn, snapshotTime } from '#server/store/snapshots.ts';
import { connectPglite, openPostgres } from '#server/store/store.ts';
import type { Db } from '#server/store/tables/tables.ts';
import type { FlowsSettings } from './settings.ts';

/** What a shop has counted in its last thirty days: counts by their names (known-transitions.ts). */
export interface LivedCounts {
  counts: readonly (readonly [names: string, count: number])[];
  /** Up to when, ISO 8601. */
  until: string;
}

async function read(db: Db, until: Date): Promise<LivedCounts> {
  const { rows } = await sql<{ names: string; count: number }>`
    select concat_ws(e'\n', machine, from_state, event, to_state) as names, sum(count)::float8 as count
    from transition_count where day > ${until}::timestamptz - interval '30 days' group by 1
  `.execute(db);
  return { counts: rows.map(({ names, count }) => [names, count]), until: until.toISOString() };
}

async function ofPostgres(databaseUrl: string): Promise<LivedCounts> {
  const { db, close } = openPostgres(databaseUrl);
  return read(db, new Date()).finally(close);
}

/** From the newest snapshot, since a running shop has its embedded database to itself. */
async function ofSnapshot(dataDir: string): Promise<LivedCounts | undefined> {
  const folder = join(dataDir, 'snapshots');
  const [newest] = await snapshotsIn(folder);
  const takenAt = newest === undefined ? undefined : snapshotTime(newest);
  if (newest === undefined || !takenAt) return undefined;
  const pglite = await PGlite.create({ loadDataDir: new Blob([await unpackSnapshot(join(folder, newest))]) });
  const db = connectPglite(pglite);
  return read(db, takenAt).finally(async () => {
    await db.destroy();
    await pglite.close();
  });
}

/** Reads transition counts of the shop that DATABASE_URL or DATA_DIR names; undefined without one or without counts. */
export async function readLivedCounts({
  databaseUrl,
  dataDir,
}: Pick<FlowsSettings, 'databaseUrl' | 'dataDir'>): Promise<LivedCounts | undefined> {
  const lived = await (databaseUrl === undefined ? ofSnapshot(dataDir) : ofPostgres(databaseUrl)).catch(
    (error: unknown) => void console.error('The shop’s counts were not read:', error),
  );
  return lived && lived.counts.length > 0 ? lived : undefined;
}
