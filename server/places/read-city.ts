import { bare, readCityText, type CityText } from './city-text.ts';
import type { Place } from './gazetteer.ts';
import type { PlaceIndex } from './place-index.ts';

/** A parsed city field and the places that its name may mean, the likeliest first. */
export interface Reading extends CityText {
  places: Place[];
  /** Whether the places are called exactly so; else their names go on after it, or are abbreviated by it. */
  exact: boolean;
}

/** Inhabitants, in hundreds, from which a town may have parts with names. */
const TOWN = 200;

/** Whether a place is a town in Poland that may have parts with names. */
export const isTown = ({ countryCode, population }: Place) => countryCode === 'PL' && population >= TOWN;

/**
 * Parses a city field by the first way of splitting that yields a known name; then by one whose name goes on or is
 * abbreviated; then as a Polish town with a part of it; by default at commas.
 */
export function readCity(text: string, index: PlaceIndex, known: ReadonlySet<string>): Reading {
  const parses = readCityText(text);
  const splits = parses.flatMap((parse) => [parse, ...splitAtKnownHint(parse, known)]);
  const read = (texts: CityText[], find: (name: string) => Place[], exact: boolean): Reading | undefined => {
    for (const one of texts) {
      const places = one.name === '' ? [] : find(one.name);
      if (places.length > 0) return { ...one, places, exact };
    }
    return undefined;
  };
  return (
    read(parses, (name) => index.named(name), true) ??
    // Before hints: "Śl." and "Gd." are also codes of countries.
    read(parses, (name) => index.abbreviated(name), false) ??
    read(splits, (name) => index.named(name), true) ??
    read(splits, (name) => index.continuing(name), false) ??
    read(splits, (name) => index.abbreviated(name), false) ??
    read(parses.flatMap(splitAnywhere), (name) => index.named(name).filter(isTown), true) ?? {
      ...(parses[0] ?? { typed: text, name: '', hints: [] }),
      places: [],
      exact: false,
    }
  );
}

/** Splits a text without a comma, such as "krakow polska", before each known hint at its end. */
const splitAtKnownHint = (text: CityText, known: ReadonlySet<string>): CityText[] =>
  splitAnywhere(text)
    .filter(({ hints: [rest = ''] }) => known.has(bare(rest)))
    .toReversed();

/** Splits a text before each of its words, the longest name first: "Warszawa Praga" as "Warszawa, Praga". */
function splitAnywhere({ typed, name, hints }: CityText): CityText[] {
  const words = name.split(' ');
  return words
    .slice(1)
    .map((_, index) => ({
      typed,
      name: words.slice(0, index + 1).join(' '),
      hints: [words.slice(index + 1).join(' '), ...hints],
    }))
    .toReversed();
}
