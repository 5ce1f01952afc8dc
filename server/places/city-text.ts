import { foldName } from './fold-name.ts';
import type { Place } from './gazetteer.ts';

/** A parsed city field: the name, and hints that distinguish places of that name. Folded (fold-name.ts) except `typed`. */
export interface CityText {
  /** The name as typed. */
  typed: string;
  name: string;
  hints: string[];
}

/**
 * Parses a city field in several ways, the plainest first: split at commas only ("Kraków, Polska"); split at other marks
 * too ("Dobra (Łobez)", "Paris/TX"), which may also be part of a name, as in "Halle (Saale)"; and both again without
 * what belongs to an address ("00-001 Warszawa", "m. Kraków", "Wieliczka k. Krakowa").
 */
export function readCityText(text: string): CityText[] {
  const tidy = withoutAddress(text);
  const texts = tidy === text ? [text] : [text, tidy];
  return texts.flatMap((one) => [split(one, /[,;]/), split(one, /[,;()/]/)]);
}

/** Post codes, also those written without the hyphen. */
const POST_CODE = /(?<![\p{L}\p{N}])\d{2}[-–— ]?\d{3}(?![\p{L}\p{N}])/gu;
/** Prefixes of a name on forms and papers: "m. st. Warszawa", "gm. Skawina". */
const KIND_OF_PLACE =
  /^\s*(?:m\.?\s?st\.|m\.|miasto\s|msc\.|miejscowość\s|wieś\s|wies\s|gm\.|gmina\s|os\.)\s*/iu;
/** Begins a hint in the middle of a text: "Skawina pow. krakowski". */
const HINT_WORD = /\s(gm\.|gmina\s|pow\.|powiat\s|woj\.|województwo\s|wojewodztwo\s)/giu;
/** "Wieliczka k. Krakowa", "Wieliczka k/Krakowa", "Wieliczka koło Krakowa". */
const NEAR_WORD = /\s\(?(?:k\.|k\/|koło\s|kolo\s|obok\s|niedaleko\s|pod\s)\s*/giu;

const withoutAddress = (text: string): string =>
  text
    .replace(POST_CODE, ' ')
    .replace(KIND_OF_PLACE, '')
    .replace(NEAR_WORD, ', koło ')
    .replace(HINT_WORD, ', $1');

function split(text: string, marks: RegExp): CityText {
  const [typed = '', ...others] = text.split(marks).filter((part) => foldName(part) !== '');
  return { typed, name: foldName(typed), hints: others.map(foldName) };
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

const PREFIXES = /^(?:wojewodztwo|woj|okolice|kolo|stan|gmina|gm|powiat|pow) /;
const VOIVODESHIP = /^woj(?:ewodztwo)? /;

/** The hints that match a place: its country, country code, region and nearest town. */
const cluesOf = ({ countryCode, country, region, near }: Place): string[] =>
  [country, countryCode, region, near].map((clue) => foldName(clue).replace(PREFIXES, '')).filter(Boolean);

/** Removes a hint's prefix: "woj malopolskie" becomes "malopolskie". */
export const bare = (hint: string) => hint.replace(PREFIXES, '');

/** Whether a hint matches a place; an unfinished hint, or a voivodeship ("woj. śl."), matches by its beginning. */
export function fits(place: Place, hint: string, unfinished = false): boolean {
  const clues = [...cluesOf(place), ...(COUNTRY_WORDS[place.countryCode] ?? [])];
  const wanted = bare(hint);
  const byBeginning = unfinished || VOIVODESHIP.test(hint);
  return clues.some((clue) => clue === wanted || (byBeginning && clue.startsWith(wanted)));
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
