import { CHART_BODIES, normalizeDegrees, type ChartBody } from '#domain/chart.ts';
import type { components } from '#openapi/storefront.d.ts';
import { findAspects } from './aspects.ts';
import { chartPoint, type ChartPoint } from './chart-point.ts';
import type { Ephemeris, Houses } from './ephemeris.ts';

export type BirthHoroscope = components['schemas']['BirthHoroscope'];

/** A birth with a known hour; degrees, north and east positive. */
export interface BirthMoment {
  at: Date;
  latitude: number;
  longitude: number;
}

/** A birth with an unknown hour: noon, and the start and end of that day at the place. */
export interface BirthDay {
  at: Date;
  dayStart: Date;
  dayEnd: Date;
}

/** Computes bodies, aspects, ascendant, midheaven and houses (BH-3, BH-4), and the house system that was used. */
export function birthChart(sky: Ephemeris, { at, latitude, longitude }: BirthMoment) {
  const houses = sky.houses(at, latitude, longitude);
  const chart: BirthHoroscope = {
    ...bodiesAndAspects(sky, at, houses),
    ascendant: chartPoint(houses.ascendant),
    midheaven: chartPoint(houses.midheaven),
    zodiacCusps: houses.cusps.map((cusp) => chartPoint(cusp).decimalDegrees),
  };
  return { chart, system: houses.system };
}

/** Computes the chart of a day, without what depends on the hour and with the moon's range during the day. */
export function chartOfDay(sky: Ephemeris, { at, dayStart, dayEnd }: BirthDay): BirthHoroscope {
  return {
    ...bodiesAndAspects(sky, at),
    moonRange: {
      from: chartPoint(sky.longitude('moon', dayStart)),
      to: chartPoint(sky.longitude('moon', dayEnd)),
    },
  };
}

function bodiesAndAspects(sky: Ephemeris, at: Date, houses?: Houses) {
  const positions = forEachBody((body) => sky.position(body, at));
  const points = forEachBody((body): ChartPoint => {
    const { longitude, retrograde } = positions[body];
    const house = houses ? { house: houseOf(longitude, houses.cusps) } : {};
    return { ...chartPoint(longitude), retrograde, ...house };
  });
  return { ...points, aspects: findAspects(forEachBody((body) => positions[body].longitude)) };
}

const forEachBody = <T>(make: (body: ChartBody) => T) =>
  Object.fromEntries(CHART_BODIES.map((body) => [body, make(body)])) as Record<ChartBody, T>;

/** The number of the house, 1 to 12, that holds a longitude. */
function houseOf(longitude: number, cusps: readonly number[]): number {
  const inside = cusps.findIndex((cusp, index) => {
    const next = cusps[(index + 1) % cusps.length] ?? cusp;
    return normalizeDegrees(longitude - cusp) < normalizeDegrees(next - cusp);
  });
  return inside + 1;
}
