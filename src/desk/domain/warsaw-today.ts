import { shopDay } from '#domain/shop-day.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** The day in Warsaw, as fields of days have it: "2026-11-23". */
export function warsawToday(now: number): string {
  const { year, month, day } = shopDay(new Date(now));
  return `${year}-${two(month)}-${two(day)}`;
}
