import * as z from 'zod/mini';

const mark = z.object({ number: z.number(), at: z.string(), author: z.nullable(z.string()) });
const byKey = z.record(z.string(), z.string());

/** GET /texts: every text with where it stands. */
export const textsResponse = z.array(
  z.object({ id: z.string(), draft: z.nullable(mark), published: z.nullable(mark) }),
);
export type TextEntry = z.infer<typeof textsResponse>[number];

/** A text whole: its fields as they were last saved, what is in the shop, and every version. */
export const textResponse = z.object({
  id: z.string(),
  /** The newest version of any kind, which writes have to name. */
  number: z.number(),
  fields: byKey,
  inShop: byKey,
  fallbacks: byKey,
  draft: z.nullable(mark),
  published: z.nullable(mark),
  versions: z.array(
    z.extend(mark, {
      kind: z.enum(['draft', 'published', 'replaced', 'discarded']),
      restored: z.nullable(z.number()),
    }),
  ),
});
export type ShopText = z.infer<typeof textResponse>;

/** GET /texts/{textId}/versions/{number}. */
export const textVersionResponse = z.object({ number: z.number(), fields: byKey });

/** POST /texts/{textId}/preview. */
export const textPreviewResponse = z.object({ address: z.string(), until: z.string() });

/** POST /texts/{textId}/check: what customers would see, and what is to be said of it. */
export const textCheckResponse = z.object({
  shown: byKey,
  findings: z.array(z.object({ key: z.string(), isBlocking: z.boolean(), message: z.string() })),
});
export type TextCheck = z.infer<typeof textCheckResponse>;
