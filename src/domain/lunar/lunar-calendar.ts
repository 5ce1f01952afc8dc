import { dateExists, toWireDate, type CalendarDate } from '../birth-date.ts';
import type { Moon } from './moon.ts';
import type { ZodiacSign } from '../zodiac.ts';
import { BIRTH_YEAR_MIN, CHART_YEAR_MAX } from '../shop-constants.ts';

/** A month of a year; month 1 to 12. */
export interface CalendarMonth {
  year: number;
  month: number;
}

/** A row of a calendar month, Monday to Sunday; days of other months are `null`. */
export interface CalendarWeek {
  /** ISO week number: week 1 contains 4 January (BC-7). */
  number: number;
  days: (CalendarDate | null)[];
}

/** The moon of a day in Warsaw: its sign as the day begins, its light at noon. Times are Warsaw's, "15:54". */
export interface LunarDay {
  date: CalendarDate;
  moon: Moon;
  /** Time of a principal phase on this day. */
  phaseAt: string | undefined;
  /** The sign that the moon enters on this day, and when. */
  change: { sign: ZodiacSign; at: string } | undefined;
}

/** The moon's sign at a time of a day ("15:54"). */
export const signAt = ({ moon, change }: LunarDay, time: string): ZodiacSign =>
  change && time >= change.at ? change.sign : moon.sign;

const DAY = 86_400_000;

const dayNumber = ({ year, month, day }: CalendarDate) => Math.floor(Date.UTC(year, month - 1, day) / DAY);

/** Day of the week, 0 for Monday to 6 for Sunday (BC-7). 1 January 1970 was a Thursday. */
export const weekday = (date: CalendarDate) => (((dayNumber(date) + 3) % 7) + 7) % 7;

/** ISO week number; the first days of January may belong to the last week of the previous year. */
export function weekNumber(date: CalendarDate): number {
  const monday = dayNumber(date) - weekday(date);
  const year = new Date((monday + 3) * DAY).getUTCFullYear();
  const fourth = { year, month: 1, day: 4 };
  return 1 + (monday - (dayNumber(fourth) - weekday(fourth))) / 7;
}

/** All days of a month, ascending. */
export const daysOfMonth = ({ year, month }: CalendarMonth): CalendarDate[] =>
  Array.from({ length: 31 }, (_, index) => ({ year, month, day: index + 1 })).filter(dateExists);

/** Splits a month into calendar weeks, four to six. */
export function weeksOfMonth(month: CalendarMonth): CalendarWeek[] {
  const weeks: CalendarWeek[] = [];
  for (const date of daysOfMonth(month)) {
    const place = weekday(date);
    if (place === 0 || weeks.length === 0) {
      weeks.push({ number: weekNumber(date), days: Array.from({ length: 7 }, () => null) });
    }
    weeks.at(-1)?.days.splice(place, 1, date);
  }
  return weeks;
}

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** Parses a month `2026-11`; `undefined` for anything else. */
export function readMonth(text: string): CalendarMonth | undefined {
  const [, year, month] = MONTH.exec(text) ?? [];
  return year && month ? { year: Number(year), month: Number(month) } : undefined;
}

/** Formats a month for the API: `2026-11`. */
export const toWireMonth = (month: CalendarMonth) => toWireDate({ ...month, day: 1 }).slice(0, 7);

/** Adds a number of months (negative: subtracts); `undefined` outside the range of the shop's calendar. */
export function monthsLater({ year, month }: CalendarMonth, count: number): CalendarMonth | undefined {
  const index = year * 12 + (month - 1) + count;
  const later = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  return later.year < BIRTH_YEAR_MIN || later.year > CHART_YEAR_MAX ? undefined : later;
}
