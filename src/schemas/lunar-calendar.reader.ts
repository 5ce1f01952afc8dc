import { dateExists } from '#domain/birth-date.ts';
import { daysOfMonth, readMonth, type LunarDay } from '#domain/lunar-calendar.ts';
import { readMoon } from './moon.reader.ts';

const WIRE_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Instant with Warsaw's offset, so its local time can be shown as it is. */
const WARSAW_INSTANT = /^\d{4}-\d{2}-\d{2}T(\d{2}:\d{2})/;

function readDay(response: unknown): LunarDay | undefined {
  const moon = readMoon(response);
  const { date: text, phaseAt } = (response ?? {}) as Record<string, unknown>;
  const [, year, month, day] = (typeof text === 'string' && WIRE_DAY.exec(text)) || [];
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  if (!moon || !dateExists(date)) return undefined;
  const [, hour] = (typeof phaseAt === 'string' && WARSAW_INSTANT.exec(phaseAt)) || [];
  return { date, moon, phaseAt: hour };
}

/** Reads a month of the lunar calendar; `undefined` if a day is missing or unreadable. */
export function readLunarCalendar(response: unknown): LunarDay[] | undefined {
  const { month: text, days } = (response ?? {}) as Record<string, unknown>;
  const month = typeof text === 'string' ? readMonth(text) : undefined;
  if (!month || !Array.isArray(days)) return undefined;
  const read = days.flatMap((day: unknown) => readDay(day) ?? []);
  const isWhole = daysOfMonth(month).every(({ day }, index) => read[index]?.date.day === day);
  return isWhole && read.length === days.length ? read : undefined;
}
