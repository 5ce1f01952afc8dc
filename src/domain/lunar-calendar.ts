import { dateExists, toWireDate, type CalendarDate } from './birth-date.ts';
import type { Moon } from './moon.ts';
import { BIRTH_YEAR_MIN, CHART_YEAR_MAX } from './shop-constants.ts';

/** A month of a year; month 1 to 12. */
export interface CalendarMonth {
  year: number;
  month: number;
}

/** A row of a month's calendar: Monday to Sunday, days of the neighbouring months as `null`. */
export interface CalendarWeek {
  /** Week 1 is the one that holds 4 January (BC-7). */
  number: number;
  days: (CalendarDate | null)[];
}

/** The moon on one Warsaw day, at noon. */
export interface LunarDay {
  date: CalendarDate;
  moon: Moon;
  /** Warsaw's hour, "15:53", of a principal phase that falls on this day. */
  phaseAt: string | undefined;
}

const DAY = 86_400_000;

const dayNumber = ({ year, month, day }: CalendarDate) => Math.floor(Date.UTC(year, month - 1, day) / DAY);

/** 0 for Monday to 6 for Sunday: the week starts on Monday (BC-7). 1 January 1970 was a Thursday. */
export const weekday = (date: CalendarDate) => (((dayNumber(date) + 3) % 7) + 7) % 7;

/** The week's number; the first days of January may belong to the last week of the year before. */
export function weekNumber(date: CalendarDate): number {
  const monday = dayNumber(date) - weekday(date);
  const year = new Date((monday + 3) * DAY).getUTCFullYear();
  const fourth = { year, month: 1, day: 4 };
  return 1 + (monday - (dayNumber(fourth) - weekday(fourth))) / 7;
}

/** Every day of a month, the first one first. */
export const daysOfMonth = ({ year, month }: CalendarMonth): CalendarDate[] =>
  Array.from({ length: 31 }, (_, index) => ({ year, month, day: index + 1 })).filter(dateExists);

/** The month as a calendar shows it: four to six weeks. */
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

/** Reads `2026-11`; `undefined` for anything else. */
export function readMonth(text: string): CalendarMonth | undefined {
  const [, year, month] = MONTH.exec(text) ?? [];
  return year && month ? { year: Number(year), month: Number(month) } : undefined;
}

/** `2026-11`, as the lunar calendar is asked for. */
export const toWireMonth = (month: CalendarMonth) => toWireDate({ ...month, day: 1 }).slice(0, 7);

/** The month that many months later (or, below 0, earlier); `undefined` outside of what the shop's calendar knows. */
export function monthsLater({ year, month }: CalendarMonth, count: number): CalendarMonth | undefined {
  const index = year * 12 + (month - 1) + count;
  const later = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  return later.year < BIRTH_YEAR_MIN || later.year > CHART_YEAR_MAX ? undefined : later;
}
