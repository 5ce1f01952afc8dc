import lookUp from '@photostructure/tz-lookup';
import { nearest } from '#server/places/distance.ts';
import type { City } from './geonames.ts';

/** Zones that a country's list leaves out although its law had them: northern Vietnam kept Bangkok's time until 1975. */
const OWN_ZONES_TOO: Readonly<Record<string, readonly string[]>> = { VN: ['Asia/Bangkok'] };

/** ICU's list of a country's zones, which TypeScript's library does not know yet. */
const listed = (country: string): readonly string[] =>
  (new Intl.Locale(`und-${country}`) as Intl.Locale & { timeZones?: readonly string[] }).timeZones ?? [];

/** Asia/Calcutta and Asia/Kolkata are one zone; throws for a name that is none. */
const sameName = (zone: string) =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

/**
 * Every city with its zone. The look-up by coordinates knows borders only roughly and puts 35 Polish towns abroad, so
 * its answer counts only when the zone is one of the country's own; else the zone of the nearest city of the same
 * country is taken, for which it did.
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
