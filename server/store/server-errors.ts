import type { Db } from './tables/tables.ts';

/** A response of 500 or above. */
interface ServerFailure {
  requestId: string;
  method: string;
  /** The route's pattern, never the requested address. */
  route: string;
  status: number;
  type: string;
  message: string;
}

/** Failures that are kept. */
const KEPT_ERRORS = 1_000;

/** Failures that one process writes in a minute, so that a broken database or an attack is not made worse. */
const PER_MINUTE = 30;

/**
 * Makes the function that keeps failures for the desk. It never fails and nobody waits for it: without a database the
 * log alone has them.
 */
export function errorKeeper(db: Db, clock: () => number = Date.now): (failure: ServerFailure) => void {
  let minute = 0;
  let written = 0;
  return ({ requestId, ...failure }) => {
    const now = Math.floor(clock() / 60_000);
    if (now !== minute) [minute, written] = [now, 0];
    written += 1;
    if (written > PER_MINUTE) return;
    db.insertInto('server_error')
      .values({ request_id: requestId, ...failure, message: failure.message.slice(0, 500) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
      .catch(() => undefined);
  };
}

/** Deletes all but the newest failures. */
export async function deleteOldErrors(db: Db): Promise<void> {
  await db
    .deleteFrom('server_error')
    .where('request_id', 'not in', (rows) =>
      rows.selectFrom('server_error').select('request_id').orderBy('at', 'desc').limit(KEPT_ERRORS),
    )
    .execute();
}
