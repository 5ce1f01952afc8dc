import { shopDate } from '#domain/shop-day.ts';
import type { Config } from './config.ts';
import { deleteEndedAccess } from './desk/access/delete-ended-access.ts';
import { deleteSnapshots, snapshotsBefore } from './store/snapshots.ts';
import { deleteOldErrors } from './store/server-errors.ts';
import type { Store } from './store/store.ts';
import { KEY_LIFETIME } from './orders/idempotency.ts';
import { DAY, deleteOutdated, type PersonalData } from './people/delete-outdated.ts';

const HOUR = 60 * 60_000;

/**
 * How long (ms) counts of transitions are kept: a year and a month, so that a month can be compared with the same month
 * a year before.
 */
export const COUNTS_LIFETIME = 400 * DAY;

/** Deletes expired rows: idempotency keys, old counts, and personal data that have been kept as long as promised. */
export async function deleteExpired(data: PersonalData, now = new Date()): Promise<void> {
  await data.db
    .deleteFrom('idempotency')
    .where('created_at', '<', new Date(now.getTime() - KEY_LIFETIME))
    .execute();
  await data.db
    .deleteFrom('transition_count')
    .where('day', '<', shopDate(new Date(now.getTime() - COUNTS_LIFETIME)))
    .execute();
  await deleteOldErrors(data.db);
  await deleteEndedAccess(data.db, now);
  await deleteOutdated(data, now);
}

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
 * Deletes expired rows and takes a snapshot of the embedded database every hour, and deletes at the start too, for a
 * shop that never runs an hour: rows, and snapshots that are too old. Returns a function that stops it and resolves when nothing is being deleted any more.
 */
export function startHousekeeping(
  { store, outbox, retention, snapshots, drill }: Housekeeping,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stopped = new AbortController();
  const tidy = async (isWanted: boolean) => {
    await deleteExpired({ db: store.db, outbox, retention });
    await rotateSnapshots({ store, snapshots, retention }, { isWanted });
    if (isWanted) await drill?.(stopped.signal);
  };
  let running = tidy(false).catch(onError);
  const timer = setInterval(() => {
    running = tidy(true).catch(onError);
  }, HOUR);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopped.abort();
    await running;
  };
}
