import { sql } from 'kysely';
import type { Db, Trx } from '#server/store/tables/tables.ts';

/**
 * SQL over `refund`: whether a failed refund was replaced by another one, requested again or made by hand. Both are
 * stored in one transaction, with the same time.
 */
export const IS_REPLACED = sql<boolean>`exists (
  select from refund as next where next.payment_id = refund.payment_id and next.asked_at = refund.settled_at
)`;

/**
 * Settles a payment's failed refunds, which ends their alarm: the money was requested again or returned another way.
 * Resolves to their number.
 */
export async function settleRefunds(db: Db | Trx, paymentId: string): Promise<number> {
  const settled = await db
    .updateTable('refund')
    .set({ settled_at: sql`now()` })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'failed')
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return Number(settled.numUpdatedRows);
}
