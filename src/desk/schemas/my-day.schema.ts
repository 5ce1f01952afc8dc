import * as z from 'zod/mini';

/**
 * Whether a specialist is free or busy, and the days (as "2026-11-24", both included) on which nothing is sold for her,
 * with the day in Warsaw and the version that a change names.
 */
export const availability = z.object({
  isAvailable: z.boolean(),
  absences: z.array(z.object({ from: z.string(), until: z.string() })),
  today: z.string(),
  version: z.number(),
});
export type Availability = z.infer<typeof availability>;
/** What a person changes of it. */
export type AvailabilityChange = Pick<Availability, 'isAvailable' | 'absences'> & { seen: number };

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
