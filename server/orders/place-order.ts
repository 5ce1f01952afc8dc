import { randomUUID } from 'node:crypto';
import { notFound } from '#server/api-error.ts';
import { watchPayment } from '#server/jobs/payment-jobs.ts';
import { PAYMENT_LIFETIME } from '#server/pay/payment-port.ts';
import { priceWithCoupon, spendCoupon } from '#server/store/coupons.ts';
import { findOffer } from '#server/store/products.ts';
import type { Trx } from '#server/store/tables.ts';
import { claimKey, keepKey, type Attempt } from './idempotency.ts';
import { fitToOffer, type OrderInput } from './order-input.ts';
import { recordOrder, type OrderIdentity } from './order-record.ts';
import { completeFreeOrder } from './payment-ledger.ts';
import { freeOwnReservation } from './own-reservation.ts';
import { awaitPayment, openPayment, OPENING_TIME, type PaymentOpening } from './payment-opening.ts';
import { findPlacedOrder, type PlacedOrder } from './placed-order.ts';
import { resultAddress } from './result-address.ts';

export interface OrderWish {
  input: OrderInput;
  /** The draft of POST /horoscope/birth, when the browser knows one. */
  draftId: number | undefined;
  attempt: Attempt | undefined;
  /** Of the order that this browser made before, when it made one. */
  ownCustomerId?: string | undefined;
  /** The customer's address, which payment providers ask for. */
  ip: string;
}

/**
 * Makes an order and opens its payment. Order, payment, coupon and idempotency key are stored in one transaction,
 * which has ended before the provider is called; a repetition gets the first answer (OF-6).
 * @throws {ApiError} 400 rules, 404 unknown offer, 409 another body under the key, 102 to 104 coupon, 502 provider.
 */
export async function placeOrder(opening: PaymentOpening, wish: OrderWish): Promise<PlacedOrder> {
  const { db, publicUrl } = opening;
  const stored = await db.transaction().execute(async (trx) => {
    const earlier = wish.attempt && (await claimKey(trx, wish.attempt));
    if (earlier) return { orderId: earlier.earlierOrderId, repeated: true };
    const identity = await storeOrder(trx, wish, publicUrl);
    if (wish.attempt) await keepKey(trx, wish.attempt, identity.orderId);
    return { orderId: identity.orderId, repeated: false };
  });
  if (stored.repeated) return awaitPayment(opening, stored.orderId, wish.ip);
  const order = await findPlacedOrder(db, stored.orderId);
  if (!order) throw new Error('A stored order has gone');
  return order.paymentLink ? order : openPayment(opening, order, wish.ip);
}

async function storeOrder(trx: Trx, wish: OrderWish, publicUrl: string): Promise<OrderIdentity> {
  const offer = await findOffer(trx, wish.input.fairyProductId);
  if (!offer) throw notFound('Nobody sells this fairyProductId');
  const input = fitToOffer(wish.input, offer);
  const { couponCode } = input;
  if (couponCode && wish.ownCustomerId)
    await freeOwnReservation(trx, { couponCode, customerId: wish.ownCustomerId });
  const totalPrice = couponCode ? await priceWithCoupon(trx, couponCode, offer) : offer.price;

  const identity = await recordOrder(trx, { input, offer, totalPrice }, wish.draftId);
  if (couponCode) await spendCoupon(trx, couponCode, identity.orderId);
  await storePayment(trx, { ...identity, input, totalPrice, publicUrl });
  return identity;
}

interface NewPayment extends OrderIdentity {
  input: OrderInput;
  totalPrice: number;
  publicUrl: string;
}

/** A price of 0 needs no provider: its link is the result page, and it is paid at once. */
async function storePayment(trx: Trx, { orderId, customerId, input, totalPrice, publicUrl }: NewPayment) {
  const paymentId = randomUUID();
  const now = Date.now();
  const expiresAt = new Date(now + PAYMENT_LIFETIME);
  const free = totalPrice === 0;
  await trx
    .insertInto('payment')
    .values({
      id: paymentId,
      order_id: orderId,
      provider: input.paymentProvider,
      amount: totalPrice,
      payment_link: free ? resultAddress(publicUrl, { orderId, customerId }) : null,
      opening_until: new Date(now + OPENING_TIME),
      expires_at: expiresAt,
    })
    .execute();
  if (free) await completeFreeOrder(trx, paymentId);
  else await watchPayment(trx, { paymentId, expiresAt });
}
