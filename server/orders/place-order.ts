import { OwnError } from '#server/own-error.ts';
import { randomUUID } from 'node:crypto';
import type { Grosze } from '#domain/grosze.ts';
import { acceptsAmount, type PaymentProvider } from '#domain/payment.ts';
import { badRequest, notFound } from '#server/api-error.ts';
import { jobsJson } from '#server/jobs/enqueue.ts';
import { newPaymentJobs } from '#server/orders/payment-jobs.ts';
import { PAYMENT_LIFETIME } from '#server/pay/payment-port.ts';
import { limitHeld } from '#server/store/coupon-holds.ts';
import { priceWithCoupon, spendCoupon } from '#server/store/coupons.ts';
import { agreedJson, storeTexts } from '#server/store/consents.ts';
import { uncached } from '#server/store/catalogue-cache.ts';
import { findKeptOffer, findOffer } from '#server/store/products.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { findAgreedTexts } from './agreed-texts.ts';
import { claimKey, deleteKeysOfReplaced, findOrderOfKey, isKnownKey, type Attempt } from './idempotency.ts';
import { validateForOffer, type OrderInput } from './order-input.ts';
import { storeParts, type NewPayment } from './order-parts.ts';
import { OfferChanged, recordOrder, type OrderIdentity } from './order-record.ts';
import { completePayment, cancelPaymentIn } from './payment-ledger.ts';
import { closeAtProviders, findEarlier, lockInOrder, type Closing } from './own-earlier-order.ts';
import { awaitPayment, openPayment, OPENING_TIME, type PaymentOpening } from './payment-opening.ts';
import { findPlacedOrder, type PlacedOrder } from './placed-order.ts';
import { currentRequestId } from '#server/request-id.ts';
import { resultPageUrl } from '#server/shop-links.ts';

/** A validated request to place an order. */
export interface OrderRequest {
  input: OrderInput;
  /** Handle of the chart of POST /horoscope/birth that the order is made from. */
  chartHandle: string | undefined;
  attempt: Attempt | undefined;
  /** The customerIds of this browser's earlier orders, newest first. */
  ownCustomerIds?: readonly string[];
  /** Digest of the secret of the device that orders (device-cookie.ts). */
  device?: string | undefined;
  /** The customer's IP address, which payment providers require. */
  ip: string;
}

/**
 * Places an order and opens its payment. Order, payment, coupon and idempotency key are stored in one transaction,
 * which has ended before the provider is called; a repeated request gets the first response (OF-6).
 * @throws {ApiError} 400 rules, 404 unknown offer, 409 another body under the key or an unknown text agreed to, 102 to 104 coupon, 502 provider.
 */
export async function placeOrder(opening: PaymentOpening, request: OrderRequest): Promise<PlacedOrder> {
  const { db } = opening;
  const read = await settled(validatedOrder(opening, request));
  const { closed, taken } = await closeReplaced(opening, request, read);
  if (taken) return alreadyPaid(opening, taken.orderId);
  const stored = await storeAsOffered(opening, read, request, closed);
  if (stored.kind === 'repeated') return awaitPayment(opening, stored.orderId, request.ip);
  if (stored.kind === 'opened') return openPayment(opening, stored.order, request.ip);
  const order = await findPlacedOrder(db, stored.orderId);
  if (!order) throw new OwnError('A stored order is missing');
  return order;
}

/** The validated order, or its problem, which a repeated request never meets. */
type Read = { order: ValidOrder } | { problem: unknown };

const settled = (validating: Promise<ValidOrder>): Promise<Read> =>
  validating.then(
    (order) => ({ order }),
    (problem: unknown) => ({ problem }),
  );

function orderOf(read: Read): ValidOrder {
  if ('problem' in read) throw read.problem;
  return read.order;
}

type Stored =
  /** The key's first request has made this order. */
  | { kind: 'repeated'; orderId: number }
  /** Nothing is to be paid. */
  | { kind: 'free'; orderId: number }
  | { kind: 'opened'; order: PlacedOrder };

/** How often an offer may change while it is ordered. */
const MOST_CHANGES = 3;

