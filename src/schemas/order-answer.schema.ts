import * as z from 'zod/mini';

/** Order, coupon and payment-status answers, read leniently (AP-13): unknown fields are ignored, odd optional ones too. */
const price = z.number().check(z.gte(0));
const orderId = z.number().check(z.int(), z.gt(0));
const optional = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined);

export const orderAnswer = z.object({
  paymentLink: z.string().check(z.minLength(1)),
  orderId: optional(orderId),
  productName: optional(z.string()),
  totalPrice: optional(price),
});

export const couponAnswer = z.object({ discountedPrice: price });

const orderSummary = z.object({
  orderId,
  productName: z.string(),
  totalPrice: price,
  couponCode: optional(z.string()),
  fairyName: optional(z.string()),
});

/** An unknown status word is kept: the screen treats it as "in progress" (OR-3). */
export const paymentStatusAnswer = z.object({
  paymentStatus: z.string().check(z.minLength(1)),
  summary: optional(orderSummary),
});

/** What goes wrong is said as `{ code, message }` (AP-13). */
export const errorAnswer = z.object({ code: z.number() });
