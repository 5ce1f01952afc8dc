import type { components } from '#openapi/storefront.d.ts';
import { couponAnswer, orderAnswer, paymentStatusAnswer } from '#schemas/order-answer.schema.ts';
import { answerOf, reading, type ShopClient } from './shop-client.ts';

export type OrderRequest = components['schemas']['OrderCreateRequest'];
export type CouponRequest = components['schemas']['CouponApplyRequest'];

export interface OrderOptions {
  /** The order that came with a birth chart (BH-5). */
  draftOrderId?: number;
  /** Only where the API takes it (OF-6). */
  idempotencyKey?: string;
}

/** POST /order, or /order/?orderId={id} for a birth-horoscope draft (AP-6). Rejects with ApiFailure. */
export function createOrder(client: ShopClient, body: OrderRequest, options: OrderOptions = {}) {
  const { draftOrderId, idempotencyKey } = options;
  // The address of a draft is required with a slash (AP-6); the contract has one path for both.
  const path = (draftOrderId === undefined ? '/order' : '/order/') as '/order';
  return answerOf(
    client.POST(path, {
      params: {
        ...(draftOrderId !== undefined && { query: { orderId: draftOrderId } }),
        ...(idempotencyKey !== undefined && { header: { 'Idempotency-Key': idempotencyKey } }),
      },
      body,
    }),
    reading(orderAnswer),
  );
}

/** POST /coupon/apply (AP-5): the lowered price in PLN. Reserves nothing. Rejects with ApiFailure. */
export async function applyCoupon(client: ShopClient, body: CouponRequest): Promise<number> {
  const { discountedPrice } = await answerOf(client.POST('/coupon/apply', { body }), reading(couponAnswer));
  return discountedPrice;
}

/** GET /order/payment-status/{orderId} (AP-7). Rejects with ApiFailure. */
export const getPaymentStatus = (
  client: ShopClient,
  orderId: number,
  customerId: string,
  signal?: AbortSignal,
) =>
  answerOf(
    client.GET('/order/payment-status/{orderId}', {
      params: { path: { orderId }, query: { customerId } },
      cache: 'no-store',
      ...(signal && { signal }),
    }),
    reading(paymentStatusAnswer),
  );
