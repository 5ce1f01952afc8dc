import * as z from 'zod/mini';
import { ZODIAC_SIGNS } from '#domain/zodiac.ts';
import { availability } from './my-day.schema.ts';

const byField = <T>(schema: z.ZodMiniType<T>) =>
  z.object({
    name: schema,
    zodiacSign: schema,
    description: schema,
    responseTime: schema,
    seoTitle: schema,
    seoDescription: schema,
  });

/** A specialist's card: the text of each edited field with its version, and what stands beside them. */
export const specialist = z.object({
  id: z.string(),
  image: z.string(),
  imageVersion: z.number(),
  availability,
  /** She is off the shop. */
  isArchived: z.boolean(),
  archivedVersion: z.number(),
  /** Her paid orders without an answer. */
  waiting: z.number(),
  rating: z.optional(z.number()),
  ratings: z.object({
    count: z.number(),
    mean: z.optional(z.number()),
    isSample: z.optional(z.boolean()),
  }),
  topics: z.array(
    z.object({ id: z.string(), content: z.string(), icon: z.enum(['HEARTH', 'MONEY', 'EARTH']) }),
  ),
  /** In grosze. */
  lowestPrice: z.nullable(z.number()),
  fields: z.extend(byField(z.string()), { zodiacSign: z.enum(ZODIAC_SIGNS) }),
  versions: byField(z.number()),
});
export type Specialist = z.infer<typeof specialist>;

/** GET /specialists, in the shop's order. */
export const specialistsResponse = z.array(specialist);
