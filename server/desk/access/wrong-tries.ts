import { DESK_ERROR } from '#domain/desk/error-code.ts';
import { ApiError } from '#server/api-error.ts';
import type { Clock } from '#server/clock.ts';
import { keyedHash } from '#server/store/strangers/keyed-hash.ts';
import type { Db } from '#server/store/tables/tables.ts';

/** After this many wrong tries from one address within the time (ms), further ones wait. */
export const TRIES = 5;
export const TRY_TIME = 5 * 60_000;

/** Refusals of something that is known: a link that was used or has expired is no guess. */
const KNOWN: ReadonlySet<number> = new Set([
  DESK_ERROR.invitationExpired,
  DESK_ERROR.invitationUsed,
  DESK_ERROR.accountTaken,
]);

/** Deletes wrong tries that count no more. Resolves to the moment that older ones came before. */
export async function deleteOldTries(db: Db, now: Date): Promise<Date> {
  const begin = new Date(now.getTime() - TRY_TIME);
  await db.deleteFrom('desk_wrong_try').where('at', '<=', begin).execute();
  return begin;
}

/**
 * Runs an attempt to sign in with something guessable, unless its address has failed too often in the same way. Each
 * way has its own limit, since people in an office or at a carrier share an address: one person's wrong codes must
 * not block the links and passkeys of others. The attempt is counted before it runs, so that parallel attempts are
 * limited too.
 * @throws {ApiError} 429 with the seconds to wait, and errors of `enter`.
 */
export async function limitTries<Entered>(
  { db, clock }: { db: Db; clock: Clock },
  { ip, way }: { ip: string; way: 'code' | 'link' },
  enter: () => Promise<Entered>,
): Promise<Entered> {
  const now = clock.now();
  const address = await keyedHash(db, 'desk-wrong-try', ip);
  const begin = await deleteOldTries(db, now);
  const { id } = await db
    .insertInto('desk_wrong_try')
    .values({ address_hash: address, at: now, way })
    .returning('id')
    .executeTakeFirstOrThrow();
  const others = await db
    .selectFrom('desk_wrong_try')
    .select('at')
    .where('address_hash', '=', address)
    .where('way', '=', way)
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
    await forget.where('address_hash', '=', address).where('way', '=', way).execute();
    return entered;
  } catch (error) {
    // Only a guess that was refused counts, not a database that is away.
    if (!(error instanceof ApiError) || error.statusCode >= 500 || KNOWN.has(error.code))
      await forget.where('id', '=', id).execute();
    throw error;
  }
}
