import { foldName } from './fold-name.ts';
import type { Place } from './gazetteer.ts';

/** A parsed city field: the name, and hints that tell which place of that name is meant. All folded (fold-name.ts). */
export interface CityText {
  name: string;
  hints: string[];
}

/**
 * Parses a city field in two ways: split at commas only ("Kraków, Polska"), and split at other marks too ("Dobra
 * (Łobez)", "Paris/TX"), which may also be part of a name, as in "Halle (Saale)".
 */
export const readCityText = (text: string): [CityText, CityText] => [
  split(text, /[,;]/),
  split(text, /[,;()/]/),
];

function split(text: string, marks: RegExp): CityText {
  const [name = '', ...hints] = text
    .split(marks)
    .map(foldName)
    .filter((part) => part !== '');
  return { name, hints };
}

/** Other spellings of countries, beside their Polish names. */
const COUNTRY_WORDS: Readonly<Record<string, readonly string[]>> = {
  PL: ['poland', 'rp', 'prl'],
  US: ['stany zjednoczone', 'stany zjednoczone ameryki', 'ameryka', 'united states'],
  GB: ['uk', 'united kingdom', 'england', 'zjednoczone krolestwo'],
  DE: ['germany', 'deutschland', 'rfn', 'nrd'],
  NL: ['niderlandy', 'netherlands'],
  BY: ['bialorus', 'belarus'],
  CZ: ['republika czeska', 'czech republic'],
  AE: ['zea', 'emiraty arabskie'],
  ZA: ['rpa'],
};

const PREFIXES = /^(?:wojewodztwo|woj|okolice|kolo|stan) /;

/** The hints that match a place: its country, country code, region and nearest town. */
const cluesOf = ({ countryCode, country, region, near }: Place): string[] =>
  [country, countryCode, region, near].map((clue) => foldName(clue).replace(PREFIXES, '')).filter(Boolean);

const bare = (hint: string) => hint.replace(PREFIXES, '');

/** Whether a hint matches a place; an unfinished hint matches by its beginning. */
export function fits(place: Place, hint: string, unfinished = false): boolean {
  const clues = [...cluesOf(place), ...(COUNTRY_WORDS[place.countryCode] ?? [])];
  return clues.some((clue) => clue === bare(hint) || (unfinished && clue.startsWith(bare(hint))));
}

/** Collects every hint that matches a country or region of these places. */
export function knownHints(places: readonly Place[]): ReadonlySet<string> {
  const known = new Set(Object.values(COUNTRY_WORDS).flat());
  const groups = new Set<string>();
  for (const place of places) {
    const group = `${place.countryCode} ${place.region}`;
    if (groups.has(group)) continue;
    groups.add(group);
    for (const clue of cluesOf({ ...place, near: '' })) known.add(clue);
  }
  return known;
}
