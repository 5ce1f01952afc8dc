import { sql } from 'kysely';
import { minus, NOTHING, plus, type MinorUnits } from '#domain/grosze.ts';
import { MADE_BY_HAND, REFUND_STATES } from '#domain/payment.ts';
import { refundMachine } from '#machines/refund.machine.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { RefundUpdate } from '#server/pay/refund-port.ts';
import { columnMove } from '#server/store/machine-update.ts';
import type { Trx } from '#server/store/tables/tables.ts';
import { callOffOrder } from './call-off-order.ts';
import { tellOwners } from './money-waits.ts';
import { refundBalance } from './refund-balance.ts';
import { REFUND_JOBS } from './refund-job-kinds.ts';
import { selectRefunds } from './refunds-of.ts';
import { settleRefunds } from './settle-refunds.ts';

/**
 * Records a refund that a person has made in the provider's dashboard. When the whole payment has gone back, an order
 * that still waits for its answer is called off. The caller holds the payment's lock.
 */
export async function recordMadeByHand(
  trx: Trx,
  payment: { id: string; orderId: number },
  { providerRefundId, state, amount, currency }: RefundUpdate,
): Promise<'made-by-hand' | 'over-paid' | 'unknown'> {
  if (providerRefundId === undefined || state === 'failed') return 'unknown';
  const { id: paymentId, orderId } = payment;
  const balance = await refundBalance(trx, orderId);
  if (!balance || balance.currency !== currency) return 'over-paid';
  const missing = minus(amount, balance.left);
  if (!(await makeRoom(trx, payment, { missing, given: amount }))) return 'over-paid';
  const stored = await trx
    .insertInto('refund')
    .values({
      payment_id: paymentId,
      idempotency_key: `provider:${paymentId}:${providerRefundId}`,
      provider_refund_id: providerRefundId,
      amount,
      currency,
      reason: null,
      asked_by: 'provider',
      state,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (state === 'pending') await enqueue(trx, REFUND_JOBS.carryOut, { refundId: stored.id });
  const left = (await refundBalance(trx, orderId))?.left;
  if (left === 0) {
    // The whole payment has gone back: of what has failed nothing is left to decide.
    await settleRefunds(trx, paymentId);
    await callOffOrder(trx, orderId, { requestedBy: 'provider', reason: '' });
  }
  return 'made-by-hand';
}

/**
 * Fails refunds that the provider has not accepted yet, until `missing` is free, since the provider would refuse them
 * beyond the paid sum. Resolves to `false` if that is not enough. A refund of exactly the amount `given` counts as
 * the one made by hand and is failed even if there is room for both; otherwise the newest go first. They are settled
 * if `given` covers them; else a person decides about the rest.
 */
async function makeRoom(
  trx: Trx,
  { id: paymentId, orderId }: { id: string; orderId: number },
  { missing, given }: { missing: MinorUnits; given: MinorUnits },
): Promise<boolean> {
  const open = await selectRefunds(trx)
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'asked')
    .orderBy('asked_at', 'desc')
    .execute();
  const same = open.find(({ amount }) => amount === given);
  const failing = same ? [same] : [];
  let freed: MinorUnits = same?.amount ?? NOTHING;
  for (const refund of same ? [] : open) {
    if (freed >= missing) break;
    freed = plus(freed, refund.amount);
    failing.push(refund);
  }
  if (freed < missing) return false;
  const isSettled = freed <= given;
  const { from, to } = columnMove(refundMachine, REFUND_STATES, 'refund.fail');
  for (const { id } of failing) {
    await trx
      .updateTable('refund')
      .set({
        state: to,
        failure: MADE_BY_HAND,
        updated_at: sql`now()`,
        ...(isSettled && { settled_at: sql`now()` }),
      })
      .where('id', '=', id)
      .where('state', 'in', from)
      .execute();
    if (isSettled) continue;
    await enqueue(trx, REFUND_JOBS.alarm, { refundId: id });
    await tellOwners(trx, orderId, 'refund-failed', id);
  }
  return true;
}
