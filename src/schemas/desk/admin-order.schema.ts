import * as z from 'zod/mini';
import { adminValidationCopy } from '#copy/site/admin-validation.ts';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/payment.ts';
import { timeAfter } from '../iso-time.schema.ts';

/** A question with its answer. */
const prompt = z.object({
  content: z.string(),
  response: z.optional(z.string()),
  sequenceNumber: z.number(),
  ignoreResponse: z.boolean(),
});

/** Schema of an order update in the admin panel (VA-AD), validated at `now`; missing fields stay unchanged. */
export const adminOrderUpdate = (now: Date) =>
  z.partial(
    z.object({
      status: z.enum(ORDER_STATUSES),
      paymentStatus: z.enum(PAYMENT_STATUSES),
      scheduledFor: timeAfter(now, adminValidationCopy.scheduledFor),
      prompt: z.string(),
      prompts: z.array(prompt),
      response: z.string(),
      deleted: z.boolean(),
    }),
  );
