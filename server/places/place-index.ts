import { foldName } from './fold-name.ts';
import type { Place } from './gazetteer.ts';
import { editDistance } from './edit-distance.ts';

/** Finds places by name; every text that goes in is folded (see foldName). */
export interface PlaceIndex {
  /** Places called so, own names before other names, then the largest first. */
  named(folded: string): Place[];
  /** Places one of whose names begins so, or has a word that does; the likeliest first. */
  beginning(folded: string, wanted: (place: Place) => boolean, limit: number): Place[];
  /** Places whose name is spelt nearly so, the nearest first. */
  resembling(folded: string, limit: number): Place[];
}

/** How a key came about, from the strongest to the weakest. */
const OWN = 0;
const OTHER = 1;
const WORD = 2;

interface Entry {
  key: string;
  place: Place;
  kind: typeof OWN | typeof OTHER | typeof WORD;
}

/** Most customers were born in Poland: a town here counts as one a hundred times its size abroad. */
const HOME_ADVANTAGE = 100;
/** What a name counts when it only begins as asked: Chorzów was Królewska Huta, but "kr" hardly means it. */
const KIND_SHARE = [1, 0.05, 0.001] as const;

/** And this much more when it is the whole name: "Lod" still means Łódź. */
const WHOLE_NAME = 50;

const weight = ({ population, countryCode }: Place) =>
  (population + 1) * (countryCode === 'PL' ? HOME_ADVANTAGE : 1);

/** Sorts every name once; a look-up is then two binary searches and a walk over what lies between. */
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
      return distinct(found.toSorted((a, b) => a.kind - b.kind || weight(b.place) - weight(a.place)));
    },
    beginning(folded, wanted, limit) {
      const found: Scored[] = [];
      for (let at = firstFrom(folded); entries[at]?.key.startsWith(folded); at += 1) {
        const entry = entries[at];
        if (!entry || !wanted(entry.place)) continue;
        const whole = entry.key.length === folded.length && entry.kind !== WORD;
        keepBest(
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
        // A cheap look first: one edit changes at most two of the letters that occur.
        if (kind === WORD || Math.abs(key.length - folded.length) > tolerance) return;
        if (countBits((letters[index] ?? 0) ^ wanted) > 2 * tolerance) return;
        const distance = editDistance(folded, key, tolerance);
        if (distance <= tolerance) keepBest(found, place, weight(place) / 1e9 - distance, limit);
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

/** Keeps the best few, in order; a place that is found twice counts with its better score. */
function keepBest(best: Scored[], place: Place, score: number, limit: number) {
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

const distinct = (entries: readonly Entry[]) => [...new Set(entries.map(({ place }) => place))];

/** Which of 32 classes of letters occur, as bits. */
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
