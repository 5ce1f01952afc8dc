import { sql } from 'kysely';
import { minus, NOTHING, plus, type MinorUnits } from '#domain/grosze.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { RefundUpdate } from '#server/pay/refund-port.ts';
import type { Trx } from '#server/store/tables/tables.ts';
import { callOffOrder } from './call-off-order.ts';
import { refundBalance } from './refund-balance.ts';
import { REFUND_JOBS } from './refund-job-kinds.ts';
import { selectRefunds } from './refunds-of.ts';

/**
 * Records a refund that a person has made in the provider's dashboard. When the whole payment has gone back, an order
 * that still waits for its answer is called off. The caller holds the payment's lock.
 */
export async function recordMadeByHand(
  trx: Trx,
  { id: paymentId, orderId }: { id: string; orderId: number },
  { providerRefundId, state, amount, currency }: RefundUpdate,
): Promise<'made-by-hand' | 'over-paid' | 'unknown'> {
  if (providerRefundId === undefined || state === 'failed') return 'unknown';
  const balance = await refundBalance(trx, orderId);
  if (!balance || balance.currency !== currency) return 'over-paid';
  if (!(await makeRoom(trx, paymentId, minus(amount, balance.left)))) return 'over-paid';
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
  if (left === 0) await callOffOrder(trx, orderId, { requestedBy: 'provider', reason: '' });
  return 'made-by-hand';
}

/**
 * Fails refunds that the provider has not accepted yet, the newest first, until `missing` is free: a provider makes no
 * more refunds than were paid, so it will refuse them. `false` when that is not enough.
 */
async function makeRoom(trx: Trx, paymentId: string, missing: MinorUnits): Promise<boolean> {
  if (missing <= 0) return true;
  const open = await selectRefunds(trx)
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'asked')
    .orderBy('asked_at', 'desc')
    .execute();
  if (open.reduce((sum, { amount }) => plus(sum, amount), NOTHING as MinorUnits) < missing) return false;
  let freed: MinorUnits = NOTHING;
  for (const { id, amount } of open) {
    if (freed >= missing) break;
    freed = plus(freed, amount);
    await trx
      .updateTable('refund')
      .set({ state: 'failed', failure: 'made_by_hand', updated_at: sql`now()` })
      .where('id', '=', id)
      .execute();
    await enqueue(trx, REFUND_JOBS.alarm, { refundId: id });
  }
  return true;
}
