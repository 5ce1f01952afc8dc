import { sql } from 'kysely';
import type { Db, Trx } from '#server/store/tables/tables.ts';

/**
 * Whether a failed refund was settled by another one, in a query over `refund`: asked anew, or made by hand. Both are
 * stored in the transaction that settles it, at the same time.
 */
export const IS_REPLACED = sql<boolean>`exists (
  select from refund as next where next.payment_id = refund.payment_id and next.asked_at = refund.settled_at
)`;

/**
 * Ends the alarm of a payment's failed refunds: somebody has asked for the money anew, or has given it back another way.
 * Resolves with their number.
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
