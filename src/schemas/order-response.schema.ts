import * as z from 'zod/mini';
import { price } from './price.schema.ts';

/**
 * Schemas of order and coupon responses are lenient (AP-13): they ignore unknown fields and invalid optional ones.
 */
const optional = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined);

export const orderResponse = z.object({
  paymentLink: z.string().check(z.minLength(1)),
  orderId: optional(z.number().check(z.int(), z.gt(0))),
  productName: optional(z.string()),
  totalPrice: optional(price),
});

export const couponResponse = z.object({ discountedPrice: price, lowestPrice: optional(price) });
