import { foldName } from './fold-name.ts';
import type { Place } from './gazetteer.ts';

/** What somebody wrote into a city field: a name, and what was added to say which one is meant. All folded. */
export interface CityText {
  name: string;
  hints: string[];
}

/**
 * The ways to read a city field: "Kraków, Polska" by its comma; "Dobra (Łobez)" and "Paris/TX" by other marks too, which
 * may also belong to a name, as in "Halle (Saale)".
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

/** How people write countries beside their Polish names. */
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

/** The hints that say something of a place: its country, code, region and nearest town. */
const cluesOf = ({ countryCode, country, region, near }: Place): string[] =>
  [country, countryCode, region, near].map((clue) => foldName(clue).replace(PREFIXES, '')).filter(Boolean);

const bare = (hint: string) => hint.replace(PREFIXES, '');

/** Whether a hint speaks for a place; one that is still being typed counts with its beginning. */
export function fits(place: Place, hint: string, unfinished = false): boolean {
  const clues = [...cluesOf(place), ...(COUNTRY_WORDS[place.countryCode] ?? [])];
  return clues.some((clue) => clue === bare(hint) || (unfinished && clue.startsWith(bare(hint))));
}

/** Every hint that speaks for some country or region of these places. */
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
