import * as z from 'zod/mini';
import { answerResponse } from './answer.schema.ts';
import { fairyRef } from './queue.schema.ts';

const person = z.object({
  name: z.nullable(z.string()),
  birthDate: z.nullable(z.string()),
  birthTime: z.optional(z.string()),
  city: z.optional(z.string()),
});
export type OrderPerson = z.infer<typeof person>;

export const timelineEntry = z.object({
  at: z.string(),
  actor: z.object({ kind: z.string(), name: z.optional(z.string()), isMe: z.optional(z.boolean()) }),
  what: z.string(),
  mail: z.optional(z.string()),
  version: z.optional(z.number()),
  sendAt: z.optional(z.string()),
  note: z.optional(z.string()),
  readSeconds: z.optional(z.number()),
  why: z.optional(z.string()),
  paymentStatus: z.optional(z.string()),
  amount: z.optional(z.number()),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** Money of an order, in grosze; only an owner gets it. */
const payment = z.object({
  provider: z.string(),
  status: z.string(),
  amount: z.number(),
  fullPrice: z.number(),
  couponCode: z.optional(z.string()),
  providerPaymentId: z.optional(z.string()),
});

/** GET /orders/{orderId}: one order whole, as far as the caller may see it. */
export const orderResponse = z.object({
  orderId: z.number(),
  status: z.string(),
  productName: z.string(),
  productType: z.string(),
  fairy: fairyRef,
  customer: person,
  partner: z.nullable(person),
  questions: z.array(z.object({ sequenceNumber: z.number(), content: z.string() })),
  speaksOfHarm: z.optional(z.boolean()),
  createdAt: z.string(),
  paidAt: z.nullable(z.string()),
  promisedUntil: z.nullable(z.string()),
  resultPage: z.object({ paymentStatus: z.string(), url: z.optional(z.string()) }),
  answer: answerResponse,
  payment: z.optional(payment),
  email: z.optional(z.string()),
  ordersOfCustomer: z.optional(z.number()),
  consents: z.optional(
    z.array(z.object({ kind: z.enum(['terms', 'early-start']), version: z.string(), at: z.string() })),
  ),
  timeline: z.array(timelineEntry),
  now: z.string(),
});
export type Order = z.infer<typeof orderResponse>;
