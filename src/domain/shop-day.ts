import type { CalendarDate } from './birth-date.ts';
import { SHOP_TIME_ZONE } from './shop-constants.ts';

/** Date and time in Warsaw; hours from 0 to 23. */
export interface ShopTime extends CalendarDate {
  hour: number;
  minute: number;
}

let warsaw: Intl.DateTimeFormat | undefined;

// Uses formatToParts, since engines format one locale in different orders (CLDR 42 changed `en-CA`). Made at its first
// use: a page pays some 15 ms for it, on a slow phone 90.
const warsawFormat = () =>
  // oxlint-disable-next-line no-restricted-globals -- the one place that asks the runtime for a time zone's clock
  (warsaw ??= new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: SHOP_TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }));

/** Converts a moment to date and time in Warsaw, whatever the local time zone. */
export function shopTime(now: Date): ShopTime {
  const shown = { year: 0, month: 0, day: 0, hour: 0, minute: 0 };
  for (const { type, value } of warsawFormat().formatToParts(now))
    if (type in shown) shown[type as keyof ShopTime] = Number(value);
  return shown;
}

/** The hour of UTC at which Warsaw, one hour ahead of it or two, may begin its next day. */
const NEXT_DAY = 22;

/** The date in Warsaw (SH-6), whatever the local time zone. */
export function shopDay(now: Date = new Date()): CalendarDate {
  // For most of the day it is that of UTC, and a page need not ask for a time zone's clock.
  if (now.getUTCHours() < NEXT_DAY)
    return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() };
  const { year, month, day } = shopTime(now);
  return { year, month, day };
}
