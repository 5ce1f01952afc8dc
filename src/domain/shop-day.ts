import type { CalendarDate } from './birth-date.ts';
import { SHOP_TIME_ZONE } from './shop-constants.ts';

const WARSAW = new Intl.DateTimeFormat('en-CA', {
  timeZone: SHOP_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The shop's day is Warsaw's (SH-6), wherever the customer and the server are. */
export function shopDay(now: Date = new Date()): CalendarDate {
  const [year = 0, month = 0, day = 0] = WARSAW.format(now).split('-').map(Number);
  return { year, month, day };
}
