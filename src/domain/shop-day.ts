import { toWireDate, type CalendarDate } from './birth-date.ts';

/** Date and time in Warsaw; hours from 0 to 23. */
export interface ShopTime extends CalendarDate {
  hour: number;
  minute: number;
}

const HOUR = 3_600_000;

/** When the clocks of the European Union change in a month (0 to 11): its last Sunday, 1:00 UTC. */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * 24 * HOUR;
}

/**
 * Converts a moment since 1996 to date and time in Warsaw, whatever the local time zone: two hours ahead of UTC from
 * the last Sunday of March to that of October, else one (directive 2000/84/EC). Not by `Intl`, whose first use of a
 * time zone takes 90 ms of a slow phone; a test compares both for the years to come.
 */
export function shopTime(moment: Date): ShopTime {
  const [at, year] = [moment.getTime(), moment.getUTCFullYear()];
  const isSummer = at >= clockChange(year, 2) && at < clockChange(year, 9);
  const there = new Date(at + (isSummer ? 2 : 1) * HOUR);
  return {
    year: there.getUTCFullYear(),
    month: there.getUTCMonth() + 1,
    day: there.getUTCDate(),
    hour: there.getUTCHours(),
    minute: there.getUTCMinutes(),
  };
}

/** The date in Warsaw (SH-6), whatever the local time zone. */
export function shopDay(now: Date = new Date()): CalendarDate {
  const { year, month, day } = shopTime(now);
  return { year, month, day };
}

/** The date in Warsaw as APIs, files and date fields have it: `2026-11-23`. */
export const shopDate = (now: Date = new Date()): string => toWireDate(shopDay(now));
