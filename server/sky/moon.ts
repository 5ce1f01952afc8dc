import { positionInSign, normalizeDegrees } from '#domain/chart.ts';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import { shopDay } from '#domain/shop-day.ts';
import type { components } from '#openapi/storefront.d.ts';
import { dayBounds } from '#server/places/local-time.ts';
import type { Ephemeris } from './ephemeris.ts';

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
  const before = Math.floor(elongation(sky, start) / 90) % 4;
  const after = Math.floor(elongation(sky, end) / 90) % 4;
  return (before === after ? BETWEEN[before] : PRINCIPAL[after]) ?? 'new moon';
}

/** The phase at the exact elongation of 0, 90, 180 or 270 degrees. */
export const principalPhase = (degrees: 0 | 90 | 180 | 270): MoonPhase =>
  PRINCIPAL[degrees / 90] ?? 'new moon';

const elongation = (sky: Ephemeris, at: Date) =>
  normalizeDegrees(sky.longitude('moon', at) - sky.longitude('sun', at));
