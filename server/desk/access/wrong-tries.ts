import { DESK_ERROR } from '#domain/desk-error-code.ts';
import { ApiError } from '#server/api-error.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/store/tables.ts';
import { digest } from './secrets.ts';

/** After this many wrong tries from one address within the time (ms), further ones wait. */
export const TRIES = 5;
export const TRY_TIME = 5 * 60_000;

/**
 * Runs a try to enter, unless its address has failed too often. Counted before the try itself, so that many at once
 * get no more tries than one after the other.
 * @throws {ApiError} 429 with the seconds to wait, and whatever `enter` throws.
 */
export async function tryToEnter<Entered>(
  { db, clock }: { db: Db; clock: Clock },
  ip: string,
  enter: () => Promise<Entered>,
): Promise<Entered> {
  const now = clock.now();
  const address = digest(ip);
  const begin = new Date(now.getTime() - TRY_TIME);
  await db.deleteFrom('desk_wrong_try').where('at', '<=', begin).execute();
  const { id } = await db
    .insertInto('desk_wrong_try')
    .values({ address_hash: address, at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const others = await db
    .selectFrom('desk_wrong_try')
    .select('at')
    .where('address_hash', '=', address)
    .where('id', '<>', id)
    .orderBy('at', 'desc')
    .limit(TRIES)
    .execute();
  const forget = db.deleteFrom('desk_wrong_try');
  const oldest = others[TRIES - 1];
  if (oldest) {
    await forget.where('id', '=', id).execute();
    const waitSeconds = Math.max(1, Math.ceil((oldest.at.getTime() - begin.getTime()) / 1000));
    throw new ApiError(429, DESK_ERROR.tooManyTries, 'Too many wrong tries, wait', [], {
      extra: { waitSeconds },
    });
  }
  try {
    const entered = await enter();
    await forget.where('address_hash', '=', address).execute();
    return entered;
  } catch (error) {
    // Only what was refused counts, not a database that is away.
    if (!(error instanceof ApiError) || error.statusCode >= 500) await forget.where('id', '=', id).execute();
    throw error;
  }
}
