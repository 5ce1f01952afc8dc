/** A calendar date; month 1 to 12. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

/** Whether the day exists, by date roll-over (VA-1): 31 April becomes 1 May and is found out. */
export function dateExists({ year, month, day }: CalendarDate): boolean {
  const rolled = new Date(Date.UTC(2000, 0, 1));
  rolled.setUTCFullYear(year, month - 1, day);
  return (
    rolled.getUTCFullYear() === year && rolled.getUTCMonth() === month - 1 && rolled.getUTCDate() === day
  );
}

/** Negative when `a` comes before `b`, 0 on the same day. */
export const compareDates = (a: CalendarDate, b: CalendarDate) =>
  a.year - b.year || a.month - b.month || a.day - b.day;

/** `1988-03-05`, as orders are sent: year-month-day (VA-3). */
export const toWireDate = ({ year, month, day }: CalendarDate) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
