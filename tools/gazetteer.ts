// node tools/run.mjs tools/gazetteer.ts: builds server/places/gazetteer.tsv from published packages and our own tables.
import { statSync, writeFileSync } from 'node:fs';
import { readCities } from './gazetteer/geonames.ts';
import { isNamed, withNames, type NamedCity } from './gazetteer/names.ts';
import { withZones } from './gazetteer/zones.ts';

type Row = NamedCity & { zone: string };

const OUTPUT = new URL('../server/places/gazetteer.tsv', import.meta.url);
const displayNames = new Intl.DisplayNames('pl', { type: 'region', style: 'short' });

/** Polish country names where CLDR's short one is an abbreviation, foreign, or has a second name in brackets. */
const OWN_COUNTRY_NAMES: ReadonlyMap<string, string> = new Map([
  ['CI', 'Wybrzeże Kości Słoniowej'],
  ['GB', 'Wielka Brytania'],
  ['MM', 'Mjanma'],
]);

const countryName = (code: string) => OWN_COUNTRY_NAMES.get(code) ?? displayNames.of(code) ?? code;

const byCode = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Group header of the gazetteer (a line beginning with =): country, Polish name, zone, region. Poland comes first.
 */
const groupOf = ({ country, zone, region }: Row) =>
  `=${country}\t${countryName(country)}\t${zone}\t${region}`.trimEnd();

/**
 * A place's line: name, latitude and longitude to about 100 m, hundreds of inhabitants, name in GeoNames, aliases,
 * nearest town.
 */
const lineOf = ({ name, latitude, longitude, population, international, aliases, near }: Row) =>
  [
    name,
    Number(latitude.toFixed(3)),
    Number(longitude.toFixed(3)),
    Math.ceil(population / 100),
    international,
    aliases.join(';'),
    near,
  ]
    .join('	')
    .trimEnd();

/** Writes the gazetteer and prints its contents' counts. */
export function main(): void {
  const rows: Row[] = withNames(withZones(readCities(isNamed)));
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(groupOf(row), [...(groups.get(groupOf(row)) ?? []), row]);
  const poland = (group: string) => (group.startsWith('=PL') ? 0 : 1);
  const lines = [...groups]
    .toSorted(([a], [b]) => poland(a) - poland(b) || byCode(a, b))
    .flatMap(([group, members]) => [
      group,
      ...members.toSorted((a, b) => byCode(a.name, b.name) || b.population - a.population).map(lineOf),
    ]);
  writeFileSync(OUTPUT, `${lines.join('\n')}\n`);
  const polish = rows.filter(({ country }) => country === 'PL').length;
  console.log(
    `${rows.length} places, ${polish} of them in Poland, ${groups.size} groups, ${statSync(OUTPUT).size} bytes`,
  );
}
