import * as z from 'zod/mini';

/**
 * Reads a list leniently (AP-13): a broken item is dropped and counted, the rest is kept. `undefined` when the
 * answer is no list at all.
 */
export function readList<T>(
  schema: z.ZodMiniType<T>,
  answer: unknown,
): { items: T[]; dropped: number } | undefined {
  if (!Array.isArray(answer)) return undefined;
  const items = answer.flatMap((item: unknown) => {
    const read = z.safeParse(schema, item);
    return read.success ? [read.data] : [];
  });
  return { items, dropped: answer.length - items.length };
}
