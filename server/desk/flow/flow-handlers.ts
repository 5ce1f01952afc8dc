import { daysAfter } from '#domain/birth-date.ts';
import { shopDate } from '#domain/shop-day.ts';
import type { Clock } from '#server/clock.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { readFlow, readPaymentTimes } from '#server/transition-counts/read-flow.ts';

/** Handler of the flows as lived: the last days, today included, beside as many before. */
export const flowHandlers = (db: Db, clock: Clock): Pick<DeskHandlers, 'getFlow'> => ({
  async getFlow({ query: { machine, days } }) {
    const today = shopDate(clock.now());
    const since = daysAfter(today, 1 - days);
    const before = daysAfter(today, 1 - 2 * days);
    const [flow, payments] = await Promise.all([
      readFlow(db, machine, since, before),
      readPaymentTimes(db, since, before),
    ]);
    return {
      status: 200,
      body: {
        since,
        until: today,
        sinceBefore: before,
        untilBefore: daysAfter(today, -days),
        ...flow,
        payments,
      },
    };
  },
});
