import { toWireMonth, type CalendarMonth } from '#domain/lunar/lunar-calendar.ts';
import type { Ephemeris } from './ephemeris.ts';
import { moonAt, type Moon } from './moon.ts';
import { moonMonth } from './moon-month.ts';

const MINUTE = 60_000;
/**
 * Caches the current moon for a minute, and each requested month of the calendar. There are 1,212 months of some
 * kilobytes, so requests cannot keep the server calculating.
 */
export function createMoonCache(sky: Ephemeris) {
  let now: { minute: number; moon: Moon } | undefined;
  const months = new Map<string, ReturnType<typeof moonMonth>>();

  return {
    /** The moon in the middle of the minute, so that its sign agrees with times rounded to the minute. */
    moon(at: Date): Moon {
      const minute = Math.floor(at.getTime() / MINUTE);
      if (now?.minute !== minute) now = { minute, moon: moonAt(sky, new Date((minute + 0.5) * MINUTE)) };
      return now.moon;
    },
    days(month: CalendarMonth) {
      const key = toWireMonth(month);
      const days = months.get(key) ?? moonMonth(sky, month);
      months.set(key, days);
      return days;
    },
  };
}
