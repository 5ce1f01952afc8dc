import * as z from 'zod/mini';

/**
 * Reads a list leniently (AP-13): unreadable items are dropped and counted. `undefined` if the response is not a
 * list.
 */
export function readList<T>(
  schema: z.ZodMiniType<T>,
  response: unknown,
): { items: T[]; dropped: number } | undefined {
  if (!Array.isArray(response)) return undefined;
  const items = response.flatMap((item: unknown) => {
    const read = z.safeParse(schema, item);
    return read.success ? [read.data] : [];
  });
  return { items, dropped: response.length - items.length };
}
