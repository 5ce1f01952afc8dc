import { OwnError } from '#server/own-error.ts';
import { toPln } from '#domain/grosze.ts';
import type { PaymentStatus } from '#domain/payment.ts';
import { API_PRODUCT_TYPE } from '#domain/product-type.ts';
import { CURRENCY } from '#domain/shop-constants.ts';
import { readCouponCode } from '#domain/coupon.ts';
import { badRequest, notFound } from '#server/api-error.ts';
import type { Handlers } from '#server/contract.ts';
import { attemptOf, ordersOfVisit, visitOf } from '#server/orders/idempotency.ts';
import { deviceCookie, newDevice, readDevice } from '#server/orders/device-cookie.ts';
import { ownOrdersCookie, readOwnOrders } from '#server/orders/own-order-cookie.ts';
import { claimPurchaseReport } from '#server/orders/purchase-report.ts';
import { findAnswerer, findOrderProgress } from '#server/orders/order-progress.ts';
import { findEarlier } from '#server/orders/own-earlier-order.ts';
import { readOrderInput } from '#server/orders/order-input.ts';
import type { PaymentOpening } from '#server/orders/payment-opening.ts';
import { findOwnOrder, type PlacedOrder } from '#server/orders/placed-order.ts';
import { placeOrder } from '#server/orders/place-order.ts';
import { limitHeld } from '#server/store/coupon-holds.ts';
import { meantCode, priceWithCoupon } from '#server/store/coupons.ts';
import { lowestPriceBeforeCoupon } from '#server/store/lowest-price.ts';
import { findOffer } from '#server/store/products.ts';

/** Handlers of coupons, orders and payment status (AP-5 to AP-7). */
export function orderHandlers(
  opening: PaymentOpening,
): Pick<Handlers, 'applyCoupon' | 'createOrder' | 'getPaymentStatus' | 'claimPurchaseReport'> {
  const { db } = opening;
  return {
    applyCoupon: async ({ body, headers, ip }) => {
      const read = readCouponCode(body.code);
      if (read === '')
        throw badRequest('A coupon needs a code', [{ path: '/code', message: 'must not be blank' }]);
      const code = await meantCode(db, read);
      const offer = await findOffer(db, body.fairyProductId);
      if (!offer) throw notFound('Nobody sells this fairyProductId');
      // The last use may be held by an order of this visit whose response was lost: the browser has no cookie of it.
      const ofVisit = body.visitId === undefined ? [] : await ordersOfVisit(db, body.visitId);
      const customerIds = [...new Set([...readOwnOrders(headers), ...ofVisit])];
      const replaced = await findEarlier(db, { customerIds, couponCode: code });
      const held = replaced.filter(({ holdsCoupon }) => holdsCoupon);
      const price = await priceWithCoupon(db, code, offer, held.length);
      await limitHeld(
        db,
        code,
        { ip, customerIds },
        { field: '/code', replaced: held.map(({ orderId }) => orderId) },
      );
      const lowest = await lowestPriceBeforeCoupon(db, code, offer);
      return {
        status: 200,
        body: {
          discountedPrice: toPln(price),
          ...(lowest !== undefined && { lowestPrice: toPln(lowest) }),
        },
      };
    },

    createOrder: async ({ body, query, headers, ip }) => {
      const typed = readOrderInput(body, new Date());
      const { couponCode } = typed;
      const input = { ...typed, couponCode: couponCode && (await meantCode(db, couponCode)) };
      const chartHandle = query.orderId;
      const key = headers['idempotency-key'];
      const attempt = typeof key === 'string' ? attemptOf(key, input, chartHandle) : undefined;
      // A coupon may be held by an order of this visit whose response was lost.
      const ofVisit = attempt && input.couponCode ? await ordersOfVisit(db, visitOf(attempt)) : [];
      const ownCustomerIds = [...new Set([...readOwnOrders(headers), ...ofVisit])];
      const device = readDevice(headers) ?? newDevice();
      const order = await placeOrder(opening, {
        input,
        chartHandle,
        attempt,
        ownCustomerIds,
        device: device.digest,
        ip,
      });
      return {
        status: 201,
        headers: {
          'Set-Cookie': [
            ownOrdersCookie([order.customerId, ...ownCustomerIds], opening.publicUrl),
            deviceCookie(device, opening.publicUrl),
          ],
        },
        body: {
          id: order.paymentId,
          paymentLink: linkOf(order),
          orderId: order.orderId,
          productName: order.productName,
          totalPrice: toPln(order.totalPrice),
          customerId: order.customerId,
        },
      };
    },

    getPaymentStatus: async ({ path, query, headers }) => {
      const order = await findOwnOrder(db, path.orderId, query.customerId);
      if (!order) throw notFound('There is no such order');
      return {
        status: 200,
        body: {
          paymentStatus: reportedStatus(order),
          summary: {
            orderId: order.orderId,
            productName: order.productName,
            productType: API_PRODUCT_TYPE[order.productType],
            totalPrice: toPln(order.totalPrice),
            currency: CURRENCY,
            fairyName: order.fairyName,
            ...(isSettled(order) && (await findAnswerer(db, order))),
            fairyProductId: order.fairyProductId,
            isPurchaseReported: order.isPurchaseReported,
            ...(order.couponCode ? { couponCode: order.couponCode } : {}),
          },
          ...(order.status === 'CANCELED' && order.endedAs && { endedAs: order.endedAs }),
          ...(order.status === 'COMPLETED' && {
            news: await findOrderProgress(db, order, readDevice(headers)),
          }),
        },
      };
    },

    claimPurchaseReport: async ({ path, query, body }) => {
      const order = await findOwnOrder(db, path.orderId, query.customerId);
      if (!order) throw notFound('There is no such order');
      return { status: 200, body: { isGranted: await claimPurchaseReport(db, order, body.claim) } };
    },
  };
}

/** Whether the result page shows what was ordered: while a payment is on its way it asks every second. */
const isSettled = ({ status }: PlacedOrder) => status === 'COMPLETED' || status === 'CANCELED';

/**
 * Status as the customer sees it. A payment being processed is PENDING, so the page keeps polling.
 * WAITING_FOR_CONFIRMATION (OR-4) is only for what a person has to decide.
 */
const reportedStatus = ({ status, isHeld }: PlacedOrder): PaymentStatus =>
  status === 'WAITING_FOR_CONFIRMATION' && !isHeld ? 'PENDING' : status;

/** Narrows the link, which an order always has after placeOrder. */
function linkOf({ paymentLink }: PlacedOrder): string {
  if (paymentLink === null) throw new OwnError('A placed order has no payment link');
  return paymentLink;
}
