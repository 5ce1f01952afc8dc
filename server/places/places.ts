import { lazily } from '#server/lazily.ts';
import { fits, knownHints, readCityText, type CityText } from './city-text.ts';
import { distance } from './distance.ts';
import { parseGazetteer, type Place } from './gazetteer.ts';
import { createPlaceIndex, type PlaceIndex } from './place-index.ts';

/** The result of resolving a free-text city: one place, none, or several in different time zones. */
export type Resolved = { kind: 'found'; place: Place } | { kind: 'unknown' } | { kind: 'unclear' };

/** Resolves and suggests places. */
export interface Places {
  /** Finds the place of a city field: "Kraków", "krakow", "Kraków, Polska", "Londyn", "Breslau", or a suggestion's label. */
  resolve(city: string): Resolved;
  /** Suggests places for a typed prefix, the likeliest first; similar spellings when no name begins with it. */
  suggest(typed: string, limit: number): Place[];
  /** Counts the time zones of a country. */
  zonesOf(countryCode: string): number;
}

/** Loads the gazetteer (0.8 MB of text) at the first call and shares it in the process. */
export const loadPlaces = lazily(async () => {
  const { default: text } = await import('./gazetteer.tsv?raw');
  return createPlaces(parseGazetteer(text));
});

/** Builds the search over a list of places. */
export function createPlaces(all: readonly Place[]): Places {
  const index = createPlaceIndex(all);
  const known = knownHints(all);
  const zones = new Map<string, Set<string>>();
  for (const { countryCode, zone } of all)
    zones.set(countryCode, (zones.get(countryCode) ?? new Set()).add(zone));

  return {
    zonesOf: (countryCode) => zones.get(countryCode)?.size ?? 0,
    resolve: (city) => resolve(parseCity(city, index, known), index, known),
    suggest(typed, limit) {
      const { name, hints } = parseCity(typed, index, known);
      if (name.length < 2) return [];
      const wanted = (place: Place) => hints.every((hint) => fits(place, hint, true));
      const found = index.beginning(name, wanted, limit);
      return found.length > 0 ? found : index.resembling(name, limit);
    },
  };
}

/** How far (km) a part of a town, or a village near it, may be from the town's centre. */
const NEARBY = 50;

function resolve({ name, hints }: CityText, { named }: PlaceIndex, known: ReadonlySet<string>): Resolved {
  const namesakes = named(name);
  const isNear = (place: Place, hint: string) => named(hint).some((town) => distance(place, town) < NEARBY);
  const matches = (place: Place, hint: string) => fits(place, hint) || isNear(place, hint);
  const understood = hints.filter((hint) => namesakes.some((place) => matches(place, hint)));
  const [place, ...others] = namesakes.filter((namesake) =>
    understood.every((hint) => matches(namesake, hint)),
  );
  if (!place) return { kind: 'unknown' };

  // "Kraków, Niemcy" and "Praga, Warszawa" mean no place of that name in the gazetteer.
  const isElsewhere = (hint: string) =>
    known.has(hint) || named(hint).some((town) => town.population > place.population);
  const ignored = hints.filter((hint) => !understood.includes(hint));
  if (ignored.some(isElsewhere)) return { kind: 'unknown' };
  // An unknown hint may be ignored only when it could not change the time zone.
  const unclear = ignored.length > 0 && others.some(({ zone }) => zone !== place.zone);
  return unclear ? { kind: 'unclear' } : { kind: 'found', place };
}

/** Parses a city field by the first way of splitting that yields a known name; by default at commas. */
function parseCity(text: string, index: PlaceIndex, known: ReadonlySet<string>): CityText {
  const [byCommas, byAllMarks] = readCityText(text);
  const parses = [byCommas, byAllMarks, ...splitAtKnownHint(byCommas, known)];
  return parses.find(({ name }) => index.named(name).length > 0) ?? byCommas;
}

/** Splits a text without a comma, such as "krakow polska", before each known hint at its end. */
function splitAtKnownHint({ name, hints }: CityText, known: ReadonlySet<string>): CityText[] {
  const words = name.split(' ');
  return words
    .map((_, length) => ({ start: words.slice(0, length).join(' '), rest: words.slice(length).join(' ') }))
    .filter(({ start, rest }) => start !== '' && known.has(rest))
    .map(({ start, rest }) => ({ name: start, hints: [rest, ...hints] }));
}
