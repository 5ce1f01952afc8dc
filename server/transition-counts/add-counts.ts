import { sql } from 'kysely';
import { z } from 'zod';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import { MOST_AT_ONCE, type TransitionCount } from '#domain/counts/transition-counts.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { KNOWN, keyOf, type Names } from './known-transitions.ts';

const Name = z.string().max(200);
const Count = z.number().int().min(1).max(MOST_AT_ONCE);
const Row = z.tuple([Name, Name, Name, Name, Count]);

/**
 * Reads what a page has sent: rows of known names, each at most once. Anything else is passed over, so that a page of an
 * older version of the shop still counts what both know.
 */
export function readCounts(body: unknown): TransitionCount[] {
  if (!Array.isArray(body)) return [];
  const rows = new Map<string, TransitionCount>();
  for (const sent of body.slice(0, KNOWN.size)) {
    const { data } = Row.safeParse(sent);
    if (!data) continue;
    const [machine, from, event, to] = data;
    const key = keyOf([machine, from, event, to] satisfies Names);
    if (KNOWN.has(key) && !rows.has(key)) rows.set(key, data);
  }
  // In one order everywhere: two processes that add to the same rows never wait for each other.
  return [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** Adds counts to those of the day in Warsaw. */
export async function addCounts(db: Db, counts: readonly TransitionCount[], now: Date): Promise<void> {
  if (counts.length === 0) return;
  const day = sql<string>`(${now.toISOString()}::timestamptz at time zone ${SHOP_TIME_ZONE})::date`;
  await db
    .insertInto('transition_count')
    .values(
      counts.map(([machine, from_state, event, to_state, count]) => ({
        day,
        machine,
        from_state,
        event,
        to_state,
        count,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'machine', 'from_state', 'event', 'to_state'])
        .doUpdateSet({ count: sql`transition_count.count + excluded.count` }),
    )
    .execute();
}
