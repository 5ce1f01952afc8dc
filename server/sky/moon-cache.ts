import { toWireMonth, type CalendarMonth } from '#domain/lunar-calendar.ts';
import type { Ephemeris } from './ephemeris.ts';
import { moonAt, type Moon } from './moon.ts';
import { moonMonth } from './moon-month.ts';

const MINUTE = 60_000;
/** Months in the cache; the one that was requested first is evicted first. */
const MONTHS_KEPT = 24;

/** Caches the present moon for a minute, and the calendars of 24 months. */
export function createMoonCache(sky: Ephemeris) {
  let now: { minute: number; moon: Moon } | undefined;
  const months = new Map<string, ReturnType<typeof moonMonth>>();

  return {
    /** The moon at the start of the minute. */
    moon(at: Date): Moon {
      const minute = Math.floor(at.getTime() / MINUTE);
      if (now?.minute !== minute) now = { minute, moon: moonAt(sky, new Date(minute * MINUTE)) };
      return now.moon;
    },
    days(month: CalendarMonth) {
      const key = toWireMonth(month);
      const days = months.get(key) ?? moonMonth(sky, month);
      months.set(key, days);
      for (const oldest of months.keys()) if (months.size > MONTHS_KEPT) months.delete(oldest);
      return days;
    },
  };
}
