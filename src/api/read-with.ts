import * as z from 'zod/mini';

/** Makes a reader from a schema: it returns `undefined` for a body that the schema refuses. */
export const readWith =
  <T>(schema: z.ZodMiniType<T>) =>
  (body: unknown): T | undefined => {
    const read = z.safeParse(schema, body);
    return read.success ? read.data : undefined;
  };
