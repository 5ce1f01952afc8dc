import { dayBounds } from '#server/places/local-time.ts';
import { birthChart, chartOfDay, type BirthHoroscope } from './birth-chart.ts';
import type { Birth } from './birth-request.ts';
import type { Ephemeris, Houses } from './ephemeris.ts';

/** Computes the chart of a birth, of the whole day when its hour is unknown, and the house system that was used. */
export function chartOfBirth(
  sky: Ephemeris,
  { local, place, moment: { at }, timeUnknown }: Birth,
): { chart: BirthHoroscope; system: Houses['system'] | undefined } {
  if (!timeUnknown) return birthChart(sky, { at, latitude: place.latitude, longitude: place.longitude });
  const { start: dayStart, end: dayEnd } = dayBounds(local, place.zone);
  return { chart: chartOfDay(sky, { at, dayStart, dayEnd }), system: undefined };
}
