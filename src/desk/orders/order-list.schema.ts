import * as z from 'zod/mini';
import { LISTED_PAYMENTS } from '#domain/desk-terms.ts';
import { answerState } from '#desk/schemas/answer.schema.ts';
import { fairyRef } from '#desk/schemas/queue.schema.ts';

/** The states by which orders can be filtered. */
export const orderFilter = z.enum(['in-progress', 'sent', 'called-off', 'unpaid', 'refunded']);
export type OrderFilter = z.infer<typeof orderFilter>;

export const orderSort = z.enum(['newest', 'oldest', 'dearest', 'cheapest']);
export type OrderSort = z.infer<typeof orderSort>;

const listed = z.object({
  createdAt: z.string(),
  productName: z.string(),
  productType: z.string(),
  customerName: z.nullable(z.string()),
  partnerName: z.nullable(z.string()),
  fairy: fairyRef,
  state: z.union([answerState, z.literal('unpaid')]),
  promisedUntil: z.nullable(z.string()),
  at: z.nullable(z.string()),
  email: z.optional(z.string()),
  payment: z.optional(z.object({ amount: z.number(), state: z.enum(LISTED_PAYMENTS) })),
});
export type ListedOrder = z.infer<typeof listed>;

/** A row of the list; without its order when that cannot be read, here or on the server. */
export const orderEntry = z.object({ orderId: z.number(), order: z.catch(z.nullable(listed), null) });
export type OrderEntry = z.infer<typeof orderEntry>;

const choice = z.object({ id: z.string(), name: z.string() });
export type Choice = z.infer<typeof choice>;

export const orderListResponse = z.object({
  now: z.string(),
  rows: z.array(orderEntry),
  previous: z.nullable(z.number()),
  next: z.nullable(z.number()),
  counts: z.record(z.string(), z.number()),
  fairies: z.array(choice),
  products: z.array(choice),
});
export type OrderList = z.infer<typeof orderListResponse>;
