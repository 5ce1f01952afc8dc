import { ANSWER_WITHIN_HOURS } from '../shop-constants.ts';

/** Number of answers in the last ninety days from which a usual response time is shown. */
export const MEASURED_FROM = 10;

/** How soon a specialist answers, in words; without a measure what the shop promises for all. */
export function responseTimeText(usualMinutes: number | null): string {
  if (usualMinutes === null) return `do ${ANSWER_WITHIN_HOURS} godzin`;
  return usualMinutes <= 90 ? `ok. ${usualMinutes} min` : `ok. ${Math.ceil(usualMinutes / 60)} godz.`;
}

/** The words of a usual time; nothing for the latest one, which says no more than the promise. */
export const usualTime = (responseTime: string): string =>
  responseTime.startsWith('do ') ? '' : responseTime;

const HOURS = /(\d{1,3})(?:[.,](\d{1,2}))?\s{0,3}(min|godz|h\b|d)/iu;
const IN_HOURS: Readonly<Record<string, number>> = { min: 1 / 60, godz: 1, h: 1, d: 24 };

/** Hours of a response time in words, "ok. 3 godz."; the slowest where they name none. */
export function responseHours(responseTime: string): number {
  const [, whole, part = '0', unit = ''] = HOURS.exec(responseTime) ?? [];
  return whole === undefined ? Infinity : Number(`${whole}.${part}`) * (IN_HOURS[unit.toLowerCase()] ?? 1);
}
