import { foldName } from './fold-name.ts';
import type { Place } from './gazetteer.ts';
import { abbreviates, isCutShort } from './abbreviated.ts';
import { editDistance } from './edit-distance.ts';

/** Finds places by name; every argument must be folded (fold-name.ts). */
export interface PlaceIndex {
  /** Places with exactly this name, the likeliest first; an alias counts for less than an own name. */
  named(folded: string): Place[];
  /** Places whose own name begins with these words ("Rabka" for "Rabka-Zdrój"), the likeliest first. */
  continuing(folded: string): Place[];
  /** Places in Poland with a name that these words abbreviate ("ostrow wlkp"), the likeliest first. */
  abbreviated(folded: string): Place[];
  /** Places with a name, or a word of a name, that begins with this prefix, the likeliest first. */
  beginning(folded: string, wanted: (place: Place) => boolean, limit: number): Place[];
  /** Places with a similarly spelt name, the most similar first. */
  resembling(folded: string, limit: number): Place[];
}

/** Kinds of keys, from the strongest match to the weakest: the place's own name, an alias, a later word of either. */
const OWN = 0;
const OTHER = 1;
const WORD = 2;

interface Entry {
  key: string;
  place: Place;
  kind: typeof OWN | typeof OTHER | typeof WORD;
}

/** Ranking factor of Polish places, because most customers were born in Poland. */
const HOME_ADVANTAGE = 100;
/** Ranking factor of a prefix match by kind of key: "kr" is rarely meant for Chorzów, once Królewska Huta. */
const KIND_SHARE = [1, 0.05, 0.001] as const;

/** Ranking factor of a match of the whole name; low enough that "Lod" still finds Łódź first. */
const WHOLE_NAME = 50;

/** How likely a place is meant: its inhabitants, with the advantage of Polish ones. */
export const weight = ({ population, countryCode }: Place) =>
  (population + 1) * (countryCode === 'PL' ? HOME_ADVANTAGE : 1);

/** Builds an index of sorted names: a look-up is a binary search and a scan of the matches. */
export function createPlaceIndex(places: readonly Place[]): PlaceIndex {
  const entries = places.flatMap(entriesOf).toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const letters = entries.map(({ key }) => letterSet(key));

  const firstFrom = (key: string) => {
    let low = 0;
    let high = entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((entries[middle]?.key ?? key) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  return {
    named(folded) {
      const found: Entry[] = [];
      for (let at = firstFrom(folded); entries[at]?.key === folded; at += 1) {
        const entry = entries[at];
        if (entry && entry.kind !== WORD) found.push(entry);
      }
      const score = ({ place, kind }: Entry) => weight(place) * KIND_SHARE[kind];
      return distinct(found.toSorted((a, b) => score(b) - score(a)));
    },
    continuing(folded) {
      const found: Entry[] = [];
      const prefix = `${folded} `;
      for (let at = firstFrom(prefix); entries[at]?.key.startsWith(prefix); at += 1) {
        const entry = entries[at];
        if (entry?.kind === OWN) found.push(entry);
      }
      return byWeight(found);
    },
    abbreviated(folded) {
      if (!folded.includes(' ')) return [];
      const found = entries.filter(
        ({ key, place, kind }) => kind !== WORD && place.countryCode === 'PL' && abbreviates(folded, key),
      );
      const cut = found.filter(({ key }) => isCutShort(folded, key));
      return byWeight(cut.length > 0 ? cut : found);
    },
    beginning(folded, wanted, limit) {
      const found: Scored[] = [];
      for (let at = firstFrom(folded); entries[at]?.key.startsWith(folded); at += 1) {
        const entry = entries[at];
        if (!entry || !wanted(entry.place)) continue;
        const whole = entry.key.length === folded.length && entry.kind !== WORD;
        insertRanked(
          found,
          entry.place,
          weight(entry.place) * KIND_SHARE[entry.kind] * (whole ? WHOLE_NAME : 1),
          limit,
        );
      }
      return found.map(({ place }) => place);
    },
    resembling(folded, limit) {
      const tolerance = folded.length < 5 ? 1 : 2;
      const wanted = letterSet(folded);
      const found: Scored[] = [];
      entries.forEach(({ key, place, kind }, index) => {
        // A cheap filter first: one edit changes at most two letters of the set.
        if (kind === WORD || Math.abs(key.length - folded.length) > tolerance) return;
        if (countBits((letters[index] ?? 0) ^ wanted) > 2 * tolerance) return;
        const distance = editDistance(folded, key, tolerance);
        if (distance <= tolerance) insertRanked(found, place, weight(place) / 1e9 - distance, limit);
      });
      return found.map(({ place }) => place);
    },
  };
}

function entriesOf(place: Place): Entry[] {
  const entries: Entry[] = [];
  const own = new Set([place.name, place.international].map(foldName));
  const all = new Set([...own, ...place.aliases.map(foldName)]);
  all.delete('');
  all.forEach((key) => {
    entries.push({ key, place, kind: own.has(key) ? OWN : OTHER });
    for (let space = key.indexOf(' '); space > 0; space = key.indexOf(' ', space + 1)) {
      entries.push({ key: key.slice(space + 1), place, kind: WORD });
    }
  });
  return entries;
}

interface Scored {
  place: Place;
  score: number;
}

/** Inserts a place into the sorted list of the best matches; a place that is found twice has its better score. */
function insertRanked(best: Scored[], place: Place, score: number, limit: number) {
  const last = best.at(-1);
  if (best.length >= limit && last && score <= last.score) return;
  const known = best.findIndex((one) => one.place === place);
  if (known >= 0) {
    if ((best[known]?.score ?? 0) >= score) return;
    best.splice(known, 1);
  }
  const position = best.findIndex((one) => one.score < score);
  best.splice(position < 0 ? best.length : position, 0, { place, score });
  if (best.length > limit) best.pop();
}

const byWeight = (entries: readonly Entry[]) => distinct(entries).toSorted((a, b) => weight(b) - weight(a));

const distinct = (entries: readonly Entry[]) => [...new Set(entries.map(({ place }) => place))];

/** The set of letters in a key as a bit mask of 32 classes. */
function letterSet(key: string): number {
  let set = 0;
  for (let index = 0; index < key.length; index += 1) set |= 1 << (key.charCodeAt(index) & 31);
  return set;
}

function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
