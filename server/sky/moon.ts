import { positionInSign, normalizeDegrees } from '#domain/chart.ts';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import { shopDay } from '#domain/shop-day.ts';
import type { components } from '#openapi/storefront.d.ts';
import { dayBounds } from '#server/places/local-time.ts';
import type { Ephemeris } from './ephemeris.ts';
import { firstInstant } from './first-instant.ts';

export type Moon = components['schemas']['Moon'];
export type MoonPhase = Moon['phase'];

/** The phase that the moon has for an instant, by quarter of its way round, and those that it passes between them. */
const PRINCIPAL = ['new moon', 'first quarter', 'full moon', 'last quarter'] as const;
const BETWEEN = ['waxing crescent', 'waxing gibbous', 'waning gibbous', 'waning crescent'] as const;

/** The moon at an instant (SH-7, AP-10): its sign and light then, its phase on that day in Warsaw. */
export function moonAt(sky: Ephemeris, at: Date): Moon {
  const { start, end } = dayBounds(shopDay(at), SHOP_TIME_ZONE);
  return {
    sign: positionInSign(sky.longitude('moon', at)).sign,
    phase: phaseBetween(sky, start, end),
    illumination: sky.illumination(at),
  };
}

/**
 * The phase of a day: a principal one only on the day on which its instant falls, so that "full moon" stands in one
 * day's banner and not in three.
 */
export function phaseBetween(sky: Ephemeris, start: Date, end: Date): MoonPhase {
  const [before, after] = [quarter(sky, start), quarter(sky, end)];
  return (before === after ? BETWEEN[before] : PRINCIPAL[after]) ?? 'new moon';
}

/** The instant of the principal phase of a day that has one. */
export function phaseInstant(sky: Ephemeris, start: Date, end: Date): Date | undefined {
  const after = quarter(sky, end);
  if (quarter(sky, start) === after) return undefined;
  return firstInstant(start, end, (at) => quarter(sky, at) === after);
}

/** How many quarters of its way from new moon to new moon the moon has behind it: 0 to 3. */
const quarter = (sky: Ephemeris, at: Date) =>
  Math.floor(normalizeDegrees(sky.longitude('moon', at) - sky.longitude('sun', at)) / 90);
