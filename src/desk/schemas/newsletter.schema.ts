import * as z from 'zod/mini';

const byField = <T>(schema: z.ZodMiniType<T>) =>
  z.object({ subject: schema, preheader: schema, body: schema, linkText: schema, linkUrl: schema });

/** A letter of the newsletter: its texts with their versions, and what became of its addresses. */
export const newsletter = z.object({
  id: z.string(),
  state: z.enum(['draft', 'sending', 'stopped', 'sent', 'canceled']),
  version: z.number(),
  createdAt: z.string(),
  startedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  waitsUntil: z.nullable(z.string()),
  problem: z.nullable(z.enum(['login', 'letter', 'silence'])),
  counts: z.object({
    recipients: z.number(),
    accepted: z.number(),
    refused: z.number(),
    givenUp: z.number(),
    unclear: z.number(),
    waiting: z.number(),
    left: z.number(),
    unsubscribed: z.number(),
  }),
  fields: byField(z.string()),
  versions: byField(z.number()),
});
export type Newsletter = z.infer<typeof newsletter>;

/** GET /newsletter: how many addresses there are, and all letters, newest first. */
export const newslettersResponse = z.object({
  addresses: z.object({ confirmed: z.number(), unconfirmed: z.number(), stopped: z.number() }),
  letters: z.array(newsletter),
});

/** GET /newsletter/{letterId}: a letter, and to how many it would go now. */
export const newsletterResponse = z.object({ letter: newsletter, confirmed: z.number() });
export type NewsletterDetails = z.infer<typeof newsletterResponse>;

/** POST /newsletter-addresses/stop */
export const stoppedResponse = z.object({ stopped: z.number(), unknown: z.number() });
