import * as z from 'zod/mini';

const optional = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined);

/** An error response of the desk; everything beside the code is optional and lenient. */
export const deskError = z.object({
  code: z.number(),
  requestId: optional(z.string()),
  errors: optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  waitSeconds: optional(z.number()),
  /** What is there now, of a thing that has changed or does not allow it; by the contract of its own operation. */
  current: z.optional(z.unknown()),
});
export type DeskError = z.infer<typeof deskError>;
