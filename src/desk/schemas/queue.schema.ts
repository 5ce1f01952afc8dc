import * as z from 'zod/mini';
import { agreementState, answerState } from './answer.schema.ts';

export const fairyRef = z.object({
  id: z.string(),
  name: z.string(),
  imageSrc: z.optional(z.string()),
  isAbsent: z.optional(z.boolean()),
});

export const queueRow = z.object({
  orderId: z.number(),
  productName: z.string(),
  productType: z.string(),
  customerName: z.nullable(z.string()),
  partnerName: z.nullable(z.string()),
  fairy: fairyRef,
  questions: z.number(),
  promisedUntil: z.string(),
  agreement: z.optional(agreementState),
  answer: z.object({
    state: answerState,
    words: z.optional(z.number()),
    at: z.optional(z.string()),
    by: z.optional(z.string()),
    sendAt: z.optional(z.string()),
  }),
});
export type QueueRow = z.infer<typeof queueRow>;

/** The states by which the queue can be filtered. */
export const queueFilter = z.enum([
  'late',
  'soon',
  'waiting',
  'drafted',
  'in-review',
  'sent-back',
  'approved',
]);
export type QueueFilter = z.infer<typeof queueFilter>;

/** The queue without its rows, which are read one by one: a broken row must not break the list. */
export const queueResponse = z.object({
  now: z.string(),
  rows: z.array(z.unknown()),
  /** Numbers of orders that the server could not read. */
  unreadable: z.array(z.number()),
  next: z.nullable(z.string()),
  counts: z.record(z.string(), z.number()),
  fairies: z.array(z.object({ id: z.string(), name: z.string(), count: z.number() })),
  figures: z.object({ sentToday: z.number(), usualMinutes: z.nullable(z.number()) }),
});

export type Queue = Omit<z.infer<typeof queueResponse>, 'rows' | 'unreadable'> & {
  rows: QueueRow[];
  /** How many rows could not be read. */
  unreadable: number;
};
