import { sql } from 'kysely';
import type { CountedMachine } from '#domain/counts/transition-counts.ts';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { MACHINES } from './known-transitions.ts';
import { livedFlow, type Compared } from './lived-flow.ts';

/** Payment durations in seconds, from placing the order to the payment; null without payments. */
export interface PaymentTimes {
  count: number;
  median: number | null;
  p95: number | null;
}

/**
 * Reads transition counts of one machine for two periods: from `since` on, and from `before` until `since`. Days in
 * Warsaw, `YYYY-MM-DD`.
 */
export async function readFlow(db: Db, machine: CountedMachine, since: string, before: string) {
  const rows = await db
    .selectFrom('transition_count')
    .where('machine', '=', machine)
    .where('day', '>=', before)
    .groupBy(['from_state', 'event', 'to_state'])
    .select([
      'from_state',
      'event',
      'to_state',
      sql<number>`coalesce(sum(count::float8) filter (where day >= ${since}::date), 0)`.as('now'),
      sql<number>`coalesce(sum(count::float8) filter (where day < ${since}::date), 0)`.as('before'),
    ])
    .execute();
  const counts = new Map(
    rows.map(({ from_state, event, to_state, ...compared }) => [
      [from_state, event, to_state].join('\n'),
      compared,
    ]),
  );
  return livedFlow(
    MACHINES[machine],
    (...names): Compared => counts.get(names.join('\n')) ?? { now: 0, before: 0 },
  );
}

/**
 * Payment durations of the orders placed in the two periods, whatever the visitor's consent: they say nothing of a
 * visitor. The condition on `paid_at` lets the query use the index of paid orders.
 */
export async function readPaymentTimes(
  db: Db,
  since: string,
  before: string,
): Promise<{ now: PaymentTimes; before: PaymentTimes }> {
  const dayStart = (day: string) => sql`(${day}::date)::timestamp at time zone ${SHOP_TIME_ZONE}`;
  const { rows } = await sql<PaymentTimes & { isNow: boolean }>`
    select "isNow", count, extract(epoch from taken[1])::float8 as median, extract(epoch from taken[2])::float8 as p95
    from (
      select created_at >= ${dayStart(since)} as "isNow", count(*)::int as count,
        percentile_cont(array[0.5, 0.95]) within group (order by paid_at - created_at) as taken
      from shop_order
      where created_at >= ${dayStart(before)} and paid_at >= ${dayStart(before)} and fairy_product_id is not null
      group by 1
    ) as period
  `.execute(db);
  const of = (wanted: boolean): PaymentTimes => {
    const { count = 0, median = null, p95 = null } = rows.find(({ isNow }) => isNow === wanted) ?? {};
    return { count, median, p95 };
  };
  return { now: of(true), before: of(false) };
}
