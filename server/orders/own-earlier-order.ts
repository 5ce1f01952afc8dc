import { sql } from 'kysely';
import type { PaymentProvider } from '#domain/payment.ts';
import { PaymentProviderError } from '#server/pay/payment-port.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { PAYMENT_JOBS } from './payment-job-kinds.ts';
import { noteEnding } from './payment-ledger.ts';
import type { PaymentOpening } from './payment-opening.ts';
import { isSameWish, type Wish } from './same-wish.ts';

/** What a new order asks for, its coupon, and the earlier orders of the same browser (own-order-cookie.ts). */
export interface OwnOrders {
  /** Unguessable ids, which prove ownership; an e-mail address, which others may know, does not. */
  customerIds: readonly string[];
  /** Missing while only a coupon is tried. */
  wish?: Wish;
  couponCode: string | null;
}

/** An earlier order of the same browser that bears on a new one. */
export interface EarlierOrder {
  /** Whether it is paid, and waits for its answer. */
  isPaid: boolean;
  orderId: number;
  paymentId: string;
  provider: PaymentProvider;
  /** Missing while the payment is being opened at the provider. */
  providerPaymentId: string | null;
  /** Whether it holds a use of the new order's coupon. */
  holdsCoupon: boolean;
  /** Whether it asks for exactly the same as the new order. */
  isSameWish: boolean;
}

/**
 * Finds the customer's orders that bear on a new one. Unpaid ones are replaced: those that ask for exactly the same, and
 * the one that holds the last use of its coupon. A paid one that asks for the same and waits for its answer stands for
 * the new one. A customer who goes back from the payment page and orders the same again wants one reading, and pays
 * once; for another person, question or address she wants another one.
 */
export async function findEarlier(
  db: Db,
  { customerIds, wish, couponCode }: OwnOrders,
): Promise<EarlierOrder[]> {
  if (customerIds.length === 0) return [];
  const earlier = await db
    .selectFrom('shop_order')
    .innerJoin('payment', 'payment.order_id', 'shop_order.id')
    .leftJoin('coupon_use', (join) =>
      join
        .onRef('coupon_use.order_id', '=', 'shop_order.id')
        .on('released_at', 'is', null)
        .on('coupon_code', '=', couponCode),
    )
    .leftJoin('coupon', 'coupon.code', 'coupon_code')
    .select([
      'shop_order.id as orderId',
      'payment.id as paymentId',
      'provider',
      'provider_payment_id as providerPaymentId',
      'payment.status as status',
      sql<boolean>`payment.status = 'COMPLETED'`.as('isPaid'),
      sql<boolean>`coupon_code is not null`.as('holdsCoupon'),
      (wish ? isSameWish(wish) : sql<boolean>`false`).as('isSameWish'),
      sql<boolean>`coalesce(coupon.uses >= coupon.max_uses, false)`.as('isLastUse'),
    ])
    .where('customer_id', 'in', [...customerIds])
    .where((where) =>
      where.or([
        where('payment.status', 'in', ['PENDING', 'WAITING_FOR_CONFIRMATION']),
        where.and([
          where('payment.status', '=', 'COMPLETED'),
          where('shop_order.status', 'in', ['GENERATING_RESPONSE', 'SCHEDULED']),
        ]),
      ]),
    )
    .execute();
  return earlier.filter(
    // Money that may be on its way for something else keeps its coupon.
    (order) => order.isSameWish || (order.isLastUse && order.status === 'PENDING'),
  );
}

/** The result of closing replaced payments at their providers. */
export interface Closing {
  /** Payments that can no longer be made; their orders may be canceled. */
  closed: readonly string[];
  /** An order that was paid, or is being paid, before its payment could be closed. */
  taken?: EarlierOrder;
}

/**
 * Closes payments at their providers, outside any transaction: an order may be canceled only when its provider confirms
 * that it can no longer be paid. When a provider fails, a job retries and the order stays as it is.
 */
export async function closeAtProviders(
  { db, gateways }: PaymentOpening,
  orders: readonly EarlierOrder[],
): Promise<Closing> {
  const closed: string[] = [];
  for (const order of orders) {
    const { paymentId, provider, providerPaymentId } = order;
    await noteEnding(db, paymentId, 'REPLACED');
    try {
      const outcome =
        providerPaymentId === null ? 'closed' : await gateways[provider].close(providerPaymentId);
      if (outcome === 'taken' && order.isSameWish) return { closed, taken: order };
      if (outcome === 'closed') closed.push(paymentId);
      if (providerPaymentId !== null) continue;
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
    }
    await enqueue(db, PAYMENT_JOBS.close, { paymentId }, { onceKey: `close:${paymentId}` });
  }
  return { closed };
}

/**
 * Locks the payments that an order replaces, by id, then their coupons and its own, by code. Two browsers that swap
 * coupons would otherwise wait for each other. Payments come first, as in the ledger.
 */
export async function lockInOrder(
  trx: Trx,
  paymentIds: readonly string[],
  couponCode: string | null,
): Promise<void> {
  if (paymentIds.length === 0) return;
  const replaced = trx.selectFrom('payment').where('payment.id', 'in', [...paymentIds]);
  await replaced.select('id').orderBy('id').forUpdate().execute();
  await trx
    .selectFrom('coupon')
    .select('code')
    .where((where) =>
      where.or([
        where('code', '=', couponCode),
        where(
          'code',
          'in',
          replaced
            .innerJoin('coupon_use', 'coupon_use.order_id', 'payment.order_id')
            .select('coupon_use.coupon_code'),
        ),
      ]),
    )
    .orderBy('code')
    .forUpdate()
    .execute();
}
