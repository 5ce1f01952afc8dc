import * as z from 'zod/mini';
import { MONEY_MATTERS } from '#domain/desk-terms.ts';

/** One refund of an order; `amount` in the smallest unit of `currency`. */
const refundEntry = z.object({
  refundId: z.string(),
  amount: z.number(),
  currency: z.string(),
  state: z.string(),
  askedAt: z.string(),
  askedBy: z.string(),
  reason: z.optional(z.string()),
  failure: z.optional(z.string()),
  dueOn: z.optional(z.string()),
  isSettled: z.boolean(),
});

/** GET /orders/{orderId}/money: what the payment has brought, and what of it goes back. */
export const moneyResponse = z.object({
  version: z.string(),
  provider: z.string(),
  currency: z.string(),
  paid: z.number(),
  left: z.number(),
  underWay: z.number(),
  done: z.number(),
  canCallOff: z.boolean(),
  toSettle: z.number(),
  difference: z.optional(z.object({ asked: z.number(), paid: z.number(), currency: z.string() })),
  refunds: z.array(refundEntry),
});
export type Money = z.infer<typeof moneyResponse>;

/** GET /money/decisions: what waits for an owner's decision, read one by one. */
export const moneyDecision = z.object({
  kind: z.enum(MONEY_MATTERS),
  orderId: z.number(),
  otherOrderId: z.optional(z.number()),
  amount: z.optional(z.number()),
  currency: z.optional(z.string()),
  asked: z.optional(z.number()),
  detail: z.optional(z.string()),
  dueOn: z.optional(z.string()),
});
export type MoneyDecision = z.infer<typeof moneyDecision>;
