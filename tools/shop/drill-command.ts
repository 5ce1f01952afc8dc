import { basename, join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '#server/config.ts';
import {
  compareWithShop,
  readRestored,
  readSnapshot,
  recordDrill,
  type BackupContents,
  type Drill,
} from '#server/backup/restore-drill.ts';
import type { DrillProblem } from '#domain/desk-terms.ts';
import { isDatabaseReadable } from '#server/settings/readable-on-the-way.ts';
import { snapshotsIn, snapshotTime } from '#server/store/snapshots.ts';
import { openPostgres, type Store } from '#server/store/store.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { done, refused, type CommandResult } from '../with-shop-data.ts';
import type { ShopCommand } from './command.ts';

const PROBLEM: Readonly<Record<DrillProblem, string>> = {
  unreadable: 'It could not be read: damaged, or no backup of a shop.',
  'other-shop': 'It is no backup of this shop, or of a newer version of it.',
  'orders-missing': 'Orders that were paid before it was made are not in it.',
  'broken-off': 'The drill did not end.',
};

/** Any number; held in the one database and asked for in the other. */
const SAME_DATABASE_LOCK = 7_305_087;

/** Whether two connections lead to one database: then one holds the other's lock. */
const areSame = (one: Db, other: Db): Promise<boolean> =>
  one.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${SAME_DATABASE_LOCK})`.execute(held);
    try {
      return await other.connection().execute(async (asking) => {
        const { rows } = await sql<{ free: boolean }>`
          select pg_try_advisory_lock(${SAME_DATABASE_LOCK}) as free
        `.execute(asking);
        if (rows[0]?.free) await sql`select pg_advisory_unlock(${SAME_DATABASE_LOCK})`.execute(asking);
        return rows[0]?.free !== true;
      });
    } finally {
      await sql`select pg_advisory_unlock(${SAME_DATABASE_LOCK})`.execute(held);
    }
  });

/** Reads a backup, compares it with the shop, and stores and prints the result. */
async function drill(
  { db }: Store,
  source: Drill['source'],
  read: () => Promise<BackupContents>,
): Promise<CommandResult> {
  const began = performance.now();
  const backup = await read().catch(() => undefined);
  const seconds = (performance.now() - began) / 1000;
  const problem = backup ? await compareWithShop(db, backup) : 'unreadable';
  await recordDrill(db, { source, seconds, backup, problem });
  if (problem) return refused(`The backup is no good. ${PROBLEM[problem]}\nThe desk shows it (Stan sklepu).`);
  return done(
    `The backup is whole: ${backup?.orders} orders, read in ${seconds.toFixed(1)} s; each that was paid until ${backup?.until} is there.\nThe desk shows it (Stan sklepu).`,
  );
}

async function drillSnapshot(store: Store, { dataDir }: Pick<Config, 'dataDir'>, named: string | undefined) {
  const folder = join(dataDir, 'snapshots');
  const [newest] = await snapshotsIn(folder);
  const path = named ?? (newest === undefined ? undefined : join(folder, newest));
  const takenAt = path === undefined ? undefined : snapshotTime(basename(path));
  if (path === undefined || !takenAt)
    return refused(
      'Name a snapshot by its own name (2026-11-23T11-00-00.000Z.tar.gz), which says when it was taken.',
    );
  return drill(store, 'snapshot', () => readSnapshot(path, takenAt));
}

/** Compares a database that a backup was restored into with the shop. */
export async function drillDatabase(
  store: Store,
  { paymentsMode }: Pick<Config, 'paymentsMode'>,
  address: string,
): Promise<CommandResult> {
  if (paymentsMode === 'live' && isDatabaseReadable(address))
    return refused('A live shop’s data may be read on the way: end the address in ?sslmode=verify-full.');
  const restored = openPostgres(address);
  try {
    const isSame = await areSame(store.db, restored.db).catch(() => undefined);
    if (isSame === undefined) return refused('No database answers at that address. Nothing was noted.');
    if (isSame)
      return refused('That is the shop’s own database. Restore the backup into an empty one, and name that.');
    return await drill(store, 'database', () => readRestored(restored.db));
  } finally {
    await restored.close();
  }
}

/** `npm run shop -- drill`: tries a backup out, and notes that for the desk. */
export const drillCommand: ShopCommand = {
  run: (store, [named, ...more], config) => {
    if (more.length > 0) return undefined;
    if (named !== undefined && /^postgres(ql)?:/.test(named)) return drillDatabase(store, config, named);
    return drillSnapshot(store, config, named);
  },
};
