import type { CalendarDate } from '#domain/birth-date.ts';
import { toGrosze } from '#domain/price.ts';
import { shopTime } from '#domain/shop-day.ts';
import { MONTH_NAMES_GENITIVE } from './months.ts';

/** No-break space: between a number and its unit, after one-letter words of our own copy. */
export const NBSP = '\u00a0';

/**
 * An amount in PLN as "149,00 zł" (BC-1), with a no-break space. Written by hand, not with Intl: the server's and
 * the browser's ICU data may differ, and a differing price is a hydration error. Thousands are grouped from five
 * digits on, as Polish usage has it ("1499,00 zł", "14 990,00 zł").
 */
export function formatPrice(pln: number): string {
  const grosze = Math.abs(toGrosze(pln));
  const whole = String(Math.trunc(grosze / 100));
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, NBSP) : whole;
  return `${pln < 0 ? '-' : ''}${grouped},${String(grosze % 100).padStart(2, '0')}${NBSP}zł`;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A date in long Polish form, two-digit day and genitive month: "05 listopada 2026" (SH-6). */
export const formatLongDate = ({ year, month, day }: CalendarDate): string =>
  `${twoDigits(day)} ${MONTH_NAMES_GENITIVE[month - 1] ?? ''} ${year}`;

/** A moment on the shop's clock, whatever the clock of this machine: "21.11.2026, 14:03". */
export function formatShopTime(moment: Date): string {
  const { year, month, day, hour, minute } = shopTime(moment);
  return `${twoDigits(day)}.${twoDigits(month)}.${year}, ${twoDigits(hour)}:${twoDigits(minute)}`;
}

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})/;

/**
 * A post's day as d.m.yyyy (BC-6) from the blog's local ISO time, read as text: no time zone can move it.
 * An unreadable date gives the empty string, so that a card without a date stands where a wrong one would.
 */
export function formatPostDate(isoTime: string): string {
  const [, year, month, day] = ISO_DAY.exec(isoTime) ?? [];
  return year && month && day ? `${Number(day)}.${Number(month)}.${year}` : '';
}

/** A fraction from 0 to 1 as a whole-number percentage, "82%" (BC-8). */
export const formatPercent = (fraction: number): string =>
  `${Math.round(Math.min(Math.max(fraction, 0), 1) * 100)}%`;

/** The form of a Polish noun after a whole number: 1 wróżka, 2–4 wróżki (22–24 too), else wróżek. */
export function plural(count: number, one: string, few: string, many: string): string {
  if (count === 1) return one;
  const units = count % 10;
  const tens = count % 100;
  return units >= 2 && units <= 4 && !(tens >= 12 && tens <= 14) ? few : many;
}
