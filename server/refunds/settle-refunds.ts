import { sql } from 'kysely';
import type { Db, Trx } from '#server/store/tables/tables.ts';

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
