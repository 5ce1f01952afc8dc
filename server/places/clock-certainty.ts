import { oldClockOf } from './old-clocks.ts';
import type { Place } from './gazetteer.ts';
import type { LocalTime } from './local-time.ts';

/** IANA promises the history of all of a zone's places from this year on, before it only that of the zone's city. */
const PROMISED_SINCE = 1970;
/** By then a country with one zone had one clock again: no front or occupation ran through it. */
const PEACE_SINCE = 1946;

/**
 * Whether a place's time zone offset at a local time is certain. Before 1970 it is uncertain where sources differ, in
 * a country with several zones, and until the end of the war, except in the city that names the zone.
 */
export function isClockCertain(
  { year }: Pick<LocalTime, 'year'>,
  place: Pick<Place, 'zone' | 'name' | 'international' | 'aliases'>,
  zonesOfCountry: number,
): boolean {
  if (year >= PROMISED_SINCE) return true;
  if (oldClockOf(place.zone)) return false;
  const city = place.zone.slice(place.zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  if ([place.name, place.international, ...place.aliases].includes(city)) return true;
  return year >= PEACE_SINCE && zonesOfCountry === 1;
}
