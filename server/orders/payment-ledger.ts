import { SHOP_REASONS } from '#copy/purchase/order-states.ts';
import { sql } from 'kysely';
import type { Grosze } from '#domain/grosze.ts';
import { TELLS_FEE, type PaymentProvider, type PaymentStatus } from '#domain/payment.ts';
import { CURRENCY } from '#domain/shop-constants.ts';
import { isUuid } from '#domain/uuid.ts';
import { mailAgreement } from '#server/answers/agreement-mails.ts';
import { watchAnswer } from '#server/answers/request-answer.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { PaymentUpdate, ProviderFee } from '#server/pay/payment-port.ts';
import { callOffOrder } from '#server/refunds/call-off-order.ts';
import { noteDoubt } from '#server/refunds/money-doubts.ts';
import { tellOwners } from '#server/refunds/money-waits.ts';
import { releaseCoupon, keepCoupon } from '#server/store/coupons.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { orderTransition } from '#server/store/order-transition.ts';
import { DIFFERENCE_ALARM_EVERY, FEE_AFTER, PAYMENT_JOBS } from './payment-job-kinds.ts';
import { resumeWithdrawals } from '#server/withdrawals/carry-out-withdrawal.ts';

/** The result of applying a payment update. */
export type UpdateOutcome =
  | 'applied'
  /** The same update was applied before. */
  | 'repeated'
  /** The payment has already reached a later status. */
  | 'outdated'
  /** There is no such payment, or the provider's id is another one. */
  | 'unknown'
  /** A second payment of an order, or a second amount of a payment: a person has to look (money-doubts.ts). */
  | 'paid-elsewhere'
  /** Paid, but not the amount or currency of the order: a person has to decide (payment-difference.ts). */
  | 'amount-differs';

/**
 * A status changes only to one of a higher rank. COMPLETED is above CANCELED, because money may arrive after an order
 * has been canceled.
 */
const RANK: Record<PaymentStatus, number> = {
  PENDING: 0,
  WAITING_FOR_CONFIRMATION: 1,
  CANCELED: 2,
  COMPLETED: 3,
};

/** A payment's state, as the payment jobs need it. */
export interface PaymentState {
  provider: PaymentProvider;
  /** Missing until the provider has opened the payment. */
  providerPaymentId: string | null;
  status: PaymentStatus;
  amount: Grosze;
  expiresAt: Date;
}

interface StoredPayment {
  id: string;
  provider: PaymentProvider;
  orderId: number;
  status: PaymentStatus;
  amount: Grosze;
  providerPaymentId: string | null;
}

/** Selects the payment FOR UPDATE, so that concurrent updates are serialised. */
const lockPayment = (trx: Trx, paymentId: string): Promise<StoredPayment | undefined> =>
  trx
    .selectFrom('payment')
    .select([
      'id',
      'provider',
      'order_id as orderId',
      'status',
      'amount',
      'provider_payment_id as providerPaymentId',
    ])
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();

/**
 * Applies a provider's update to a payment and its order; nothing else does. Repeated, early and out-of-order updates
 * are harmless; the amount is compared before an order counts as paid; the first COMPLETED has the agreement mailed.
 */
export async function applyPaymentUpdate(db: Db, update: PaymentUpdate): Promise<UpdateOutcome> {
  if (!isUuid(update.paymentId)) return 'unknown';
  return db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, update.paymentId);
    if (!payment) return 'unknown';
    if (payment.providerPaymentId !== null && payment.providerPaymentId !== update.providerPaymentId) {
      if (update.status !== 'COMPLETED') return 'unknown';
      const { providerPaymentId: providerNumber, amount, currency } = update;
      await noteDoubt(trx, payment, { kind: 'paid-elsewhere', providerNumber, amount, currency });
      return 'paid-elsewhere';
    }
    if (!(await insertUpdate(trx, update))) return 'repeated';

    if (update.status === 'COMPLETED' && !isExactly(update, payment.amount)) {
      return holdForDecision(trx, payment, update);
    }
    const moved = await advance(trx, payment, update.status, update.providerPaymentId);
    return moved ? 'applied' : 'outdated';
  });
}

/** Whether an update is about this amount, in the shop's currency. */
export const isExactly = (update: PaymentUpdate, amount: Grosze) =>
  update.amount === amount && update.currency === CURRENCY;

/**
 * Stores money that does not match its order, and enqueues the alarm. The payment waits for a person's decision, even
 * when it was canceled before; one that is COMPLETED stays so. A payment has one decision: money of yet another amount
 * is a doubt.
 */
