import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { grosze } from '#domain/grosze.ts';
import { snapshotsIn, snapshotTime } from '#server/store/snapshots.ts';
import type { Db } from '#server/store/tables/tables.ts';
import {
  compareWithShop,
  readSnapshot,
  recordDrill,
  type BackupContents,
  type Drill,
} from './restore-drill.ts';

/** First argument of the server's program when it is run to read a snapshot, and nothing else. */
export const DRILL_ARGUMENT = '--drill';

/** A drill that takes longer (ms) is broken off. */
const TIME_LIMIT = 5 * 60_000;
const DAY = 24 * 60 * 60_000;
/** Time (ms) until the next drill is due: after a drill, and after one that failed. */
const EVERY = { whole: 7 * DAY, failed: DAY };

const Contents = z.object({
  migrations: z.array(z.string()),
  orders: z.number(),
  until: z.iso.datetime(),
  paid: z.number(),
  money: z.number().transform(grosze),
});

/** The process that `readInProcess` starts: prints what the snapshot holds. */
export async function drillProcess([path = '', takenAt = '']: readonly string[]): Promise<void> {
  process.stdout.write(JSON.stringify(await readSnapshot(path, new Date(takenAt))));
}

/** Reads a snapshot in a child process, so that its memory (700 MB for four seconds, with 2,000 orders) is freed. */
function readInProcess(program: string, path: string, takenAt: Date, signal: AbortSignal) {
  return new Promise<BackupContents | 'unreadable' | 'broken-off'>((done) => {
    const args = [program, DRILL_ARGUMENT, path, takenAt.toISOString()];
    execFile(process.execPath, args, { timeout: TIME_LIMIT, signal, env: {} }, (error, output) => {
      if (error) done(error.killed === true || error.signal ? 'broken-off' : 'unreadable');
      else done(Contents.parse(JSON.parse(output)));
    });
  });
}

export interface DrillOptions {
  db: Db;
  /** Folder of the snapshots. */
  snapshots: string;
  /** The server's program, which can be run to read a snapshot. */
  program: string;
  /** Ends a drill when the shop stops; then it is not noted. */
  signal: AbortSignal;
}

/**
 * Tries the newest snapshot out when that is due: a week after the last time, a day after one that failed. Resolves with
 * the drill that was made.
 */
export async function drillWhenDue(options: DrillOptions, now = new Date()): Promise<Drill | undefined> {
  const { db, snapshots, program, signal } = options;
  const last = await db
    .selectFrom('restore_drill')
    .select(['at', 'problem'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const wait = last?.problem ? EVERY.failed : EVERY.whole;
  if (last && now.getTime() - last.at.getTime() < wait) return undefined;
  const [newest] = await snapshotsIn(snapshots);
  const takenAt = newest === undefined ? undefined : snapshotTime(newest);
  if (newest === undefined || !takenAt) return undefined;

  const began = performance.now();
  const read = await readInProcess(program, join(snapshots, newest), takenAt, signal);
  if (signal.aborted) return undefined;
  const seconds = (performance.now() - began) / 1000;
  const drill: Drill =
    typeof read === 'string'
      ? { source: 'snapshot', seconds, problem: read }
      : { source: 'snapshot', seconds, backup: read, problem: await compareWithShop(db, read) };
  await recordDrill(db, drill);
  return drill;
}
