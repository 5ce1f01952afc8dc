import * as z from 'zod/mini';

const orderIds = z.array(z.number());

/** POST /personal-data: how much is held about an address, and what erasing would meet. Books in years, backups in days. */
export const personalDataResponse = z.object({
  version: z.string(),
  isErasable: z.boolean(),
  counts: z.object({
    orders: z.number(),
    inBooks: z.number(),
    messages: z.number(),
    withdrawals: z.number(),
    newsletter: z.number(),
    consents: z.number(),
    ratings: z.number(),
    mails: z.number(),
  }),
  unanswered: orderIds,
  payable: orderIds,
  kept: orderIds,
  retention: z.object({ books: z.number(), backups: z.number() }),
});
export type PersonalData = z.infer<typeof personalDataResponse>;

/** POST /personal-data/erase: of what is left, and what was called off. */
export const erasureResponse = z.object({ kept: orderIds, calledOff: orderIds });
export type Erasure = z.infer<typeof erasureResponse>;
