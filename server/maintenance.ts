import { clearDoneJobs, DONE_JOB_LIFETIME } from './jobs/clear-done-jobs.ts';
import type { Store } from './store/store.ts';
import { DRAFT_LIFETIME } from './orders/birth-draft.ts';
import { KEY_LIFETIME } from './orders/idempotency.ts';

const HOUR = 60 * 60_000;

/** Deletes expired rows: birth drafts that never became an order, idempotency keys, finished jobs. */
export async function deleteExpired({ db }: Pick<Store, 'db'>, now = new Date()): Promise<void> {
  await db
    .deleteFrom('shop_order')
    .where('fairy_product_id', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - DRAFT_LIFETIME))
    .execute();
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', new Date(now.getTime() - KEY_LIFETIME))
    .execute();
  await clearDoneJobs(db, new Date(now.getTime() - DONE_JOB_LIFETIME));
}

/** Deletes expired rows and takes a snapshot of the embedded database every hour. Returns a function that stops it. */
export function startHousekeeping(store: Store, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    deleteExpired(store)
      .then(() => store.snapshot())
      .catch(onError);
  }, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
