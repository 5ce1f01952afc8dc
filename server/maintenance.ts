import { sql } from 'kysely';
import type { HousekeepingStep } from '#domain/desk/housekeeping-steps.ts';
import { deleteInBatches } from './store/housekeeping/in-batches.ts';
import { runSteps, type HousekeepingLog } from './housekeeping-steps.ts';
import { shopDate } from '#domain/shop-day.ts';
import type { Config } from './config.ts';
import { deleteEndedAccess } from './desk/access/delete-ended-access.ts';
import { planMorning } from './desk/notices/morning.ts';
import { deleteSnapshots, snapshotsBefore } from './store/snapshots.ts';
import { measureResponseTimes } from './store/response-times.ts';
import { deleteOldErrors } from './store/server-errors.ts';
import type { Store } from './store/store.ts';
import { KEY_LIFETIME } from './orders/idempotency.ts';
import { remindOfSuggested } from './messages/message-terms.ts';
import { DAY, outdatedSteps, type PersonalData } from './people/delete-outdated.ts';

const HOUR = 60 * 60_000;

/**
 * How long (ms) counts of transitions are kept: a year and a month, so that a month can be compared with the same month
 * a year before.
 */
export const COUNTS_LIFETIME = 400 * DAY;

/** The steps that delete expired rows: keys of requests, old counts, and personal data kept as long as promised. */
export const expiredSteps = (data: PersonalData, now: Date) => ({
  'request-keys': () =>
    deleteInBatches(data.db, 'idempotency', sql`created_at < ${new Date(now.getTime() - KEY_LIFETIME)}`),
  counts: () =>
    deleteInBatches(
      data.db,
      'transition_count',
      sql`day < ${shopDate(new Date(now.getTime() - COUNTS_LIFETIME))}`,
    ),
  errors: () => deleteOldErrors(data.db),
  access: () => deleteEndedAccess(data.db, now),
  ...outdatedSteps(data, now),
});

export interface Housekeeping extends Omit<PersonalData, 'db'> {
  store: Store;
  /** Folder of the snapshots. */
  snapshots: string;
  /** Tries a snapshot out when that is due, until `signal` ends it; only where the shop can run its own program. */
  drill?: ((signal: AbortSignal) => Promise<void>) | undefined;
}

/**
 * Takes a snapshot if asked to, or if one has become too old. The old one is deleted afterwards, so that a shop is
 * never without a snapshot.
 */
export async function rotateSnapshots(
  {
    store,
    snapshots,
    retention,
  }: Pick<Housekeeping, 'store' | 'snapshots'> & { retention: Pick<Config['retention'], 'backups'> },
  { isWanted, now = new Date() }: { isWanted: boolean; now?: Date },
): Promise<void> {
  const old = await snapshotsBefore(snapshots, new Date(now.getTime() - retention.backups * DAY));
  if (isWanted || old.length > 0) await store.snapshot();
  await deleteSnapshots(snapshots, old);
}

/**
 * Starts housekeeping: every hour it deletes expired rows and takes a snapshot of the embedded database. It also
 * deletes at the start, for a shop that never runs an hour. A failed step does not stop the others. Returns a
 * function that stops it and resolves when nothing is being deleted any more.
 */
export function startHousekeeping(
  { store, outbox, retention, snapshots, drill }: Housekeeping,
  log: HousekeepingLog,
): () => Promise<void> {
  const stopped = new AbortController();
  const tidy = (isWanted: boolean) =>
    runSteps(
      store.db,
      {
        ...expiredSteps({ db: store.db, outbox, retention }, new Date()),
        morning: () => planMorning(store.db, new Date()),
        reminders: () => remindOfSuggested(store.db),
        'answer-times': () => measureResponseTimes(store.db, new Date()),
        snapshots: () => rotateSnapshots({ store, snapshots, retention }, { isWanted }),
        drill: async () => (isWanted ? drill?.(stopped.signal) : undefined),
      } satisfies Record<HousekeepingStep, () => Promise<void>>,
      { log, signal: stopped.signal },
    );
  let running = tidy(false);
  const timer = setInterval(() => {
    running = tidy(true);
  }, HOUR);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopped.abort();
    await running;
  };
}
