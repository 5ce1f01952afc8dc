import { deleteEndedAccess } from './desk/access/delete-ended-access.ts';
import type { Store } from './store/store.ts';
import { KEY_LIFETIME } from './orders/idempotency.ts';
import { deleteOutdated, type PersonalData } from './people/delete-outdated.ts';

const HOUR = 60 * 60_000;

/** Deletes expired rows: idempotency keys, and personal data that have been kept as long as promised. */
export async function deleteExpired(data: PersonalData, now = new Date()): Promise<void> {
  await data.db
    .deleteFrom('idempotency')
    .where('created_at', '<', new Date(now.getTime() - KEY_LIFETIME))
    .execute();
  await deleteEndedAccess(data.db, now);
  await deleteOutdated(data, now);
}

export interface Housekeeping extends Omit<PersonalData, 'db'> {
  store: Store;
}

/**
 * Deletes expired rows and takes a snapshot of the embedded database every hour, and deletes at the start too, for a
 * shop that never runs an hour. Returns a function that stops it and resolves when nothing is being deleted any more.
 */
export function startHousekeeping(
  { store, outbox, retention }: Housekeeping,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const clear = () => deleteExpired({ db: store.db, outbox, retention });
  let running = clear().catch(onError);
  const timer = setInterval(() => {
    running = clear()
      .then(() => store.snapshot())
      .catch(onError);
  }, HOUR);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
