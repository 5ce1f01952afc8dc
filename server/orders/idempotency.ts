import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { isUuid } from '#domain/uuid.ts';
import { conflict } from '#server/api-error.ts';
import type { OrderInput } from './order-input.ts';
import type { Given } from '#server/store/statements/kept-statement.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

/** Lifetime of an idempotency key (ms); no browser retries later. */
export const KEY_LIFETIME = 7 * 24 * 60 * 60_000;

/** One press of a payment button: its idempotency key and a digest of the request (OF-6). */
export interface Attempt {
  key: string;
  bodyHash: string;
}

/** Fields of an order that came after the first release: an order without them has the digest that it had before them. */
const LATER_FIELDS: ReadonlySet<string> = new Set<keyof OrderInput>(['gift']);

/**
 * Makes an attempt from a key and the normalised request; equal requests have equal digests. A press that began before an
 * update of the shop is the same one after it.
 */
export function attemptOf(key: string, input: OrderInput, chartHandle?: string): Attempt {
  const given = Object.entries(input).filter(([name, value]) => !LATER_FIELDS.has(name) || value !== null);
  const content = [Object.fromEntries(given), chartHandle ?? null];
  return { key, bodyHash: createHash('sha256').update(JSON.stringify(content)).digest('hex') };
}

/** The statement that claims an unknown key, and changes nothing for a known one. */
export const insertKey = (
  trx: Pick<Trx, 'insertInto'>,
  { key, bodyHash }: { [Name in keyof Attempt]: Given<string> },
) =>
  trx
    .insertInto('idempotency')
    .values({ key, body_hash: bodyHash })
    .onConflict((on) => on.column('key').doNothing())
    .returning('key');

/**
 * Inserts the key, or resolves with the order that was made with it before. A second transaction with the same key
 * waits until the first has ended.
 * @throws {ApiError} 409 when the key was used with another body.
 */
export async function claimKey(trx: Trx, attempt: Attempt): Promise<number | undefined> {
  const claimed = await insertKey(trx, attempt).executeTakeFirst();
  return claimed ? undefined : findOrderOfKey(trx, attempt);
}

/**
 * Finds the order that was made with a known key.
 * @throws {ApiError} 409 when the key was used with another body.
 */
export async function findOrderOfKey(trx: Trx, { key, bodyHash }: Attempt): Promise<number> {
  const earlier = await trx
    .selectFrom('idempotency')
    .select(['body_hash', 'order_id'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!earlier || earlier.order_id === null)
    throw conflict('The earlier request with this Idempotency-Key is gone');
  if (earlier.body_hash !== bodyHash) throw conflict('This Idempotency-Key came with another body before');
  return earlier.order_id;
}

/**
 * The customerIds of one visit's orders, newest first. Each idempotency key begins with the visit's secret id. It
 * identifies the customer even if she lost the response, with the order's number and cookie.
 */
export async function ordersOfVisit(db: Db, visitId: string): Promise<string[]> {
  if (!isUuid(visitId)) return [];
  const orders = await db
    .selectFrom('idempotency')
    .innerJoin('shop_order', 'shop_order.id', 'order_id')
    .select('customer_id as customerId')
    .where(sql`left(key, 36)`, '=', visitId)
    .orderBy('idempotency.created_at', 'desc')
    .limit(MOST_PRESSES)
    .execute();
  return orders.map(({ customerId }) => customerId);
}

/** The visit that a key begins with; of a foreign key it is no UUID. */
export const visitOf = ({ key }: Attempt): string => key.slice(0, VISIT_LENGTH);

const VISIT_LENGTH = 36;
/** Most earlier orders of a visit that are compared; people change an order a few times. */
const MOST_PRESSES = 30;

/** Whether the key has been used; only `claimKey` is safe against concurrent requests. */
export async function isKnownKey(db: Db, { key }: Attempt): Promise<boolean> {
  const known = await db.selectFrom('idempotency').select('key').where('key', '=', key).executeTakeFirst();
  return known !== undefined;
}

/** The statement that stores the order which was made with a claimed key; without one it changes nothing. */
export const saveKey = (db: Db | Trx, key: Given<string | null>, orderId: Given<number>) =>
  db.updateTable('idempotency').set({ order_id: orderId }).where('key', '=', key);

/**
 * Deletes the keys of orders whose payments a newer order has replaced: whoever orders the old content again wants an order
 * that she can pay.
 */
export async function deleteKeysOfReplaced(trx: Trx, paymentIds: readonly string[]): Promise<void> {
  if (paymentIds.length === 0) return;
  const replaced = trx
    .selectFrom('payment')
    .select('order_id')
    .where('id', 'in', [...paymentIds]);
  await trx.deleteFrom('idempotency').where('order_id', 'in', replaced).execute();
}

/** Deletes the key of a failed attempt, so that a retry makes a new order. */
export async function deleteKey(db: Db | Trx, orderId: number): Promise<void> {
  await db.deleteFrom('idempotency').where('order_id', '=', orderId).execute();
}
