import type * as z from 'zod/mini';
import type { components } from '#openapi/storefront.d.ts';
import { couponResponse, orderResponse } from '#schemas/order-response.schema.ts';
import { readWith } from './read-with.ts';
import { readResponse, type ShopClient } from './shop-client.ts';

export type OrderRequest = components['schemas']['OrderCreateRequest'];
export type CouponRequest = components['schemas']['CouponApplyRequest'];
export type CouponPrice = z.infer<typeof couponResponse>;

export interface OrderOptions {
  /** Handle of the birth chart that the order is made from (BH-5). */
  chartHandle?: string;
  /** Sent only if the API accepts the header (OF-6). */
  idempotencyKey?: string;
}

/** POST /order, or /order/?orderId={id} for a birth-horoscope draft (AP-6). Rejects with ApiFailure. */
export function createOrder(client: ShopClient, body: OrderRequest, options: OrderOptions = {}) {
  const { chartHandle, idempotencyKey } = options;
  // The address of a draft is required with a slash (AP-6); the contract has one path for both.
  const path = (chartHandle === undefined ? '/order' : '/order/') as '/order';
  return readResponse(
    client.POST(path, {
      params: {
        ...(chartHandle !== undefined && { query: { orderId: chartHandle } }),
        ...(idempotencyKey !== undefined && { header: { 'Idempotency-Key': idempotencyKey } }),
      },
      body,
    }),
    readWith(orderResponse),
  );
}

/** POST /coupon/apply (AP-5): returns the discounted price; reserves nothing. Rejects with ApiFailure. */
export const applyCoupon = (client: ShopClient, body: CouponRequest): Promise<CouponPrice> =>
  readResponse(client.POST('/coupon/apply', { body }), readWith(couponResponse));
