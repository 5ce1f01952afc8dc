import { positionInSign, normalizeDegrees } from '#domain/chart.ts';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import { shopDay } from '#domain/shop-day.ts';
import type { components } from '#openapi/storefront.d.ts';
import { dayBounds } from '#server/places/local-time.ts';
import type { Ephemeris } from './ephemeris.ts';
import { firstInstant } from './first-instant.ts';

export type Moon = components['schemas']['Moon'];
export type MoonPhase = Moon['phase'];

/** The principal phases, which last an instant, and the phases between them, by quarter of the cycle. */
const PRINCIPAL = ['new moon', 'first quarter', 'full moon', 'last quarter'] as const;
const BETWEEN = ['waxing crescent', 'waxing gibbous', 'waning gibbous', 'waning crescent'] as const;

/** Computes the moon at an instant (SH-7, AP-10): its sign and illumination, and the phase of that day in Warsaw. */
export function moonAt(sky: Ephemeris, at: Date): Moon {
  const { start, end } = dayBounds(shopDay(at), SHOP_TIME_ZONE);
  return {
    sign: positionInSign(sky.longitude('moon', at)).sign,
    phase: phaseBetween(sky, start, end),
    illumination: sky.illumination(at),
  };
}

/**
 * The phase of a day: a principal one only on the day of its instant, so that the banner says "full moon" on one day and
 * not on three.
 */
export function phaseBetween(sky: Ephemeris, start: Date, end: Date): MoonPhase {
  const [before, after] = [quarter(sky, start), quarter(sky, end)];
  return (before === after ? BETWEEN[before] : PRINCIPAL[after]) ?? 'new moon';
}

/** Finds the instant of a day's principal phase; `undefined` when the day has none. */
export function phaseInstant(sky: Ephemeris, start: Date, end: Date): Date | undefined {
  const after = quarter(sky, end);
  if (quarter(sky, start) === after) return undefined;
  return firstInstant(start, end, (at) => quarter(sky, at) === after);
}

/** The quarter of the lunar cycle at an instant, 0 to 3, counted from the new moon. */
const quarter = (sky: Ephemeris, at: Date) =>
  Math.floor(normalizeDegrees(sky.longitude('moon', at) - sky.longitude('sun', at)) / 90);
