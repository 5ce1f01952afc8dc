import { toWireMonth, type CalendarMonth } from '#domain/lunar/lunar-calendar.ts';
import type { Ephemeris } from './ephemeris.ts';
import { moonAt, type Moon } from './moon.ts';
import { moonMonth } from './moon-month.ts';

const MINUTE = 60_000;
/**
 * Caches the present moon for a minute, and the calendar of every month that was asked for: the route takes 1,212
 * months, some kilobytes each, so that nobody can keep the server reckoning.
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
