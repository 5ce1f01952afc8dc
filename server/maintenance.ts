import { clearDoneJobs, DONE_JOB_LIFETIME } from './jobs/clear-done-jobs.ts';
import type { Store } from './store/store.ts';
import { DRAFT_LIFETIME } from './orders/birth-draft.ts';
import { KEY_LIFETIME } from './orders/idempotency.ts';

const HOUR = 60 * 60_000;

/** Clears away what has served its time: drafts with birth data that became no order, keys of old presses. */
export async function clearOld({ db }: Pick<Store, 'db'>, now = new Date()): Promise<void> {
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

/** Once an hour: old data away, and a snapshot of the embedded database. Returns what stops it. */
export function keepHouse(store: Store, complain: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    clearOld(store)
      .then(() => store.snapshot())
      .catch(complain);
  }, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
