import * as z from 'zod/mini';
import { price } from './price.schema.ts';

/** Schemas of a payment's status and of the claim of its report: lenient like those of an order (AP-13). */
const optional = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined);

const orderSummary = z.object({
  orderId: z.number().check(z.int(), z.gt(0)),
  productName: z.string(),
  productType: optional(z.string()),
  totalPrice: price,
  couponCode: optional(z.string()),
  fairyName: optional(z.string()),
  fairyImageSrc: optional(z.string()),
  fairyResponseTime: optional(z.string()),
  fairyProductId: optional(z.string()),
  isPurchaseReported: optional(z.boolean()),
});

const orderProgress = z.object({
  state: z.string(),
  answeredAt: optional(z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))),
  refunded: optional(price),
  email: optional(z.string().check(z.includes('@'))),
  againKey: optional(z.string()),
  isMailRefused: optional(z.boolean()),
  isAnswerRefused: optional(z.boolean()),
  isOwnDevice: optional(z.boolean()),
  isGift: optional(z.boolean()),
  sendFrom: optional(z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))),
  paidAt: optional(z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))),
});

/**
 * Schema of the payment-status response. Accepts unknown statuses, which the screen treats as "in progress" (OR-3).
 */
export const paymentStatusResponse = z.object({
  paymentStatus: z.string().check(z.minLength(1)),
  summary: optional(orderSummary),
  news: optional(orderProgress),
  endedAs: optional(z.string()),
});

/** Schema of the response to a claim of the purchase report. */
export const purchaseReportResponse = z.object({ isGranted: z.boolean() });
