import { sql } from 'kysely';
import type { PaymentStatus } from '#domain/payment.ts';
import { isUuid } from '#domain/uuid.ts';
import { askForAnswer } from '#server/answers/ask-for-answer.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { KnownPayment } from '#server/jobs/payment-jobs.ts';
import type { PaymentNews } from '#server/pay/payment-port.ts';
import { releaseCoupon, retakeCoupon } from '#server/store/coupons.ts';
import type { Db, Trx } from '#server/store/tables.ts';
import { movingOrder } from './fulfilment.ts';

/** What became of a piece of news. */
export type NewsOutcome =
  | 'applied'
  /** The same news came before. */
  | 'repeated'
  /** The payment is further already. */
  | 'outdated'
  /** No such payment, or another payment of the provider. */
  | 'unknown'
  /** Paid, but not what was asked: a person has to look at it. */
  | 'amount-differs';

/**
 * Statuses only move to a higher rank. COMPLETED stands above CANCELED: money that came after an order had been given
 * up did come.
 */
const RANK: Record<PaymentStatus, number> = {
  PENDING: 0,
  WAITING_FOR_CONFIRMATION: 1,
  CANCELED: 2,
  COMPLETED: 3,
};

interface StoredPayment {
  id: string;
  orderId: number;
  status: PaymentStatus;
  amount: number;
  providerPaymentId: string | null;
}

/** The payment, its row held until the transaction ends: two pieces of news wait for each other. */
const holdPayment = (trx: Trx, paymentId: string): Promise<StoredPayment | undefined> =>
  trx
    .selectFrom('payment')
    .select(['id', 'order_id as orderId', 'status', 'amount', 'provider_payment_id as providerPaymentId'])
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();

/**
 * The one way by which a provider's word changes an order. Repeated, early and out-of-order news are harmless; the
 * amount is compared before an order counts as paid; the first COMPLETED writes the confirmation mail's job.
 */
export async function applyNews(db: Db, news: PaymentNews): Promise<NewsOutcome> {
  if (!isUuid(news.paymentId)) return 'unknown';
  return db.transaction().execute(async (trx) => {
    const payment = await holdPayment(trx, news.paymentId);
    if (!payment) return 'unknown';
    if (payment.providerPaymentId !== null && payment.providerPaymentId !== news.providerPaymentId)
      return 'unknown';
    if (!(await isFirst(trx, news))) return 'repeated';

    const differs = news.status === 'COMPLETED' && news.amount !== payment.amount;
    const status = differs ? 'WAITING_FOR_CONFIRMATION' : news.status;
    const moved = await advance(trx, payment, status, news.providerPaymentId);
    if (differs) return 'amount-differs';
    return moved ? 'applied' : 'outdated';
  });
}

async function isFirst(trx: Trx, { paymentId, newsId, status, amount }: PaymentNews): Promise<boolean> {
  const written = await trx
    .insertInto('payment_news')
    .values({ payment_id: paymentId, news_id: newsId, status, amount })
    .onConflict((on) => on.doNothing())
    .returning('news_id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Ends a payment that was never made as CANCELED and frees its coupon; nothing happens once there was other news. */
export async function abandon(db: Db, paymentId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const payment = await holdPayment(trx, paymentId);
    if (payment) await advance(trx, payment, 'CANCELED');
  });
}

/**
 * Ends a payment in favour of a newer one of the same customer, once its provider has closed it
 * (own-earlier-order.ts). Nothing happens when the provider's word has moved it meanwhile.
 */
export async function giveWay(trx: Trx, paymentId: string): Promise<void> {
  const payment = await holdPayment(trx, paymentId);
  if (payment?.status === 'PENDING') await advance(trx, payment, 'CANCELED');
}

/** What the jobs that look after payments need to know of one. */
export async function findPayment(db: Db, paymentId: string): Promise<KnownPayment | undefined> {
  return db
    .selectFrom('payment')
    .select(['provider', 'provider_payment_id as providerPaymentId', 'status', 'expires_at as expiresAt'])
    .where('id', '=', paymentId)
    .executeTakeFirst();
}

/** An order without anything to pay is paid as soon as it is stored. */
export async function completeFreeOrder(trx: Trx, paymentId: string): Promise<void> {
  const payment = await holdPayment(trx, paymentId);
  if (payment) await advance(trx, payment, 'COMPLETED');
}

/** Moves a held payment forward, and its order with it. Resolves with whether it moved. */
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
  if (status === 'CANCELED') await endUnpaid(trx, payment.orderId);
  if (status === 'COMPLETED') await markPaid(trx, payment);
  return true;
}

async function endUnpaid(trx: Trx, orderId: number): Promise<void> {
  await movingOrder(trx, orderId, 'payment.fail').execute();
  await releaseCoupon(trx, orderId);
}

async function markPaid(trx: Trx, payment: StoredPayment): Promise<void> {
  const order = await movingOrder(trx, payment.orderId, 'payment.complete')
    .set({ paid_at: sql`now()` })
    .returning(['email', 'customer_id', 'product_name', 'fairy_name'])
    .executeTakeFirst();
  if (!order) return;
  await retakeCoupon(trx, payment.orderId);
  await enqueue(
    trx,
    'mail.order-confirmed',
    {
      to: order.email,
      orderId: payment.orderId,
      customerId: order.customer_id,
      productName: order.product_name ?? '',
      fairyName: order.fairy_name ?? '',
      amount: payment.amount,
    },
    { onceKey: `order-confirmed:${payment.orderId}` },
  );
  await askForAnswer(trx, payment.orderId);
}
