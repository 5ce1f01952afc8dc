import { sql } from 'kysely';
import { REFUND_STATES, type PaymentProvider } from '#domain/payment.ts';
import { isUuid } from '#domain/uuid.ts';
import { refundMachine, type RefundEvent } from '#machines/refund.machine.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { RefundUpdate } from '#server/pay/refund-port.ts';
import { columnMove } from '#server/store/machine-update.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { noteDoubt, type DoubtKind } from './money-doubts.ts';
import { tellOwners } from './money-waits.ts';
import { REFUND_JOBS } from './refund-job-kinds.ts';
import { recordMadeByHand } from './record-made-by-hand.ts';
import { selectRefunds, type Refund } from './refunds-of.ts';

/** The result of applying a refund update. */
export type RefundOutcome =
  | 'applied'
  /** The refund had this state before. */
  | 'repeated'
  /** The refund has already reached a later state. */
  | 'outdated'
  /** A refund made at the provider's panel, now recorded. */
  | 'made-by-hand'
  /** The payment is not the shop's, or a failed refund is not known. */
  | 'unknown'
  /** The provider made a refund that failed here, or one of another amount: a person has to check. */
  | 'contradicted'
  /** A refund made at the provider's panel, with which more was refunded than paid: a person has to check. */
  | 'over-paid';

const EVENT_OF: Record<RefundUpdate['state'], RefundEvent['type']> = {
  pending: 'refund.accept',
  done: 'refund.finish',
  failed: 'refund.fail',
};

/**
 * Applies a provider's update to a refund. Only this and `record-made-by-hand.ts` change a refund's state. Repeated
 * and out-of-order updates are harmless. The first failure enqueues the alarm.
 */
export async function applyRefundUpdate(
  db: Db,
  provider: PaymentProvider,
  update: RefundUpdate,
): Promise<RefundOutcome> {
  return db.transaction().execute(async (trx) => {
    const payment = await trx
      .selectFrom('payment')
      .select(['id', 'order_id as orderId'])
      .where('provider', '=', provider)
      .where('provider_payment_id', '=', update.providerPaymentId)
      .forUpdate()
      .executeTakeFirst();
    if (!payment) return 'unknown';
    const outcome = await outcomeOf(trx, payment, update);
    const doubt = DOUBT_OF[outcome];
    if (doubt) {
      const { providerRefundId: providerNumber, amount, currency } = update;
      await noteDoubt(trx, payment, { kind: doubt, providerNumber, amount, currency });
    }
    return outcome;
  });
}

/** Outcomes that a person has to check. */
const DOUBT_OF: Partial<Record<RefundOutcome, DoubtKind>> = {
  contradicted: 'refund-contradicted',
  'over-paid': 'refund-over-paid',
};

async function outcomeOf(
  trx: Trx,
  payment: { id: string; orderId: number },
  update: RefundUpdate,
): Promise<RefundOutcome> {
  const refund = await findUpdated(trx, payment.id, update);
  if (refund) return move(trx, refund, update);
  return update.state === 'failed' ? 'unknown' : recordMadeByHand(trx, payment, update);
}

/** Finds a refund by the shop's id or by the provider's. */
async function findUpdated(trx: Trx, paymentId: string, update: RefundUpdate): Promise<Refund | undefined> {
  const { refundId, providerRefundId } = update;
  const ofPayment = selectRefunds(trx).where('payment_id', '=', paymentId);
  const named = isUuid(refundId)
    ? await ofPayment.where('refund.id', '=', refundId).executeTakeFirst()
    : undefined;
  if (named || providerRefundId === undefined) return named;
  return ofPayment.where('provider_refund_id', '=', providerRefundId).executeTakeFirst();
}

async function move(trx: Trx, refund: Refund, update: RefundUpdate): Promise<RefundOutcome> {
  const { amount, currency, providerRefundId, failure, state } = update;
  if (amount !== refund.amount || currency !== refund.currency) return 'contradicted';
  const { from, to } = columnMove(refundMachine, REFUND_STATES, EVENT_OF[state]);
  if (refund.state === to) return 'repeated';
  // `failed` is a final state, yet money that left the provider has to be noticed.
  if (refund.state === 'failed')
    return refund.providerRefundId === providerRefundId ? 'outdated' : 'contradicted';
  if (!from.includes(refund.state)) return 'outdated';
  await trx
    .updateTable('refund')
    .set({
      state: to,
      updated_at: sql`now()`,
      ...(providerRefundId !== undefined && { provider_refund_id: providerRefundId }),
      ...(failure !== undefined && { failure }),
    })
    .where('id', '=', refund.id)
    .execute();
  if (to === 'failed') {
    await enqueue(trx, REFUND_JOBS.alarm, { refundId: refund.id });
    await tellOwners(trx, refund.orderId, 'refund-failed', refund.id);
  }
  return 'applied';
}
