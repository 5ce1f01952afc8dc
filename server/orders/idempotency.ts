import { createHash } from 'node:crypto';
import { conflict } from '#server/api-error.ts';
import type { Db, Trx } from '#server/store/tables.ts';

/** Keys are remembered this long, in milliseconds; no browser retries later. */
export const KEY_LIFETIME = 7 * 24 * 60 * 60_000;

/** One press of a payment button: its key and a digest of what was sent with it (OF-6). */
export interface Attempt {
  key: string;
  bodyHash: string;
}

/** `content` must be normalised: the same order gives the same digest. */
export const attemptOf = (key: string, content: unknown): Attempt => ({
  key,
  bodyHash: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
});

/**
 * Takes the key for this transaction, or says which order it made before. Of two transactions with one key the second
 * waits here until the first has ended.
 * @throws {ApiError} 409 when the key came with another body before.
 */
export async function claimKey(
  trx: Trx,
  { key, bodyHash }: Attempt,
): Promise<{ earlierOrderId: number } | undefined> {
  const claimed = await trx
    .insertInto('idempotency')
    .values({ key, body_hash: bodyHash })
    .onConflict((on) => on.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  const earlier = await trx
    .selectFrom('idempotency')
    .select(['body_hash', 'order_id'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!earlier || earlier.order_id === null)
    throw conflict('The earlier request with this Idempotency-Key is gone');
  if (earlier.body_hash !== bodyHash) throw conflict('This Idempotency-Key came with another body before');
  return { earlierOrderId: earlier.order_id };
}

/** Whether the key has made an order before; `claimKey` decides, this only looks. */
export async function isKnownKey(db: Db, { key }: Attempt): Promise<boolean> {
  const known = await db.selectFrom('idempotency').select('key').where('key', '=', key).executeTakeFirst();
  return known !== undefined;
}

/** Ties the claimed key to the order that it made. */
export async function keepKey(trx: Trx, { key }: Attempt, orderId: number): Promise<void> {
  await trx.updateTable('idempotency').set({ order_id: orderId }).where('key', '=', key).execute();
}

/** An attempt that failed leaves no key: the same press may be tried again and makes a new order. */
export async function forgetKey(db: Db | Trx, orderId: number): Promise<void> {
  await db.deleteFrom('idempotency').where('order_id', '=', orderId).execute();
}
