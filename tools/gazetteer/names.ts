import { nearest } from '#server/places/distance.ts';
import { foldName } from '#server/places/fold-name.ts';
import type { City } from './geonames.ts';
import { readList, readTable } from './read-table.ts';

/** A city with its Polish name. */
export interface NamedCity extends City {
  /** Its name in GeoNames if that differs, else empty. */
  international: string;
  /** Other names for searching. */
  aliases: string[];
  /** Polish name of the voivodeship or state; empty if unknown. */
  region: string;
  /** The nearest town, if several places share name and region; else empty. */
  near: string;
}

const keyOf = (...parts: string[]) => parts.join('\t');

const polishNames = new Map(
  readTable('polish-names.tsv').map(([country = '', name = '', polish = '', others]) => [
    keyOf(country, name),
    { polish, others: readList(others) },
  ]),
);
const regions = new Map(
  readTable('regions.tsv').map(([country = '', code = '', name = '']) => [keyOf(country, code), name]),
);

/** Whether the table has a Polish name for a place. */
export const isNamed = (country: string, name: string) => polishNames.has(keyOf(country, name));

/** Adds Polish name and region to every city. A name of our tables applies to the largest city with that name. */
export function withNames<T extends City>(cities: readonly T[]): (T & NamedCity)[] {
  const largest = new Map<string, T>();
  for (const city of cities) {
    const key = keyOf(city.country, city.name);
    const rival = largest.get(key);
    if (!rival || city.population > rival.population) largest.set(key, city);
  }
  const named = cities.map((city): T & NamedCity => {
    const key = keyOf(city.country, city.name);
    const polish = largest.get(key) === city ? polishNames.get(key) : undefined;
    const region = regions.get(keyOf(city.country, city.adminCode)) ?? '';
    if (!polish) return { ...city, international: '', aliases: [], region, near: '' };
    const international = city.name === polish.polish ? '' : city.name;
    return { ...city, name: polish.polish, international, aliases: [...polish.others], region, near: '' };
  });
  addOldNames(named);
  addDistricts(named);
  addCyrillicNames(named, largest);
  addNearestTowns(named);
  return named;
}

function addOldNames(cities: NamedCity[]) {
  for (const [name, others, voivodeship = ''] of readTable('old-names.tsv')) {
    const [city] = cities
      .filter((one) => one.country === 'PL' && one.name === name && one.region.endsWith(voivodeship))
      .toSorted((a, b) => b.population - a.population);
    if (!city) throw new Error(`old-names.tsv: no place called ${name}`);
    city.aliases.push(...readList(others));
  }
}

function addDistricts(cities: NamedCity[]) {
  const towns = cities
    .filter(({ country }) => country === 'PL')
    .toSorted((a, b) => b.population - a.population);
  const own = new Set(towns.map(({ name }) => name));
  for (const [name, others] of readTable('districts.tsv')) {
    const town = towns.find((one) => one.name === name);
    if (!town) throw new Error(`districts.tsv: no town called ${name}`);
    town.aliases.push(...readList(others).filter((part) => !own.has(part)));
  }
}

function addCyrillicNames<T extends City>(cities: (T & NamedCity)[], largest: ReadonlyMap<string, T>) {
  const names = new Map(
    readTable('cyrillic-names.tsv').map(([country = '', name = '', others]) => [
      keyOf(country, name),
      readList(others),
    ]),
  );
  for (const city of cities) {
    const key = keyOf(city.country, city.international || city.name);
    const { latitude, longitude } = largest.get(key) ?? city;
    if (city.latitude === latitude && city.longitude === longitude)
      city.aliases.push(...(names.get(key) ?? []));
  }
}

const TOWN = 5_000;

/** Adds the nearest town to places that share name, country and region, a different one for each. */
function addNearestTowns(cities: readonly NamedCity[]) {
  const towns = cities.filter(({ population, featureCode }) => population >= TOWN && featureCode !== 'PPLX');
  const namesakes = new Map<string, NamedCity[]>();
  for (const city of cities) {
    for (const name of new Set([city.name, city.international, ...city.aliases].map(foldName))) {
      const key = keyOf(city.country, city.region, name);
      namesakes.set(key, [...(namesakes.get(key) ?? []), city]);
    }
  }
  for (const city of cities) {
    const group = namesakes.get(keyOf(city.country, city.region, foldName(city.name))) ?? [];
    if (group.length === 1) continue;
    const taken = new Set(group.map(({ near }) => near));
    const candidates = towns.filter(
      ({ country, name }) =>
        country === city.country && foldName(name) !== foldName(city.name) && !taken.has(name),
    );
    city.near = nearest(city, candidates)?.name ?? '';
  }
}
