import { shopDay } from '#domain/shop-day.ts';
import type { Clock } from '#server/clock.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import type { Db } from '#server/store/tables.ts';
import { readFlow, readPaymentTimes } from '#server/transition-counts/read-flow.ts';

/** The day in Warsaw `days` before today, as `YYYY-MM-DD`. */
function daysAgo(today: Date, days: number): string {
  const { year, month, day } = shopDay(today);
  return new Date(Date.UTC(year, month - 1, day - days)).toISOString().slice(0, 10);
}

/** Handler of the flows as lived: the last days, today included, beside as many before. */
export const flowHandlers = (db: Db, clock: Clock): Pick<DeskHandlers, 'getFlow'> => ({
  async getFlow({ query: { machine, days } }) {
    const today = clock.now();
    const since = daysAgo(today, days - 1);
    const before = daysAgo(today, 2 * days - 1);
    const [flow, payments] = await Promise.all([
      readFlow(db, machine, since, before),
      readPaymentTimes(db, since, before),
    ]);
    return {
      status: 200,
      body: {
        since,
        until: daysAgo(today, 0),
        sinceBefore: before,
        untilBefore: daysAgo(today, days),
        ...flow,
        payments,
      },
    };
  },
});
