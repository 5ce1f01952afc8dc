import { sql } from 'kysely';
import type { AnyStateNode } from 'xstate';
import { ENTERED, LEFT, type CountedMachine } from '#domain/counts/transition-counts.ts';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import type { Db } from '#server/store/tables.ts';
import { MACHINES, pathOf, statesOf } from './known-transitions.ts';

/** A number in a period and in the one of the same length before it. */
export interface Compared {
  now: number;
  before: number;
}

/** How long payments took, from the order to the money, in seconds; null where there were none. */
export interface PaymentTimes {
  count: number;
  median: number | null;
  p95: number | null;
}

/** A state in which a visitor can stop, with its Polish words. */
export interface LivedState {
  id: string;
  words: string;
  /** Whether it is what the flow is for: nobody who ends here is lost. */
  isGoal: boolean;
  entered: Compared;
  left: Compared;
}

/** A transition as the diagram draws it, between the ids of two states. */
export interface LivedArrow {
  from: string;
  to: string;
  event: string;
  words: string;
  count: Compared;
}

/** Tags of states that a customer comes for. */
const GOALS = ['redirecting', 'confirmed', 'answered', 'sent', 'done', 'chart-shown'];

const isGoal = (node: AnyStateNode): boolean =>
  node.type === 'final' ||
  node.tags.some((tag) => GOALS.includes(tag)) ||
  (node.parent !== undefined && isGoal(node.parent));

/** States in which a visitor is for a while: parallel ones as one, and none that is passed through at once. */
const stopsOf = (node: AnyStateNode): AnyStateNode[] =>
  node.type === 'parallel' || Object.keys(node.states).length === 0
    ? (node.always?.length ?? 0) > 0 && node.invoke.length === 0
      ? []
      : [node]
    : Object.values(node.states).flatMap(stopsOf);

/** Counts of one machine for `days` whole days in Warsaw up to `until`, and for as many before. Dates are `YYYY-MM-DD`. */
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
      sql<number>`coalesce(sum(count) filter (where day >= ${since}::date), 0)::float8`.as('now'),
      sql<number>`coalesce(sum(count) filter (where day < ${since}::date), 0)::float8`.as('before'),
    ])
    .execute();
  const counts = new Map(
    rows.map(({ from_state, event, to_state, ...compared }) => [
      [from_state, event, to_state].join('\n'),
      compared,
    ]),
  );
  const countOf = (...names: [from: string, event: string, to: string]): Compared =>
    counts.get(names.join('\n')) ?? { now: 0, before: 0 };

  const { root } = MACHINES[machine];
  // Names that the machine no longer has are in the table until they are old; the diagram has no place for them.
  const states = stopsOf(root).map((node): LivedState => ({
    id: node.id,
    words: node.description ?? node.key,
    isGoal: isGoal(node),
    entered: countOf('', ENTERED, pathOf(node)),
    left: countOf(pathOf(node), LEFT, ''),
  }));
  const arrows = statesOf(root).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []]
      .flat()
      .flatMap(({ eventType, target = [], description }) =>
        target.map((to): LivedArrow => ({
          from: node.id,
          to: to.id,
          event: eventType,
          words: description ?? eventType,
          count: countOf(pathOf(node), eventType, pathOf(to)),
        })),
      ),
  );
  return { states, arrows };
}

/** How long the payments took of the orders placed in the two periods. All orders count: this tells of no visitor. */
export async function readPaymentTimes(
  db: Db,
  since: string,
  before: string,
): Promise<{ now: PaymentTimes; before: PaymentTimes }> {
  const dayStart = (day: string) => sql`(${day}::date)::timestamp at time zone ${SHOP_TIME_ZONE}`;
  const { rows } = await sql<PaymentTimes & { isNow: boolean }>`
    select created_at >= ${dayStart(since)} as "isNow", count(*)::int as count,
      percentile_cont(0.5) within group (order by extract(epoch from paid_at - created_at)) as median,
      percentile_cont(0.95) within group (order by extract(epoch from paid_at - created_at)) as p95
    from shop_order
    where created_at >= ${dayStart(before)} and paid_at is not null and fairy_product_id is not null
    group by 1
  `.execute(db);
  const of = (wanted: boolean): PaymentTimes => {
    const { count = 0, median = null, p95 = null } = rows.find(({ isNow }) => isNow === wanted) ?? {};
    return { count, median, p95 };
  };
  return { now: of(true), before: of(false) };
}
