import lookUp from '@photostructure/tz-lookup';
import { nearest } from '#server/places/distance.ts';
import type { City } from './geonames.ts';

/** Time zones missing in ICU's list of a country: northern Vietnam used Bangkok's time until 1975. */
const OWN_ZONES_TOO: Readonly<Record<string, readonly string[]>> = { VN: ['Asia/Bangkok'] };

/** ICU's list of a country's time zones, whose types TypeScript lacks. */
const listed = (country: string): readonly string[] =>
  (new Intl.Locale(`und-${country}`) as Intl.Locale & { timeZones?: readonly string[] }).timeZones ?? [];

/** Canonical name of a time zone (Asia/Calcutta and Asia/Kolkata are one); throws for an invalid name. */
const sameName = (zone: string) =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

/**
 * Adds the time zone to every city. The look-up by coordinates is imprecise at borders (it puts 35 Polish towns
 * abroad), so its result is used only if the zone belongs to the country; else the zone of the nearest such city of
 * the same country is taken.
 */
export function withZones(cities: readonly City[]): (City & { zone: string })[] {
  const looked = cities.map((city) => ({ ...city, zone: lookUp(city.latitude, city.longitude) }));
  const own = new Map<string, ReadonlySet<string>>();
  const isOwn = ({ country, zone }: { country: string; zone: string }) => {
    let zones = own.get(country);
    if (!zones) {
      zones = new Set([...listed(country), ...(OWN_ZONES_TOO[country] ?? [])].map(sameName));
      own.set(country, zones);
    }
    return zones.size === 0 || zones.has(sameName(zone));
  };
  const sure = looked.filter(isOwn);
  return looked.map((city) => {
    if (isOwn(city)) return city;
    const compatriots = sure.filter(({ country }) => country === city.country);
    const zone = nearest(city, compatriots)?.zone ?? listed(city.country)[0];
    return zone ? { ...city, zone } : city;
  });
}
