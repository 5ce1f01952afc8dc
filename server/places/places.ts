import { lazily } from '#server/lazily.ts';
import { bare, fits, knownHints } from './city-text.ts';
import { distance } from './distance.ts';
import { foldName } from './fold-name.ts';
import { parseGazetteer, type Place } from './gazetteer.ts';
import type { LocalTime } from './local-time.ts';
import { placeLabel } from './place-label.ts';
import { createPlaceIndex, weight, type PlaceIndex } from './place-index.ts';
import { isTown, readCity, type Reading } from './read-city.ts';
import { couldBeVillage, isNotSpeltSo, isPartOfTown, isRival } from './rivals.ts';

/**
 * The result of resolving a free-text city: one place, none, or several, the likeliest first. Several means that another
 * reading of the text has another clock or lies so far away that the ascendant differs.
 */
export type Resolved =
  | { kind: 'found'; place: Place }
  | { kind: 'unknown' }
  | { kind: 'unclear'; candidates: Place[] };

/** Resolves and suggests places. */
export interface Places {
  /**
   * Finds the place of a city field: "Kraków", "krakow", "Ostrów Wlkp.", "Londyn", "Breslau", "Одеса", or a suggestion's
   * label. `when` is the local time of birth: only readings whose clocks differ then are unclear; without it, whose
   * time zones differ.
   */
  resolve(city: string, when?: LocalTime): Resolved;
  /** Suggests places for a typed prefix, Polish ones first; similar spellings when no name begins with it. */
  suggest(typed: string, limit: number): Place[];
  /** Counts the time zones of a country. */
  zonesOf(countryCode: string): number;
}

/** Loads the gazetteer (0.9 MB of text) at the first call and shares it in the process. */
export const loadPlaces = lazily(async () => {
  const { default: text } = await import('./gazetteer.tsv?raw');
  return createPlaces(parseGazetteer(text));
});

/** Builds the search over a list of places. */
export function createPlaces(all: readonly Place[]): Places {
  const index = createPlaceIndex(all);
  const known = knownHints(all);
  const towns = all.filter(isTown);
  const zones = new Map<string, Set<string>>();
  for (const { countryCode, zone } of all)
    zones.set(countryCode, (zones.get(countryCode) ?? new Set()).add(zone));

  return {
    zonesOf: (countryCode) => zones.get(countryCode)?.size ?? 0,
    resolve(city, when) {
      const reading = readCity(city, index, known);
      const label = foldName(city);
      const [chosen, ...namesakes] = reading.places.filter((place) => foldName(placeLabel(place)) === label);
      if (chosen && namesakes.length === 0) return { kind: 'found', place: chosen };
      const resolved = resolve(reading, { index, known, towns, when });
      if (resolved.kind !== 'unknown' || reading.hints.length !== 1) return resolved;
      // "Praga, Warszawa": a part of a town in front of the town.
      const town = index.named(reading.hints[0] ?? '').find(isTown);
      return town ? { kind: 'found', place: town } : resolved;
    },
    suggest(typed, limit) {
      const { name, hints, places } = readCity(typed, index, known);
      if (name.length < 2) return [];
      const wanted = (place: Place) => hints.every((hint) => fits(place, hint, true));
      const found = index.beginning(name, wanted, limit);
      if (found.length > 0) return found;
      return places.length > 0 ? places.slice(0, limit) : index.resembling(name, limit);
    },
  };
}

/** How far (km) a part of a town, or a village near it, may be from the town's centre. */
const NEARBY = 50;

interface Context {
  index: PlaceIndex;
  known: ReadonlySet<string>;
  /** Polish towns. */
  towns: readonly Place[];
  when: LocalTime | undefined;
}

function resolve({ typed, name, hints, places, exact }: Reading, context: Context): Resolved {
  const { index, known, towns } = context;
  const isNear = (place: Place, hint: string) =>
    [...index.named(hint), ...inflected(hint, index)].some((town) => distance(place, town) < NEARBY);
  const matches = (place: Place, hint: string) => fits(place, hint) || isNear(place, hint);
  const understood = hints.filter((hint) => places.some((place) => matches(place, hint)));
  const isMeant = (place: Place) => understood.every((hint) => matches(place, hint));
  const [place, ...others] = places.filter(isMeant);
  if (!place) return { kind: 'unknown' };

  // "Kraków, Niemcy" means no place of that name in the gazetteer.
  const isElsewhere = (hint: string) =>
    known.has(bare(hint)) || index.named(hint).some((town) => town.population > place.population);
  const ignored = hints.filter((hint) => !understood.includes(hint));
  if (ignored.some(isElsewhere)) return { kind: 'unknown' };
  // An unknown hint may be ignored only when it could not change the time zone.
  if (ignored.length > 0 && others.some(({ zone }) => zone !== place.zone))
    return { kind: 'unclear', candidates: [place, ...others] };

  const abroad = place.countryCode !== 'PL';
  const longer =
    abroad && exact
      ? index
          .continuing(name)
          .filter((one) => one.countryCode === 'PL' && isMeant(one) && !isPartOfTown(one, towns))
      : [];
  const rivals = [...others, ...longer].filter((other) => isRival(place, other, { typed, exact, when: context.when }));
  const isGuess =
    abroad &&
    understood.length === 0 &&
    (isNotSpeltSo(place, typed) || couldBeVillage(place, name, context.when));
  return rivals.length > 0 || isGuess
    ? { kind: 'unclear', candidates: [place, ...rivals].toSorted((a, b) => weight(b) - weight(a)) }
    : { kind: 'found', place };
}

/** Towns in Poland whose name a hint has in another case: "kolo krakowa". */
function inflected(hint: string, index: PlaceIndex): Place[] {
  const name = bare(hint);
  if (!hint.startsWith('kolo ') || name.length < 5) return [];
  const near = index.beginning(name.slice(0, -2), ({ countryCode }) => countryCode === 'PL', 20);
  return near.filter((place) => Math.abs(foldName(place.name).length - name.length) <= 3);
}
