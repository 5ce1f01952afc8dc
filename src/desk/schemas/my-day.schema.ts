import * as z from 'zod/mini';

/** Whether a specialist takes orders, with the version that a change of it names. */
export const availability = z.object({ isAvailable: z.boolean(), version: z.number() });
export type Availability = z.infer<typeof availability>;

/** GET /my-day: a specialist's availability, and her answers that were sent today. */
export const myDayResponse = z.object({
  availability,
  sent: z.array(
    z.object({
      orderId: z.number(),
      productName: z.string(),
      customerName: z.nullable(z.string()),
      sentAt: z.string(),
      promisedUntil: z.string(),
    }),
  ),
});
export type MyDay = z.infer<typeof myDayResponse>;
