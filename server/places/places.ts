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
 * Result of resolving a typed city: one place, none, or several, the likeliest first. Several means that another
 * candidate has another local time, or is so far away that the ascendant differs. `likeliest` is used where the
 * customer cannot be asked.
 */
export type Resolved =
  | { kind: 'found'; place: Place }
  | { kind: 'unknown' }
  | { kind: 'unclear'; candidates: Place[]; likeliest: Place };

/** Resolves and suggests places. */
export interface Places {
  /**
   * Finds the place of a city field: "Kraków", "krakow", "Ostrów Wlkp.", "Londyn", "Breslau", "Одеса", or a suggestion's
   * label. `when` is the local time of birth: only readings whose clocks differ then are unclear; without it, whose
   * time zones differ.
   */
  resolve(city: string, when?: LocalTime): Resolved;
  /** Suggests places for a typed prefix: the one that it certainly is, Polish ones, others; else similar spellings. */
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
  const words = new Set(
    all.filter(({ countryCode }) => countryCode === 'PL').flatMap(({ name }) => foldName(name).split(' ')),
  );
  const zones = new Map<string, Set<string>>();
  for (const { countryCode, zone } of all)
    zones.set(countryCode, (zones.get(countryCode) ?? new Set()).add(zone));

  const resolveCity: Places['resolve'] = (city, when) => {
    const reading = readCity(city, index, known);
    const label = foldName(city);
    const [chosen, ...namesakes] = reading.places.filter((place) => foldName(placeLabel(place)) === label);
    if (chosen && namesakes.length === 0) return { kind: 'found', place: chosen };
    const context = { index, known, towns, words, when };
    const resolved = resolve(reading, context);
    if (resolved.kind !== 'unknown' || reading.hints.length === 0) return resolved;
    // "Mińsk, Polska": no place of just that name is there.
    const longer = resolve({ ...reading, places: index.continuing(reading.name), exact: false }, context);
    if (longer.kind !== 'unknown' || reading.hints.length > 1) return longer;
    // "Praga, Warszawa": a part of a town in front of the town.
    const town = index.named(reading.hints[0] ?? '').find(isTown);
    return town ? { kind: 'found', place: town } : resolved;
  };

  return {
    zonesOf: (countryCode) => zones.get(countryCode)?.size ?? 0,
    resolve: resolveCity,
    suggest(typed, limit) {
      const { name, hints } = readCity(typed, index, known);
      if (name.length < 2) return [];
      const wanted = (place: Place) => hints.every((hint) => fits(place, hint, true));
      const resolved = resolveCity(typed);
      const found = index.beginning(name, wanted, limit);
      if (found.length > 0) {
        const isSure = resolved.kind === 'found' && resolved.place === found[0];
        const isAtHome = (place: Place) =>
          place.countryCode === 'PL' && foldName(place.name).startsWith(name);
        // A person chooses from all candidates of an unclear name, so none may be left out.
        const candidates = resolved.kind === 'unclear' ? resolved.candidates : [];
        const fitting = candidates.filter(wanted);
        const readings = fitting.length > 0 ? fitting : candidates;
        const abroad = readings.filter(({ countryCode }) => countryCode !== 'PL').slice(0, limit / 2);
        const atHome = [...readings.filter((place) => !abroad.includes(place)), ...found.filter(isAtHome)];
        const first = [...new Set([...found.slice(0, isSure ? 1 : 0), ...atHome])];
        return [...new Set([...first.slice(0, limit - abroad.length), ...abroad, ...found])].slice(0, limit);
      }
      if (resolved.kind === 'found') return [resolved.place];
      return resolved.kind === 'unclear'
        ? resolved.candidates.slice(0, limit)
        : index.resembling(name, limit);
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
  /** Words of the names of Polish places, folded. */
  words: ReadonlySet<string>;
  when: LocalTime | undefined;
}

function resolve({ typed, name, hints, places, exact }: Reading, context: Context): Resolved {
  const { index, known } = context;
  const near = hints.flatMap((hint) => inflected(hint, index));
  const liesNear = (place: Place, hint: string) =>
    [...index.named(hint), ...inflected(hint, index)].some((town) => distance(place, town) < NEARBY);
  const matches = (place: Place, hint: string) => fits(place, hint) || liesNear(place, hint);
  const understood = hints.filter((hint) => places.some((place) => matches(place, hint)));
  const isMeant = (place: Place) => understood.every((hint) => matches(place, hint));
  const [place, ...others] = nearestFirst(places.filter(isMeant), near);
  if (!place) return { kind: 'unknown' };

  // "Kraków, Niemcy" means no place of that name in the gazetteer.
  const isElsewhere = (hint: string) =>
    known.has(bare(hint)) || index.named(hint).some((town) => town.population > place.population);
  const ignored = hints.filter((hint) => !understood.includes(hint));
  if (ignored.some(isElsewhere)) return { kind: 'unknown' };
  // An unknown hint may be ignored only when it could not change the time zone.
  if (ignored.length > 0 && others.some(({ zone }) => zone !== place.zone))
    return { kind: 'unclear', candidates: [place, ...others], likeliest: place };

  const isNear = near.some((town) => distance(place, town) < NEARBY);
  const abroad = place.countryCode !== 'PL';
  const longer = exact ? longerNames(place, name, context).filter(isMeant) : [];
  const rivals = [
    ...others.filter((other) => isRival(place, other, { typed, exact, isNear, when: context.when })),
    ...longer,
  ];
  const isGuess =
    abroad && understood.length === 0 && (isNotSpeltSo(place, typed) || couldBeVillage(place, name, context));
  return rivals.length > 0 || isGuess
    ? {
        kind: 'unclear',
        candidates: [place, ...rivals].toSorted((a, b) => weight(b) - weight(a)),
        likeliest: place,
      }
    : { kind: 'found', place };
}

/** How many times larger a place in Poland with a longer name must be to be offered too: Ostrowiec Świętokrzyski. */
const MUCH_LIKELIER = 8;

/** Places in Poland whose names go on from the typed one, and which may be meant rather than the place called so. */
const longerNames = (place: Place, name: string, { index, towns }: Context): Place[] =>
  index
    .continuing(name)
    .filter(
      (one) =>
        one.countryCode === 'PL' &&
        (place.countryCode !== 'PL' || weight(one) > weight(place) * MUCH_LIKELIER) &&
        !isPartOfTown(one, towns),
    );

/** Sorts places by their distance from the nearest of some towns; keeps their order if there is none. */
function nearestFirst(places: readonly Place[], towns: readonly Place[]): readonly Place[] {
  if (towns.length === 0) return places;
  const away = (place: Place) => Math.min(...towns.map((town) => distance(place, town)));
  return places.toSorted((a, b) => away(a) - away(b));
}

/** Towns in Poland whose name a hint has in another case: "kolo krakowa". */
function inflected(hint: string, index: PlaceIndex): Place[] {
  const name = bare(hint);
  if (!hint.startsWith('kolo ') || name.length < 5) return [];
  const near = index.beginning(name.slice(0, -2), ({ countryCode }) => countryCode === 'PL', 20);
  return near.filter((place) => Math.abs(foldName(place.name).length - name.length) <= 3);
}
