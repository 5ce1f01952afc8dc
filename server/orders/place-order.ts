import { randomUUID } from 'node:crypto';
import { notFound } from '#server/api-error.ts';
import { watchPayment } from '#server/jobs/payment-jobs.ts';
import { PAYMENT_LIFETIME } from '#server/pay/payment-port.ts';
import { priceWithCoupon, spendCoupon } from '#server/store/coupons.ts';
import { findOffer } from '#server/store/products.ts';
import type { Db, Trx } from '#server/store/tables.ts';
import { claimKey, isKnownKey, keepKey, type Attempt } from './idempotency.ts';
import { fitToOffer, type OrderInput } from './order-input.ts';
import { recordOrder, type OrderIdentity } from './order-record.ts';
import { completeFreeOrder, giveWay } from './payment-ledger.ts';
import { closeAtProviders, findReplaced, type Closing } from './own-earlier-order.ts';
import { awaitPayment, openPayment, OPENING_TIME, type PaymentOpening } from './payment-opening.ts';
import { findPlacedOrder, type PlacedOrder } from './placed-order.ts';
import { resultAddress } from './result-address.ts';

export interface OrderWish {
  input: OrderInput;
  /** The draft of POST /horoscope/birth, when the browser knows one. */
  draftId: number | undefined;
  attempt: Attempt | undefined;
  /** Of the orders that this browser made before, newest first. */
  ownCustomerIds?: readonly string[];
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
  const { closed, taken } = await closeReplaced(opening, wish);
  if (taken) return alreadyPaid(opening, taken.orderId);
  const stored = await db.transaction().execute(async (trx) => {
    const earlier = wish.attempt && (await claimKey(trx, wish.attempt));
    if (earlier) return { orderId: earlier.earlierOrderId, repeated: true };
    const identity = await storeOrder(trx, wish, { closed, publicUrl });
    if (wish.attempt) await keepKey(trx, wish.attempt, identity.orderId);
    return { orderId: identity.orderId, repeated: false };
  });
  if (stored.repeated) return awaitPayment(opening, stored.orderId, wish.ip);
  const order = await findPlacedOrder(db, stored.orderId);
  if (!order) throw new Error('A stored order has gone');
  return order.paymentLink ? order : openPayment(opening, order, wish.ip);
}

/**
 * The customer's own unpaid orders that this one replaces, closed at their providers. An order that would be refused
 * anyway, and a repetition of an earlier one, closes nothing.
 */
async function closeReplaced(opening: PaymentOpening, wish: OrderWish): Promise<Closing> {
  const { db } = opening;
  const { ownCustomerIds = [], attempt } = wish;
  if (ownCustomerIds.length === 0 || (attempt && (await isKnownKey(db, attempt)))) return { closed: [] };
  const { offer, couponCode } = await wanted(db, wish);
  const { fairyProductId } = wish.input;
  const replaced = await findReplaced(db, { customerIds: ownCustomerIds, fairyProductId, couponCode });
  const given = replaced.filter(({ holdsCoupon }) => holdsCoupon).length;
  if (couponCode) await priceWithCoupon(db, couponCode, offer, given);
  return closeAtProviders(opening, replaced);
}

/** Her earlier order turned out to be paid while she ordered the same again: she is led to it, and pays once. */
async function alreadyPaid({ db, publicUrl }: PaymentOpening, orderId: number): Promise<PlacedOrder> {
  const order = await findPlacedOrder(db, orderId);
  if (!order) throw new Error('A stored order has gone');
  return { ...order, paymentLink: resultAddress(publicUrl, order) };
}

/** @throws {ApiError} 404 unknown offer, 400 what the offer asks for is missing. */
async function wanted(db: Db | Trx, wish: OrderWish) {
  const offer = await findOffer(db, wish.input.fairyProductId);
  if (!offer) throw notFound('Nobody sells this fairyProductId');
  const input = fitToOffer(wish.input, offer);
  return { offer, input, couponCode: input.couponCode };
}

async function storeOrder(
  trx: Trx,
  wish: OrderWish,
  { closed, publicUrl }: { closed: readonly string[]; publicUrl: string },
): Promise<OrderIdentity> {
  const { offer, input, couponCode } = await wanted(trx, wish);
  for (const paymentId of closed) await giveWay(trx, paymentId);
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
