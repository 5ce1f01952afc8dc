import * as z from 'zod/mini';

/** Response of POST /withdrawal/review. */
export const withdrawalReview = z.object({ statement: z.string().check(z.minLength(1)) });

/** Response of POST /withdrawal. */
export const withdrawalReceipt = z.object({
  receiptNumber: z.int(),
  receivedAt: z.iso.datetime({ offset: true }),
  statement: z.string(),
});
