import { counted, NBSP } from '#copy/site/format.ts';
import { MONTH_NAMES_GENITIVE } from '#copy/sky/months.ts';
import { daysAfter, twoDigits } from '#domain/birth-date.ts';
import { shopDate, shopTime } from '#domain/shop-day.ts';
import type { PromiseLeft } from '#desk/domain/promise-clock.ts';

/** A span of minutes: "3 godz. 20 min". */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours}${NBSP}godz.` : '', rest > 0 || hours === 0 ? `${rest}${NBSP}min` : '']
    .filter(Boolean)
    .join(' ');
}

/** What is left of a promise: "zostało 1 godz. 48 min", "po czasie 25 min". */
export const formatLeft = ({ pace, minutes }: PromiseLeft): string =>
  `${pace === 'late' ? 'po czasie' : 'zostało'} ${formatMinutes(minutes)}`;

/** A moment's time in Warsaw: "17:42". */
export function formatTime(iso: string): string {
  const { hour, minute } = shopTime(new Date(iso));
  return `${hour}:${twoDigits(minute)}`;
}

/** A day in Warsaw beside another: "dziś", "wczoraj", "jutro", "12 listopada", "12 listopada 2025" of another year. */
export function formatDay(iso: string, now: number): string {
  const [date, today] = [shopDate(new Date(iso)), shopDate(new Date(now))];
  if (date === today) return 'dziś';
  // Compares calendar dates, since two days of a year do not have 24 hours.
  if (date === daysAfter(today, -1)) return 'wczoraj';
  if (date === daysAfter(today, 1)) return 'jutro';
  const { day: number, month, year } = shopTime(new Date(iso));
  const name = `${number}${NBSP}${MONTH_NAMES_GENITIVE[month - 1] ?? ''}`;
  return year === shopTime(new Date(now)).year ? name : `${name} ${year}`;
}

/** A moment beside now: "17:42" today, else with its day. */
export const formatMoment = (iso: string, now: number): string => {
  const day = formatDay(iso, now);
  return day === 'dziś' ? formatTime(iso) : `${day}, ${formatTime(iso)}`;
};

/** At which moment something is: "o 17:42" today, else "jutro o 17:42", "12 listopada o 17:42". */
export const formatAt = (iso: string, now: number): string => {
  const day = formatDay(iso, now);
  return `${day === 'dziś' ? '' : `${day} `}o ${formatTime(iso)}`;
};

/** Until which moment something is: "do 17:42" today, else "do jutra, 17:42", "do 12 listopada, 17:42". */
export const formatUntil = (iso: string, now: number): string => {
  const moment = formatMoment(iso, now);
  return `do ${moment.replace(/^jutro/, 'jutra')}`;
};

/** A birth date: "30 lipca 1996". */
export function formatBirthDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day ?? ''} ${MONTH_NAMES_GENITIVE[(month ?? 1) - 1] ?? ''} ${year ?? ''}`;
}

/** "119 słów". */
export const formatWords = (count: number) => counted(count, 'słowo', 'słowa', 'słów');

/** "3 pytania". */
export const formatQuestions = (count: number) => counted(count, 'pytanie', 'pytania', 'pytań');
