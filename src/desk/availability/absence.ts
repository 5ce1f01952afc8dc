import { daysAfter } from '#domain/birth-date.ts';

/** Days of Warsaw, as "2026-11-24", both included, on which nothing is sold for a specialist. */
export interface Absence {
  from: string;
  until: string;
}

interface Absences {
  absences: readonly Absence[];
  /** The day in Warsaw. */
  today: string;
}

/** The absence that a specialist has today, if any. */
export const absenceNow = ({ absences, today }: Absences): Absence | undefined =>
  absences.find(({ from, until }) => from <= today && today <= until);

/** Whether an absence has begun, or begins within the hours of a promise given today. */
export function beginsSoon({ absences, today }: Absences): boolean {
  const tomorrow = daysAfter(today, 1);
  return absences.some(({ from }) => from <= tomorrow);
}
