import { twoDigits, type CalendarDate } from '#domain/birth-date.ts';
import { amountText, inGrosze, type Grosze, type MinorUnits } from '#domain/grosze.ts';
import { shopDate, shopTime } from '#domain/shop-day.ts';
import { MONTH_NAMES_GENITIVE } from '../sky/months.ts';

/** No-break space: between a number and its unit, after one-letter words of our own copy. */
export const NBSP = '\u00a0';

/** Groups thousands from five digits on, as Polish usage has it: "1499", "14 990". */
const grouped = (number: string): string =>
  number.replace(/\d{5,}/, (digits) => digits.replace(/\B(?=(?:\d{3}){1,5}$)/g, () => NBSP));

/**
 * Formats a price as "149,00 zł" (BC-1), with a no-break space. It does not use Intl: the server's and the
 * browser's ICU data may differ, and a different price is a hydration error.
 */
export const formatPrice = (price: Grosze): string => `${grouped(amountText(price))}${NBSP}zł`;

/** Formats a number of things: "1499", "14 990". */
export const formatCount = (count: number): string => grouped(String(count));

/** Formats money of any currency; of the shop's own as `formatPrice` does. */
export function formatMoney(amount: MinorUnits, currency: string, point?: '.' | ','): string {
  const price = inGrosze(amount, currency);
  return price === undefined ? `${amountText(amount, point)} ${currency}` : formatPrice(price);
}

/** Formats a date as "05 listopada 2026" (SH-6). */
export const formatLongDate = ({ year, month, day }: CalendarDate): string =>
  `${twoDigits(day)} ${MONTH_NAMES_GENITIVE[month - 1] ?? ''} ${year}`;

/** Formats a moment in Warsaw time: "21.11.2026, 14:03". */
export function formatShopTime(moment: Date): string {
  const { year, month, day, hour, minute } = shopTime(moment);
  return `${twoDigits(day)}.${twoDigits(month)}.${year}, ${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** Names a moment of the last days in Warsaw time: "dziś o 21:40", "wczoraj o 21:40", "21.11.2026, 21:40". */
export function formatRecent(moment: Date, now: Date = new Date()): string {
  const { hour, minute } = shopTime(moment);
  const time = `o\u00a0${hour}:${twoDigits(minute)}`;
  const day = shopDate(moment);
  if (day === shopDate(now)) return `dziś ${time}`;
  const yesterday = new Date(Date.parse(shopDate(now)) - 12 * 60 * 60_000);
  return day === shopDate(yesterday) ? `wczoraj ${time}` : formatShopTime(moment);
}

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})/;

/**
 * Formats a post's date as d.m.yyyy (BC-6). The blog's local ISO time is read as text, so time zones cannot shift it.
 * An unreadable date gives the empty string.
 */
export function formatPostDate(isoTime: string): string {
  const [, year, month, day] = ISO_DAY.exec(isoTime) ?? [];
  return year && month && day ? `${Number(day)}.${Number(month)}.${year}` : '';
}

/** Formats a day of the contract, 2026-11-06, as 06.11.2026. */
export const formatDay = (day: string): string =>
  day.split('-').reduceRight((text, part) => `${text}.${part}`);

/** Formats a fraction from 0 to 1 as a whole percentage, "82%" (BC-8). */
export const formatPercent = (fraction: number): string =>
  `${Math.round(Math.min(Math.max(fraction, 0), 1) * 100)}%`;

/** Selects the plural form of a Polish noun: 1 wróżka, 2–4 wróżki (22–24 too), else wróżek. */
export function plural(count: number, one: string, few: string, many: string): string {
  if (count === 1) return one;
  const units = count % 10;
  const tens = count % 100;
  return units >= 2 && units <= 4 && !(tens >= 12 && tens <= 14) ? few : many;
}

/** Formats a number with its noun: "2 wróżki", "14 990 adresów". */
export const counted = (count: number, one: string, few: string, many: string): string =>
  `${formatCount(count)}${NBSP}${plural(count, one, few, many)}`;
