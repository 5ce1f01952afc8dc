import * as z from 'zod/mini';

/** Response of POST /withdrawal/review. */
export const withdrawalReview = z.object({ statement: z.string().check(z.minLength(1)) });

/** Response of POST /withdrawal. */
export const withdrawalReceipt = z.object({
  receiptNumber: z.number(),
  receivedAt: z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  statement: z.string(),
  isConfirmed: z.boolean(),
});
