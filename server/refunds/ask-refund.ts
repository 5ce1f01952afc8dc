import { sql } from 'kysely';
import { OwnError } from '#server/own-error.ts';
import { minus, type MinorUnits } from '#domain/grosze.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { Trx } from '#server/store/tables/tables.ts';
import { lockBalance } from './refund-balance.ts';
import { REFUND_JOBS } from './refund-job-kinds.ts';
import { findRefund, findRefundByKey, type Refund } from './refunds-of.ts';
import { settleIfAskedAgain } from './settle-refunds.ts';

/** A decision to give money back. */
export interface RefundDecision {
  orderId: number;
  /** The same for every repeat of this decision. */
  idempotencyKey: string;
  /** In the currency that was paid; positive. */
  amount: MinorUnits;
  /** Free text for the books; the customer is not shown it. */
  reason: string;
  /** A sentence to the customer, for the mail about it. */
  word?: string | undefined;
  /** Who decided. */
  requestedBy: string;
  /** `YYYY-MM-DD`; until when the customer must have the money. Without it, the day of a failed refund that this one follows. */
  dueOn?: string;
}

/** The result of asking for a refund. */
export type RefundRequest =
  | { kind: 'asked'; refund: Refund }
  /** The same decision was stored before. */
  | { kind: 'repeated'; refund: Refund }
  /** The key belongs to a refund of another amount, reason, word or order. */
  | { kind: 'key-taken' }
  /** Nothing was paid for the order, or there is no such order. */
  | { kind: 'not-paid' }
  /** More than what is left of the payment, or nothing at all. */
  | { kind: 'amount-refused'; left: MinorUnits };

/**
 * Stores a refund and enqueues the job that carries it out, in the caller's transaction. It locks the payment, so that
 * concurrent decisions never exceed what was paid. The order's failed refunds are settled once as much was asked for
 * again.
 */
export async function askRefund(trx: Trx, decision: RefundDecision): Promise<RefundRequest> {
  const { orderId, idempotencyKey, amount, reason, requestedBy, dueOn } = decision;
  const word = decision.word || null;
  const balance = await lockBalance(trx, orderId);
  const earlier = await findRefundByKey(trx, idempotencyKey);
  if (earlier) {
    // Its words are gone once the customer's data were erased.
    const saysSame = earlier.reason === null || (earlier.reason === reason && earlier.word === word);
    const isSame = earlier.orderId === orderId && earlier.amount === amount && saysSame;
    return isSame ? { kind: 'repeated', refund: earlier } : { kind: 'key-taken' };
  }
  if (!balance || balance.paid === 0) return { kind: 'not-paid' };
  const { paymentId, currency, left } = balance;
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left) return { kind: 'amount-refused', left };
  const stored = await trx
    .insertInto('refund')
    .values({
      payment_id: paymentId,
      idempotency_key: idempotencyKey,
      amount,
      currency,
      reason,
      word,
      asked_by: requestedBy,
      // A repeated request after a failed refund keeps the original deadline.
      due_on:
        dueOn ??
        sql<string | null>`(
          select min(due_on) from refund
          where payment_id = ${paymentId} and state = 'failed' and settled_at is null
        )`,
    })
    .onConflict((on) => on.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  // Taken at this moment by another order's decision, which holds another lock.
  if (!stored) return { kind: 'key-taken' };
  await settleIfAskedAgain(trx, paymentId, minus(left, amount));
  await enqueue(trx, REFUND_JOBS.carryOut, { refundId: stored.id }, { onceKey: `refund:${stored.id}` });
  const refund = await findRefund(trx, stored.id);
  if (!refund) throw new OwnError('A stored refund is missing');
  return { kind: 'asked', refund };
}

/**
 * `askRefund` for an amount that the caller has read from the balance it has locked.
 * @throws when it is refused all the same, so that the caller's transaction changes nothing.
 */
export async function mustAskRefund(trx: Trx, decision: RefundDecision): Promise<void> {
  const { kind } = await askRefund(trx, decision);
  if (kind !== 'asked') throw new OwnError(`A refund of order ${decision.orderId} was refused: ${kind}`);
}
