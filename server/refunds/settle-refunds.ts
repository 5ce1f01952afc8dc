import { sql } from 'kysely';
import type { MinorUnits } from '#domain/grosze.ts';
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

/**
 * Settles a payment's failed refunds once as much was asked for again since the first of them failed, or nothing is
 * left to ask for. Less leaves all of them open, and a person decides about the rest.
 */
export async function settleIfAskedAgain(trx: Trx, paymentId: string, left: MinorUnits): Promise<void> {
  const { rows } = await sql<{ isCovered: boolean }>`
    with open as (
      select sum(amount) as amount, min(updated_at) as since from refund
      where payment_id = ${paymentId} and state = 'failed' and settled_at is null
    )
    select open.amount <= (
      select sum(amount) from refund where payment_id = ${paymentId} and state <> 'failed' and asked_at >= open.since
    ) as "isCovered"
    from open
  `.execute(trx);
  if (left === 0 || rows[0]?.isCovered === true) await settleRefunds(trx, paymentId);
}
