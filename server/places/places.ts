import { lazily } from '#server/lazily.ts';
import { fits, knownHints, readCityText, type CityText } from './city-text.ts';
import { distance } from './distance.ts';
import { parseGazetteer, type Place } from './gazetteer.ts';
import { createPlaceIndex, type PlaceIndex } from './place-index.ts';

/** What a free-text city stands for: one place, none, or several whose clocks differ. */
export type Resolved = { kind: 'found'; place: Place } | { kind: 'unknown' } | { kind: 'unclear' };

export interface Places {
  /** "Kraków", "krakow", "Kraków, Polska", "Londyn", "Breslau", or a suggestion's label. */
  resolve(city: string): Resolved;
  /** Suggestions for what has been typed, the likeliest first; the nearest spellings when no name begins so. */
  suggest(typed: string, limit: number): Place[];
}

/** The one gazetteer of the process, read at the first call: a server starts without its 0.8 MB of text. */
export const loadPlaces = lazily(async () => {
  const { default: text } = await import('./gazetteer.tsv?raw');
  return createPlaces(parseGazetteer(text));
});

/** Names and hints over one list of places. */
export function createPlaces(all: readonly Place[]): Places {
  const index = createPlaceIndex(all);
  const known = knownHints(all);

  return {
    resolve: (city) => resolve(chooseReading(city, index, known), index, known),
    suggest(typed, limit) {
      const { name, hints } = chooseReading(typed, index, known);
      if (name.length < 2) return [];
      const wanted = (place: Place) => hints.every((hint) => fits(place, hint, true));
      const found = index.beginning(name, wanted, limit);
      return found.length > 0 ? found : index.resembling(name, limit);
    },
  };
}

/** How far a part of a town, or a village beside it, may lie from the town's middle, in kilometres. */
const BESIDE = 50;

function resolve({ name, hints }: CityText, { named }: PlaceIndex, known: ReadonlySet<string>): Resolved {
  const namesakes = named(name);
  const isBeside = (place: Place, hint: string) => named(hint).some((town) => distance(place, town) < BESIDE);
  const speaksFor = (place: Place, hint: string) => fits(place, hint) || isBeside(place, hint);
  const read = hints.filter((hint) => namesakes.some((place) => speaksFor(place, hint)));
  const [place, ...others] = namesakes.filter((namesake) => read.every((hint) => speaksFor(namesake, hint)));
  if (!place) return { kind: 'unknown' };

  // "Kraków, Niemcy" and "Praga, Warszawa" mean no place of that name that we know.
  const isElsewhere = (hint: string) =>
    known.has(hint) || named(hint).some((town) => town.population > place.population);
  const unread = hints.filter((hint) => !read.includes(hint));
  if (unread.some(isElsewhere)) return { kind: 'unknown' };
  // What we cannot read may be ignored only where it could not change the clock.
  const unclear = unread.length > 0 && others.some(({ zone }) => zone !== place.zone);
  return unclear ? { kind: 'unclear' } : { kind: 'found', place };
}

/** The first reading whose name is some place's; without one, the reading by commas. */
function chooseReading(text: string, index: PlaceIndex, known: ReadonlySet<string>): CityText {
  const [byCommas, byAllMarks] = readCityText(text);
  const readings = [byCommas, byAllMarks, ...splitAtKnownHint(byCommas, known)];
  return readings.find(({ name }) => index.named(name).length > 0) ?? byCommas;
}

/** "krakow polska" has no comma: the last words may say where the first ones lie. */
function splitAtKnownHint({ name, hints }: CityText, known: ReadonlySet<string>): CityText[] {
  const words = name.split(' ');
  return words
    .map((_, length) => ({ start: words.slice(0, length).join(' '), rest: words.slice(length).join(' ') }))
    .filter(({ start, rest }) => start !== '' && known.has(rest))
    .map(({ start, rest }) => ({ name: start, hints: [rest, ...hints] }));
}
