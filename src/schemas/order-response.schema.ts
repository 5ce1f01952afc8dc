import * as z from 'zod/mini';

/**
 * Schemas of order, coupon and payment-status responses are lenient (AP-13): they ignore unknown fields and invalid
 * optional ones.
 */
const price = z.number().check(z.gte(0));
const orderId = z.number().check(z.int(), z.gt(0));
const optional = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined);

export const orderResponse = z.object({
  paymentLink: z.string().check(z.minLength(1)),
  orderId: optional(orderId),
  productName: optional(z.string()),
  totalPrice: optional(price),
});

export const couponResponse = z.object({ discountedPrice: price });

const orderSummary = z.object({
  orderId,
  productName: z.string(),
  totalPrice: price,
  couponCode: optional(z.string()),
  fairyName: optional(z.string()),
  fairyProductId: optional(z.string()),
  isPurchaseReported: optional(z.boolean()),
});

const orderNews = z.object({
  state: z.string(),
  answeredAt: optional(z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))),
  email: optional(z.string().check(z.includes('@'))),
});

/**
 * Schema of the payment-status response. Accepts unknown statuses, which the screen treats as "in progress" (OR-3).
 */
export const paymentStatusResponse = z.object({
  paymentStatus: z.string().check(z.minLength(1)),
  summary: optional(orderSummary),
  news: optional(orderNews),
});

/** Schema of the response to a claim of the purchase report. */
export const purchaseReportResponse = z.object({ isGranted: z.boolean() });

/** Schema of an error response `{ code, message }` (AP-13). */
export const errorResponse = z.object({ code: z.number() });