async function holdForDecision(
  trx: Trx,
  payment: StoredPayment,
  update: PaymentUpdate,
): Promise<'amount-differs' | 'repeated' | 'paid-elsewhere'> {
  const { amount, currency, providerPaymentId } = update;
  const found = await trx
    .insertInto('payment_difference')
    .values({ payment_id: payment.id, amount, currency })
    .onConflict((on) => on.doNothing())
    .returning('payment_id')
    .executeTakeFirst();
  if (!found) {
    const known = await trx
      .selectFrom('payment_difference')
      .select(['amount', 'currency'])
      .where('payment_id', '=', payment.id)
      .executeTakeFirstOrThrow();
    if (known.amount === amount && known.currency === currency) return 'repeated';
    await noteDoubt(trx, payment, {
      kind: 'paid-elsewhere',
      providerNumber: providerPaymentId,
      amount,
      currency,
    });
    return 'paid-elsewhere';
  }
  if (payment.status !== 'COMPLETED') {
    await trx
      .updateTable('payment')
      .set({
        status: 'WAITING_FOR_CONFIRMATION',
        provider_payment_id: providerPaymentId,
        updated_at: sql`now()`,
      })
      .where('id', '=', payment.id)
      .execute();
  }
  const runAt = new Date(Date.now() + DIFFERENCE_ALARM_EVERY);
  await enqueue(trx, PAYMENT_JOBS.difference, { paymentId: payment.id }, { runAt });
  await tellOwners(trx, payment.orderId, 'difference', `${payment.id}:${amount}:${currency}`);
  return 'amount-differs';
}

/**
 * Stores an update; `false` when it was stored before. One with another amount is no repeat, though PayU names its
 * notifications alike.
 */
async function insertUpdate(
  trx: Trx,
  { paymentId, updateId, status, amount }: PaymentUpdate,
): Promise<boolean> {
  const written = await trx
    .insertInto('payment_news')
    .values({ payment_id: paymentId, news_id: updateId, status, amount })
    .onConflict((on) =>
      on
        .columns(['payment_id', 'news_id'])
        .doUpdateSet({ amount })
        .where('payment_news.amount', '<>', amount),
    )
    .returning('news_id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Notes why an unpaid payment is about to be ended; read only once it is canceled. */
export async function noteEnding(db: Db, paymentId: string, as: 'LEFT' | 'REPLACED'): Promise<void> {
  await db
    .updateTable('payment')
    .set({ ended_as: as })
    .where('id', '=', paymentId)
    .where('status', 'in', ['PENDING', 'WAITING_FOR_CONFIRMATION'])
    .execute();
}

/** Cancels an unpaid payment and its order, and releases the coupon; a COMPLETED payment stays as it is. */
export const cancelPayment = (db: Db, paymentId: string): Promise<void> =>
  db.transaction().execute((trx) => cancelPaymentIn(trx, paymentId));

/** `cancelPayment` in the caller's transaction. */
export async function cancelPaymentIn(trx: Trx, paymentId: string): Promise<void> {
  const payment = await lockPayment(trx, paymentId);
  if (payment) await advance(trx, payment, 'CANCELED');
}

/** Reads a payment's state for the payment jobs. */
export async function findPayment(db: Db, paymentId: string): Promise<PaymentState | undefined> {
  return db
    .selectFrom('payment')
    .select([
      'provider',
      'provider_payment_id as providerPaymentId',
      'status',
      'amount',
      'expires_at as expiresAt',
    ])
    .where('id', '=', paymentId)
    .executeTakeFirst();
}

/** Stores what the provider kept of a payment; what was stored first stays. */
export async function recordFee(db: Db, paymentId: string, { amount, currency }: ProviderFee): Promise<void> {
  await db
    .insertInto('payment_fee')
    .values({ payment_id: paymentId, amount, currency })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Marks an order as paid without a provider's update: its price is 0, or a person has accepted another amount. */
export async function completePayment(trx: Trx, paymentId: string): Promise<void> {
  const payment = await lockPayment(trx, paymentId);
  if (payment) await advance(trx, payment, 'COMPLETED');
}

/** Moves a locked payment and its order to a status of a higher rank. Resolves with whether the status changed. */
async function advance(
  trx: Trx,
  payment: StoredPayment,
  status: PaymentStatus,
  providerPaymentId = payment.providerPaymentId,
): Promise<boolean> {
  const moves = RANK[status] > RANK[payment.status];
  await trx
    .updateTable('payment')
    .set({
      provider_payment_id: providerPaymentId,
      status: moves ? status : payment.status,
      updated_at: sql`now()`,
    })
    .where('id', '=', payment.id)
    .execute();
  if (!moves) return false;
  if (status === 'CANCELED') await cancelOrder(trx, payment.orderId);
  if (status === 'COMPLETED') await markPaid(trx, payment);
  return true;
}

async function cancelOrder(trx: Trx, orderId: number): Promise<void> {
  await orderTransition(trx, orderId, 'payment.fail').execute();
  await releaseCoupon(trx, orderId);
}

async function markPaid(trx: Trx, payment: StoredPayment): Promise<void> {
  const order = await orderTransition(trx, payment.orderId, 'payment.complete')
    .set({ paid_at: sql`now()` })
    .returning('stripped_at')
    .executeTakeFirst();
  if (!order) return;
  await keepCoupon(trx, payment.orderId);
  // Her data were erased while the payment was open: nobody could answer.
  if (order.stripped_at !== null) {
    await callOffOrder(trx, payment.orderId, { requestedBy: 'customer', reason: SHOP_REASONS.erased });
    return;
  }
  if (TELLS_FEE[payment.provider])
    await enqueue(
      trx,
      PAYMENT_JOBS.fee,
      { paymentId: payment.id },
      { runAt: new Date(Date.now() + FEE_AFTER), onceKey: `fee:${payment.id}` },
    );
  await mailAgreement(trx, payment.orderId);
  await watchAnswer(trx, payment.orderId);
  await resumeWithdrawals(trx, payment.orderId);
}
