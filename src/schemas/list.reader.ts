import * as z from 'zod/mini';

/** An item of a response's list that could not be read, and so is not shown. */
export interface DroppedItem {
  /** The item's own id, where it has one. */
  id: string | undefined;
  /** Where in the item: `products/0/price`. */
  path: string;
  reason: string;
}

/**
 * Reads a list leniently (AP-13): unreadable items are dropped and named. `undefined` if the response is not a
 * list.
 */
export function readList<T>(
  schema: z.ZodMiniType<T>,
  response: unknown,
): { items: T[]; dropped: DroppedItem[] } | undefined {
  if (!Array.isArray(response)) return undefined;
  const items: T[] = [];
  const dropped: DroppedItem[] = [];
  for (const item of response as unknown[]) {
    const read = z.safeParse(schema, item);
    if (read.success) items.push(read.data);
    else dropped.push(describe(item, read.error.issues[0]));
  }
  return { items, dropped };
}

/** Tells of an item what and why, and nothing of its content but the id. */
function describe(item: unknown, issue: z.core.$ZodIssue | undefined): DroppedItem {
  const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
  const expected = issue && 'expected' in issue ? ` ${issue.expected}` : '';
  return {
    id: typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 64) : undefined,
    path: issue?.path.join('/') ?? '',
    reason: issue ? (issue.code === 'custom' && issue.message) || `${issue.code}${expected}` : 'unreadable',
  };
}
