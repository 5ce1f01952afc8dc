import type { AnyStateNode } from 'xstate';
import type { CountedMachine } from '#domain/counts/transition-counts.ts';
import type { Trx } from '#server/store/tables/tables.ts';
import { isGoal } from '#server/transition-counts/lived-flow.ts';
import { models } from '../model/models.ts';
import { openMoments } from '../model/visitors/possibilities.ts';
import { noVisits, USUAL_HABITS, visit } from '../model/visitors/visit.ts';
import type { Random } from '../random.ts';
import { insertMany } from './insert-many.ts';
import { busyness, DAY, HOUR, later } from './moments.ts';

/** Visits a day that are counted, on a busy day, for each order that the shop gets on average. */
const VISITS: Readonly<Record<CountedMachine, number>> = {
  purchase: 9,
  birthHoroscope: 5,
  paymentStatus: 1.1,
  contact: 0.6,
  newsletter: 1.2,
  guide: 0.8,
  withdrawal: 0.15,
  mobileMenu: 7,
};

/** Number of simulated days; the days of the year reuse them. */
const SORTS = 28;

/** Fewer leave what they have begun than what they only look at. */
const leavesIn = (stop: AnyStateNode) =>
  isGoal(stop) ? USUAL_HABITS.leavesIn(stop) : /filling|editing|calm/.test(stop.id) ? 0.3 : 0.2;

/**
 * Lets made-up visitors walk through the shop's real machines, and stores what the shop would have counted of them on each
 * day of the year. The last four weeks are a little better than the ones before, so that there is something to compare.
 */
export async function countVisitors(
  trx: Trx,
  random: Random,
  { ordersPerDay, days, now }: { ordersPerDay: number; days: number; now: Date },
): Promise<void> {
  for (const model of models) {
    const busy = VISITS[model.machine.id as CountedMachine];
    if (busy === undefined) continue;
    const start = openMoments(model);
    const sorts = Array.from({ length: SORTS }, (_, sort) => {
      const visits = noVisits();
      const isLater = sort >= SORTS / 2;
      const habits = {
        ...USUAL_HABITS,
        leavesIn: (stop: AnyStateNode) => leavesIn(stop) * (isLater ? 0.85 : 1),
      };
      const visitors = Math.max(1, Math.round(busy * ordersPerDay));
      const visitor = { start, machineId: model.machine.id, habits, random };
      for (let one = 0; one < visitors; one += 1) visit(visitor, visits);
      return visits.counts;
    });
    const rows = Array.from({ length: days }, (_, ago) => {
      const day = later(now, -ago * DAY);
      const noon = new Date(Math.floor(day.getTime() / DAY) * DAY + 11 * HOUR);
      const half = SORTS / 2;
      const counts = sorts[(ago % half) + (ago < 28 ? half : 0)] ?? new Map<string, number>();
      // A quiet noon in July has half of what one in January has.
      const share = Math.min(1, busyness(noon) * 3);
      return [...counts].flatMap(([names, most]) => {
        const [machine, from_state, event, to_state] = names.split('\n');
        const count = Math.round(most * share + random() - 0.5);
        return count > 0
          ? [{ day: noon.toISOString().slice(0, 10), machine, from_state, event, to_state, count }]
          : [];
      });
    });
    await insertMany(trx, 'transition_count', rows.flat());
  }
}