/** Stores the order in one transaction. If the offer has changed meanwhile, it is read and validated again, at its new price. */
async function storeAsOffered(
  opening: PaymentOpening,
  read: Read,
  request: OrderRequest,
  closed: readonly string[],
): Promise<Stored> {
  for (let changes = 0, current = read; ; changes += 1) {
    try {
      return await opening.db.transaction().execute(async (trx): Promise<Stored> => {
        const { attempt } = request;
        const isPlain = 'order' in current && !takesMore(current.order, request, closed);
        const earlierId = attempt && !isPlain && (await claimKey(trx, attempt));
        if (earlierId) return { kind: 'repeated', orderId: earlierId };
        const order = await storeOrder(trx, orderOf(current), request, opening, { closed, isPlain });
        // The key was known.
        if (!order && attempt) return { kind: 'repeated', orderId: await findOrderOfKey(trx, attempt) };
        if (!order) throw new OwnError('An order without a key was not stored');
        return order.totalPrice === 0 ? { kind: 'free', orderId: order.orderId } : { kind: 'opened', order };
      });
    } catch (error) {
      if (!(error instanceof OfferChanged) || changes === MOST_CHANGES) throw error;
      current = await settled(validatedOrder(opening, request, findOffer));
    }
  }
}

/** Whether the order takes rows that others may hold, after its key and before its own row. */
const takesMore = (
  { couponCode }: ValidOrder,
  { chartHandle }: OrderRequest,
  closed: readonly string[],
): boolean => couponCode !== null || chartHandle !== undefined || closed.length > 0;

/**
 * Closes, at their providers, the payments of the customer's unpaid orders that this order replaces. An invalid order
 * and a repeated request close nothing.
 */
async function closeReplaced(opening: PaymentOpening, request: OrderRequest, read: Read): Promise<Closing> {
  const { db } = opening;
  const { ownCustomerIds = [], attempt } = request;
  if (ownCustomerIds.length === 0 || (attempt && (await isKnownKey(db, attempt)))) return { closed: [] };
  const order = orderOf(read);
  const { couponCode, input } = order;
  const wish = { input, chartHandle: request.chartHandle };
  const earlier = await findEarlier(db, { customerIds: ownCustomerIds, wish, couponCode });
  // A paid one stands for this order (0289).
  const paid = earlier.find(({ isPaid }) => isPaid);
  if (paid) return { closed: [], taken: paid };
  // All are unpaid, and replaced.
  const heldUses = earlier.filter(({ holdsCoupon }) => holdsCoupon).length;
  await totalOf(db, order, heldUses);
  if (couponCode) {
    await limitHeld(db, couponCode, holderOf(request), {
      field: '/couponCode',
      replaced: earlier.map(({ orderId }) => orderId),
    });
  }
  return closeAtProviders(opening, earlier);
}

const holderOf = ({ ip, ownCustomerIds = [] }: OrderRequest) => ({ ip, customerIds: ownCustomerIds });

/** Sends the customer to the result page of her earlier, already paid order of the same content: she pays once. */
async function alreadyPaid({ db, publicUrl }: PaymentOpening, orderId: number): Promise<PlacedOrder> {
  const order = await findPlacedOrder(db, orderId);
  if (!order) throw new OwnError('A stored order is missing');
  return { ...order, paymentLink: resultPageUrl(publicUrl, order) };
}

/**
 * Finds the offer and validates the order against it.
 * @throws {ApiError} 404 unknown offer, 400 something that the offer requires is missing, or a price without a coupon that
 *   the provider does not take, 409 unknown text agreed to.
 */
async function validatedOrder(
  { db, completeText, cached, earlyStartRequired = false }: PaymentOpening,
  request: OrderRequest,
  find = cached ? (from: Db, id: string) => findKeptOffer(from, cached, id) : findOffer,
) {
  const offer = await find(db, request.input.fairyProductId);
  if (!offer) throw notFound('Nobody sells this fairyProductId');
  const input = validateForOffer(request.input, offer);
  if (earlyStartRequired && input.consents.earlyStart === undefined)
    throw badRequest('The request to begin at once is required', [
      { path: '/consents/earlyStart', message: 'is missing' },
    ]);
  const agreed = await findAgreedTexts(db, input.consents, completeText, cached ?? uncached);
  // A price without a coupon is known here, so that a repeated request never meets what is wrong with it.
  if (!input.couponCode) mustBeAccepted(input.paymentProvider, offer.price);
  return { offer, input, agreed, couponCode: input.couponCode };
}

