import * as z from 'zod/mini';

/** GET /withdrawals: statements of withdrawal, the latest first. */
export const withdrawalsResponse = z.object({
  withdrawals: z.array(
    z.object({
      id: z.number(),
      receivedAt: z.string(),
      dueOn: z.string(),
      name: z.optional(z.string()),
      orderNumber: z.optional(z.string()),
      email: z.optional(z.string()),
      orderId: z.optional(z.number()),
      state: z.enum(['unmatched', 'unpaid', 'under-way', 'called-off', 'open', 'lost', 'late']),
      moneyBack: z.enum(['none', 'under-way', 'done', 'failed']),
      isRepeated: z.boolean(),
      dealtBy: z.optional(z.string()),
    }),
  ),
  next: z.nullable(z.number()),
  now: z.string(),
});
export type DeskWithdrawal = z.infer<typeof withdrawalsResponse>['withdrawals'][number];
