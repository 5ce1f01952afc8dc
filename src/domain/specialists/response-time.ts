import { ANSWER_WITHIN_HOURS } from '../shop-constants.ts';

/** Answers of the last ninety days from which a specialist's usual time is told. */
export const MEASURED_FROM = 10;

/** How soon a specialist answers, in words; without a measure what the shop promises for all. */
export function responseTimeText(usualMinutes: number | null): string {
  if (usualMinutes === null) return `do ${ANSWER_WITHIN_HOURS} godzin`;
  return usualMinutes <= 90 ? `ok. ${usualMinutes} min` : `ok. ${Math.ceil(usualMinutes / 60)} godz.`;
}

/** The words of a usual time; nothing for the latest one, which says no more than the promise. */
export const usualTime = (responseTime: string): string =>
  responseTime.startsWith('do ') ? '' : responseTime;
