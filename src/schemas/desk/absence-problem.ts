import { isDay } from '#domain/birth-date.ts';
import { adminValidationCopy } from '#copy/site/admin-validation.ts';

/** Days of Warsaw on which nothing is sold for a specialist, as "2026-11-24", both included. */
export interface Absence {
  from: string;
  until: string;
}

/** How many absences a specialist may have ahead of her. */
export const MAX_ABSENCES = 12;
/** How far ahead (days) an absence may end; a later date is a mistyped year. */
const FARTHEST = 366;

const DAY = 86_400_000;
/** Days since 1970; NaN for what is no day, as 30 February. */
const dayNumber = (day: string): number => (isDay(day) ? Date.parse(day) / DAY : Number.NaN);

/** Polish messages about a new absence by field; empty if valid. `today`: the day in Warsaw. */
export function absenceProblems(
  { from, until }: Absence,
  today: string,
): Partial<Record<keyof Absence, string>> {
  const [first, last] = [dayNumber(from), dayNumber(until)];
  if (Number.isNaN(first) || Number.isNaN(last))
    return {
      ...(Number.isNaN(first) && { from: adminValidationCopy.day }),
      ...(Number.isNaN(last) && { until: adminValidationCopy.day }),
    };
  if (last < first) return { until: adminValidationCopy.dayBefore };
  if (last < dayNumber(today)) return { until: adminValidationCopy.dayOver };
  if (last > dayNumber(today) + FARTHEST) return { until: adminValidationCopy.dayTooFar };
  return {};
}
