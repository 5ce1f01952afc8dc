import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import type { Random } from '../random.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How busy each month is, January first: quiet summers, busy turns of the year. */
const MONTHS = [1, 0.85, 0.7, 0.65, 0.6, 0.55, 0.45, 0.5, 0.65, 0.75, 0.95, 1];
/** Sunday first. */
const WEEKDAYS: Readonly<Record<string, number>> = {
  Sun: 1,
  Mon: 0.85,
  Tue: 0.7,
  Wed: 0.7,
  Thu: 0.75,
  Fri: 0.65,
  Sat: 0.8,
};
/** By the hour in Warsaw: evenings are busy, nights are not quite empty. */
const HOURS = [
  0.35, 0.2, 0.1, 0.06, 0.05, 0.06, 0.12, 0.2, 0.3, 0.4, 0.45, 0.5, 0.5, 0.45, 0.45, 0.5, 0.55, 0.6, 0.7,
  0.85, 1, 1, 0.85, 0.6,
];

const IN_WARSAW = new Intl.DateTimeFormat('en-US', {
  timeZone: SHOP_TIME_ZONE,
  month: 'numeric',
  weekday: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** How busy the shop is at a moment, from 0 to 1. Read off the clock of Warsaw, so that no hour is lost or doubled. */
export function busyness(at: Date): number {
  const parts = Object.fromEntries(IN_WARSAW.formatToParts(at).map(({ type, value }) => [type, value]));
  return (
    (MONTHS[Number(parts['month']) - 1] ?? 0) *
    (WEEKDAYS[parts['weekday'] ?? ''] ?? 0) *
    (HOURS[Number(parts['hour'])] ?? 0)
  );
}

/** Moments between two dates as customers choose them, oldest first; a shop that grows has twice as many at the end. */
export function busyMoments(random: Random, count: number, from: Date, until: Date): Date[] {
  const span = until.getTime() - from.getTime();
  const moments: Date[] = [];
  while (moments.length < count) {
    const part = random();
    const at = new Date(from.getTime() + part * span);
    if (random() < busyness(at) * (0.5 + part / 2)) moments.push(at);
  }
  return moments.sort((one, other) => one.getTime() - other.getTime());
}

/** A moment so many milliseconds later. */
export const later = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);
