import * as z from 'zod/mini';

const byField = <T>(schema: z.ZodMiniType<T>) =>
  z.object({ title: schema, description: schema, questionsCount: schema, basePrompt: schema });

/** A service: the text of each edited field with its version, and what stands beside them. */
export const service = z.object({
  id: z.string(),
  /** In the API's spelling. */
  productType: z.string(),
  image: z.string(),
  imageVersion: z.number(),
  isArchived: z.boolean(),
  specialists: z.number(),
  /** In grosze. */
  lowestPrice: z.nullable(z.number()),
  fields: byField(z.string()),
  versions: z.extend(byField(z.number()), { archived: z.number() }),
});
export type Service = z.infer<typeof service>;

/** GET /services, in the shop's order. */
export const servicesResponse = z.array(service);

/** POST /services/{productId}/trial: what a model wrote of a made-up order, or why it did not. */
export const promptTrial = z.object({
  questions: z.array(z.string()),
  text: z.nullable(z.string()),
  declined: z.nullable(z.string()),
  flags: z.array(z.object({ kind: z.string(), text: z.optional(z.string()) })),
});
export type PromptTrial = z.infer<typeof promptTrial>;

/** GET /services/{productId}/prompts: every base prompt, the present one first. */
export const promptsResponse = z.array(
  z.object({ version: z.number(), text: z.string(), since: z.string(), author: z.nullable(z.string()) }),
);
