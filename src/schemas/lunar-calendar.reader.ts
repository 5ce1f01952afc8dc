import { dateExists } from '#domain/birth-date.ts';
import { daysOfMonth, readMonth, type LunarDay } from '#domain/lunar-calendar.ts';
import { readMoon } from './moon.reader.ts';

const WIRE_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
/** An instant with Warsaw's offset: its own hour is the one to show. */
const WARSAW_INSTANT = /^\d{4}-\d{2}-\d{2}T(\d{2}:\d{2})/;

function readDay(answer: unknown): LunarDay | undefined {
  const moon = readMoon(answer);
  const { date: text, phaseAt } = (answer ?? {}) as Record<string, unknown>;
  const [, year, month, day] = (typeof text === 'string' && WIRE_DAY.exec(text)) || [];
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  if (!moon || !dateExists(date)) return undefined;
  const [, hour] = (typeof phaseAt === 'string' && WARSAW_INSTANT.exec(phaseAt)) || [];
  return { date, moon, phaseAt: hour };
}

/** A month of the lunar calendar, day by day; `undefined` when a day is missing or can't be read. */
export function readLunarCalendar(answer: unknown): LunarDay[] | undefined {
  const { month: text, days } = (answer ?? {}) as Record<string, unknown>;
  const month = typeof text === 'string' ? readMonth(text) : undefined;
  if (!month || !Array.isArray(days)) return undefined;
  const read = days.flatMap((day: unknown) => readDay(day) ?? []);
  const isWhole = daysOfMonth(month).every(({ day }, index) => read[index]?.date.day === day);
  return isWhole && read.length === days.length ? read : undefined;
}
