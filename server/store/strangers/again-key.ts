import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from './keyed-hash.ts';
import type { Db } from '../tables/tables.ts';

interface KeyedOrder {
  orderId: number;
  customerId: string;
}

/**
 * The key that opens the page of an order's next order, and nothing else: made of the order's own, which cannot be found
 * from it.
 */
export const againKey = (db: Db, { orderId, customerId }: KeyedOrder): Promise<string> =>
  keyedHash(db, 'order-again', `${orderId} ${customerId}`);

/** Whether a key opens that page: this one, or the order's own key, which mails of earlier releases have. */
export async function opensAgain(db: Db, order: KeyedOrder, key: string): Promise<boolean> {
  if (key.toLowerCase() === order.customerId) return true;
  const [given, own] = [key, await againKey(db, order)].map((text) => Buffer.from(text));
  return (
    given !== undefined && own !== undefined && given.length === own.length && timingSafeEqual(given, own)
  );
}
