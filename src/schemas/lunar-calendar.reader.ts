import { dateExists, twoDigits } from '#domain/birth-date.ts';
import { daysOfMonth, readMonth, type LunarDay } from '#domain/lunar/lunar-calendar.ts';
import { readZodiacSign } from '#domain/zodiac.ts';
import { readMoon } from './moon.reader.ts';

const WIRE_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Instant with Warsaw's offset, so its local time can be shown as it is. */
const WARSAW_INSTANT = /^\d{4}-\d{2}-\d{2}T(\d{2}):(\d{2})(?::(\d{2}))?/;
const LAST_MINUTE = 24 * 60 - 1;

/** The time of an instant, to the nearest minute of its own day. */
function readTime(instant: unknown): string | undefined {
  const found = typeof instant === 'string' ? WARSAW_INSTANT.exec(instant) : null;
  if (!found) return undefined;
  const [hour, minute, second] = found.slice(1).map((digits) => Number(digits ?? 0));
  const minutes = Math.min((hour ?? 0) * 60 + (minute ?? 0) + ((second ?? 0) >= 30 ? 1 : 0), LAST_MINUTE);
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

function readChange(response: unknown): LunarDay['change'] {
  const { sign: text, at } = (response ?? {}) as Record<string, unknown>;
  const sign = readZodiacSign(text);
  const time = readTime(at);
  return sign && time !== undefined ? { sign, at: time } : undefined;
}

function readDay(response: unknown): LunarDay | undefined {
  const moon = readMoon(response);
  const { date: text, phaseAt, signChange } = (response ?? {}) as Record<string, unknown>;
  const [, year, month, day] = (typeof text === 'string' && WIRE_DAY.exec(text)) || [];
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  if (!moon || !dateExists(date)) return undefined;
  return { date, moon, phaseAt: readTime(phaseAt), change: readChange(signChange) };
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
