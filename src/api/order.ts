import type { components } from '#openapi/storefront.d.ts';
import { couponResponse, orderResponse, paymentStatusResponse } from '#schemas/order-response.schema.ts';
import { readResponse, readWith, type ShopClient } from './shop-client.ts';

export type OrderRequest = components['schemas']['OrderCreateRequest'];
export type CouponRequest = components['schemas']['CouponApplyRequest'];

export interface OrderOptions {
  /** Id of the draft order that the API made with a birth chart (BH-5). */
  draftOrderId?: number;
  /** Sent only if the API accepts the header (OF-6). */
  idempotencyKey?: string;
}

/** POST /order, or /order/?orderId={id} for a birth-horoscope draft (AP-6). Rejects with ApiFailure. */
export function createOrder(client: ShopClient, body: OrderRequest, options: OrderOptions = {}) {
  const { draftOrderId, idempotencyKey } = options;
  // The address of a draft is required with a slash (AP-6); the contract has one path for both.
  const path = (draftOrderId === undefined ? '/order' : '/order/') as '/order';
  return readResponse(
    client.POST(path, {
      params: {
        ...(draftOrderId !== undefined && { query: { orderId: draftOrderId } }),
        ...(idempotencyKey !== undefined && { header: { 'Idempotency-Key': idempotencyKey } }),
      },
      body,
    }),
    readWith(orderResponse),
  );
}

/** POST /coupon/apply (AP-5): returns the discounted price in PLN; reserves nothing. Rejects with ApiFailure. */
export async function applyCoupon(client: ShopClient, body: CouponRequest): Promise<number> {
  const { discountedPrice } = await readResponse(
    client.POST('/coupon/apply', { body }),
    readWith(couponResponse),
  );
  return discountedPrice;
}

/** GET /order/payment-status/{orderId} (AP-7). Rejects with ApiFailure. */
export const getPaymentStatus = (
  client: ShopClient,
  orderId: number,
  customerId: string,
  signal?: AbortSignal,
) =>
  readResponse(
    client.GET('/order/payment-status/{orderId}', {
      params: { path: { orderId }, query: { customerId } },
      cache: 'no-store',
      ...(signal && { signal }),
    }),
    readWith(paymentStatusResponse),
  );
