/** A calendar date; month 1 to 12. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

/** Whether a date exists (VA-1); 31 April does not. */
export function dateExists({ year, month, day }: CalendarDate): boolean {
  const rolled = new Date(Date.UTC(2000, 0, 1));
  rolled.setUTCFullYear(year, month - 1, day);
  return (
    rolled.getUTCFullYear() === year && rolled.getUTCMonth() === month - 1 && rolled.getUTCDate() === day
  );
}

/** Whether a text is a day that there is, as `2026-11-23`. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return day !== undefined && dateExists({ year: Number(year), month: Number(month), day: Number(day) });
}

/** Compares dates for sorting: negative if `a` is earlier, 0 for the same day. */
export const compareDates = (a: CalendarDate, b: CalendarDate) =>
  a.year - b.year || a.month - b.month || a.day - b.day;

/** A part of a date or time with its leading zero: `07`. */
export const twoDigits = (part: number | string): string => String(part).padStart(2, '0');

/** Formats a date for the API: `1988-03-05` (VA-3). */
export const toWireDate = ({ year, month, day }: CalendarDate) =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}`;

/** The date so many days after another, or before it: `2026-11-23`. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
