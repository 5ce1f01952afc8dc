import * as z from 'zod/mini';

/** GET /books/{month}: movements of money; amounts in the smallest unit, below zero for what went back. */
export const booksResponse = z.object({
  month: z.string(),
  first: z.string(),
  current: z.string(),
  sums: z.array(
    z.object({
      currency: z.string(),
      count: z.number(),
      sales: z.number(),
      refunds: z.number(),
      chargebacks: z.number(),
      total: z.number(),
    }),
  ),
  entries: z.array(
    z.object({
      kind: z.enum(['sale', 'refund', 'chargeback']),
      at: z.string(),
      orderId: z.number(),
      paymentId: z.string(),
      provider: z.enum(['PAYU', 'STRIPE']),
      providerPaymentId: z.string(),
      productName: z.string(),
      amount: z.number(),
      currency: z.string(),
    }),
  ),
});
export type Books = z.infer<typeof booksResponse>;
