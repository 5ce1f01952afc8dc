import { distance } from './distance.ts';
import type { Place } from './gazetteer.ts';
import { foldName } from './fold-name.ts';
import { toMoment, type LocalTime } from './local-time.ts';
import { weight } from './place-index.ts';

/** The text and the moment by which two readings are compared. */
export interface Question {
  /** The name as typed. */
  typed: string;
  /** Whether the places are called exactly so. */
  exact: boolean;
  /** Whether the text names a town near the place. */
  isNear: boolean;
  /** Local time of birth; without it, any moment counts. */
  when: LocalTime | undefined;
}

/** Share of the likeliest reading's weight from which another one is likely enough to ask, by where the likeliest is. */
const LIKELY = { inPoland: 1 / 4, abroad: 1 / 8, namesake: 1 / 10 } as const;
/** From so many km on, the ascendant differs by more than about three degrees. */
const FAR = 200;
/** Places within this distance (km) share their ascendant, so the customer is not asked. */
const NEIGHBOURS = 30;

/**
 * Whether the customer is asked which of two places she means. Between places in Poland of one name the larger is
 * taken if it is ten times larger: their time is the same, but not their sky. A place abroad is never taken while one
 * in Poland has its name.
 */
export function isRival(likeliest: Place, other: Place, { typed, exact, isNear, when }: Question): boolean {
  const inPoland = likeliest.countryCode === 'PL';
  const from = (share: number) => weight(other) >= weight(likeliest) * share;
  const likely = from(inPoland ? LIKELY.inPoland : LIKELY.abroad);
  if (other.countryCode === 'PL')
    return (
      !inPoland ||
      (!(exact && isNear) &&
        from(exact ? LIKELY.namesake : LIKELY.inPoland) &&
        distance(likeliest, other) > NEIGHBOURS)
    );
  if (!likely || (inPoland && isNotSpeltSo(other, typed))) return false;
  const isFar = other.countryCode !== likeliest.countryCode && distance(likeliest, other) > FAR;
  return isFar || clocksDiffer(likeliest.zone, other.zone, when);
}

/** Whether the clocks of two zones differ at a local time; at any time, if none is given. */
function clocksDiffer(one: string, other: string, when: LocalTime | undefined): boolean {
  if (one === other || !when) return one !== other;
  return toMoment(when, one).utcOffsetMinutes !== toMoment(when, other).utcOffsetMinutes;
}

const POLISH_LETTER = /[ąćęłńóśźż]/u;
const spelling = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether the text has Polish letters that no name of the place has: "Bór" is not how Bor in Russia is spelt. */
export function isNotSpeltSo({ name, international, aliases }: Place, typed: string): boolean {
  const wanted = spelling(typed);
  return (
    POLISH_LETTER.test(wanted) && ![name, international, ...aliases].some((one) => spelling(one) === wanted)
  );
}

/** Endings of names of Polish villages, folded. */
const VILLAGE = /(?:owo|ewo|ice|owka|iec|niki)$/;
/** Inhabitants, in hundreds, from which a place abroad is meant rather than a village, by whether the clocks differ. */
const WELL_KNOWN = { otherClock: 5_000, sameClock: 500 } as const;

/**
 * Whether a name may be that of a Polish village as well: it is a word of Polish names (`words`, folded), or ends like
 * one. The gazetteer has no places in Poland under 500 inhabitants, so a lesser known place abroad is no safe guess
 * then. Places with a Polish name are known.
 */
export function couldBeVillage(
  abroad: Place,
  folded: string,
  { words, when }: { words: ReadonlySet<string>; when: LocalTime | undefined },
): boolean {
  if (!words.has(folded) && !VILLAGE.test(folded)) return false;
  const isListed = abroad.international !== '' || abroad.aliases.some((alias) => /[a-z]/i.test(alias));
  const { otherClock, sameClock } = WELL_KNOWN;
  const known = clocksDiffer(abroad.zone, 'Europe/Warsaw', when) ? otherClock : sameClock;
  return !isListed && abroad.population < known;
}

/** A part of a town is within `near` km of its centre, and the town is `times` as large. */
const PART = { near: 12, times: 5 } as const;

/** Whether a place is a part of one of the towns: "Praga Południe" of Warsaw. */
export const isPartOfTown = (place: Place, towns: readonly Place[]): boolean =>
  towns.some(
    (town) =>
      town.population > place.population * PART.times &&
      foldName(town.name) !== foldName(place.name) &&
      distance(town, place) < PART.near,
  );
