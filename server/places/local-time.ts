import { Temporal } from 'temporal-polyfill';
import type { CalendarDate } from '#domain/birth-date.ts';
import type { ClockChoice, ClockReading } from '#domain/birth-chart.ts';
import { instantInGap, instantsOf, oldClockOf, type ClockSpan } from './old-clocks.ts';
import { standardOffset } from './standard-time.ts';

/** A date and time without a zone; hours 0 to 23. */
export interface LocalTime extends CalendarDate {
  hour: number;
  minute: number;
  second: number;
}

/** The instant of a local time in a zone, and whether the local time was unambiguous. */
export interface ZonedMoment {
  at: Date;
  utcOffsetMinutes: number;
  summerTime: boolean;
  /** Whether the local time occurred once, twice (the clock was set back) or never (it was set forward). */
  clock: ClockReading;
}

/**
 * Converts a local time in an IANA zone to an instant (BH-6). A skipped local time is converted like Temporal's
 * "compatible" does, with the offset before the change; callers decide whether to accept it.
 * @throws {RangeError} for a date or hour that does not exist, or an unknown zone.
 */
export function toMoment(local: LocalTime, timeZone: string, choice: ClockChoice = 'earlier'): ZonedMoment {
  const wall = Temporal.PlainDateTime.from(local, { overflow: 'reject' });
  const oldClock = local.year < OWN_HISTORY_UNTIL ? oldClockOf(timeZone) : undefined;
  if (oldClock) return toOldMoment(wall, oldClock, choice);
  const earlier = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const later = wall.toZonedDateTime(timeZone, { disambiguation: 'later' });
  const happened = earlier.toPlainDateTime().equals(wall);
  const once = earlier.epochMilliseconds === later.epochMilliseconds;
  // In a gap, "later" uses the offset before the change.
  const chosen = !happened || choice === 'later' ? later : earlier;
  return {
    at: new Date(chosen.epochMilliseconds),
    utcOffsetMinutes: Math.round(chosen.offsetNanoseconds / 60e9),
    summerTime: isSummerTime(chosen, timeZone),
    clock: !happened ? 'skipped' : once ? 'unambiguous' : 'ambiguous',
  };
}

/** Since this year zones that were merged agree. */
const OWN_HISTORY_UNTIL = 1970;

function toOldMoment(
  wall: Temporal.PlainDateTime,
  clock: readonly ClockSpan[],
  choice: ClockChoice,
): ZonedMoment {
  const shown = wall.toZonedDateTime('UTC').epochMilliseconds / 1000;
  const instants = instantsOf(clock, shown);
  const chosen = (choice === 'later' ? instants.at(-1) : instants[0]) ?? instantInGap(clock, shown);
  return {
    at: new Date(chosen.at * 1000),
    utcOffsetMinutes: Math.round(chosen.span.offset / 60),
    summerTime: chosen.span.summerTime,
    clock: CLOCK_KINDS[instants.length] ?? 'ambiguous',
  };
}

/** By how many instants have the local time. */
const CLOCK_KINDS = ['skipped', 'unambiguous', 'ambiguous'] as const satisfies readonly ClockReading[];

/** The first instants of a date and of the next one in a zone. */
export function dayBounds({ year, month, day }: CalendarDate, timeZone: string): { start: Date; end: Date } {
  const date = Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' });
  const midnight = { hour: 0, minute: 0, second: 0 };
  const first = (of: Temporal.PlainDate) =>
    toMoment({ year: of.year, month: of.month, day: of.day, ...midnight }, timeZone).at;
  return { start: first(date), end: first(date.add({ days: 1 })) };
}

/** Formats an instant in the local time of a zone, to the second: `2026-11-24T15:53:34+01:00`. */
export const onTheClock = (at: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });

/** Whether the clocks of a zone were ahead of its standard time. */
function isSummerTime(moment: Temporal.ZonedDateTime, timeZone: string): boolean {
  const standard = standardOffset(timeZone, new Date(moment.epochMilliseconds));
  return standard !== undefined && moment.offsetNanoseconds / 1e9 > standard;
}