function mustBeAccepted(provider: PaymentProvider, total: Grosze): void {
  if (acceptsAmount(provider, total)) return;
  const path = '/paymentProvider';
  throw badRequest('The provider accepts no payment this low', [{ path, message: 'accepts more only' }]);
}

type ValidOrder = Awaited<ReturnType<typeof validatedOrder>>;

/**
 * Computes what is to be paid. `ownUses` of the coupon are held by the customer's own unpaid orders.
 * @throws {ApiError} 400 less than the chosen provider accepts; 102 to 104 coupon.
 */
async function totalOf(db: Db | Trx, { offer, input, couponCode }: ValidOrder, ownUses = 0): Promise<Grosze> {
  if (!couponCode) return offer.price;
  const total = await priceWithCoupon(db, couponCode, offer, ownUses);
  mustBeAccepted(input.paymentProvider, total);
  return total;
}

async function storeOrder(
  trx: Trx,
  order: ValidOrder,
  request: OrderRequest,
  opening: PaymentOpening,
  { closed, isPlain }: { closed: readonly string[]; isPlain: boolean },
): Promise<PlacedOrder | undefined> {
  const { offer, input, agreed, couponCode } = order;
  const { attempt, chartHandle, device } = request;
  await lockInOrder(trx, closed, couponCode);
  for (const paymentId of closed) await cancelPaymentIn(trx, paymentId);
  await deleteKeysOfReplaced(trx, closed);
  const totalPrice = await totalOf(trx, order);

  const record = { input, offer, agreed, totalPrice, device };
  const recorded = await recordOrder(trx, record, { chartHandle, attempt: isPlain ? attempt : undefined });
  if (!recorded) return undefined;
  const { areTextsStored, ...identity } = recorded;
  if (!areTextsStored) await storeTexts(trx, agreed);
  if (couponCode) await spendCoupon(trx, couponCode, identity.orderId, holderOf(request));
  const { orderId } = identity;
  const payment = newPayment({ ...identity, input, totalPrice, publicUrl: opening.publicUrl });
  const isFree = totalPrice === 0;
  await storeParts(trx, {
    orderId,
    agreed: agreedJson(agreed),
    agreedAt: new Date(),
    questions: JSON.stringify(input.questions),
    payment,
    jobs: jobsJson(isFree ? [] : newPaymentJobs({ paymentId: payment.id, expiresAt: payment.expires_at })),
    requestId: currentRequestId() ?? null,
    key: attempt?.key ?? null,
  });
  if (isFree) await completePayment(trx, payment.id);
  const { productName, productType, fairyName, fairyProductId } = offer;
  return {
    ...identity,
    paymentId: payment.id,
    provider: input.paymentProvider,
    paymentLink: null,
    expiresAt: payment.expires_at,
    email: input.customer.email,
    productName,
    productType,
    fairyName,
    fairyProductId,
    totalPrice,
    couponCode,
    orderStatus: 'DRAFT',
    answeredAt: null,
    isPurchaseReported: false,
    status: 'PENDING',
    isHeld: false,
    endedAs: null,
    paidAt: null,
    deviceDigest: request.device ?? null,
  };
}

interface PaymentOf extends OrderIdentity {
  input: OrderInput;
  totalPrice: Grosze;
  publicUrl: string;
}

/**
 * Makes an order's payment, as it is before it is opened. A price of 0 needs no provider: its link is the result page.
 */
function newPayment({ orderId, customerId, input, totalPrice, publicUrl }: PaymentOf): NewPayment {
  const now = Date.now();
  return {
    id: randomUUID(),
    order_id: orderId,
    provider: input.paymentProvider,
    amount: totalPrice,
    payment_link: totalPrice === 0 ? resultPageUrl(publicUrl, { orderId, customerId }) : null,
    opening_until: new Date(now + OPENING_TIME),
    expires_at: new Date(now + PAYMENT_LIFETIME),
  };
}
