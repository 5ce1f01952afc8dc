import * as z from 'zod/mini';

/** A letter of the contact form. */
export const letter = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  message: z.string(),
  kind: z.enum(['message', 'complaint']),
  receivedAt: z.string(),
  doneAt: z.nullable(z.string()),
  version: z.number(),
  dueOn: z.nullable(z.string()),
  isAnswered: z.boolean(),
  isRefused: z.boolean(),
});
export type Letter = z.infer<typeof letter>;

/** GET /letters */
export const lettersResponse = z.object({
  letters: z.array(letter),
  counts: z.object({ open: z.number(), complaints: z.number() }),
  next: z.nullable(z.string()),
});

/** GET /letters/{letterId}: a letter with its replies, her other letters and her orders. */
export const letterThread = z.object({
  letter,
  replies: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      author: z.string(),
      writtenAt: z.string(),
      state: z.enum(['under-way', 'accepted', 'refused']),
    }),
  ),
  others: z.array(letter),
  orders: z.array(z.object({ orderId: z.number(), productName: z.string(), createdAt: z.string() })),
});
export type LetterThread = z.infer<typeof letterThread>;
