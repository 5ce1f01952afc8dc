import { Temporal } from 'temporal-polyfill';
import type { CalendarDate } from '#domain/birth-date.ts';

/** What a clock on the wall showed; hours 0 to 23. */
export interface LocalTime extends CalendarDate {
  hour: number;
  minute: number;
  second: number;
}

/** The instant of a local time, and how sure it is. */
export interface ZonedMoment {
  at: Date;
  utcOffsetMinutes: number;
  summerTime: boolean;
  /** Whether that local time happened once, twice (the clock was put back) or never (it was put forward). */
  clock: 'unambiguous' | 'ambiguous' | 'skipped';
}

/** Which of the two moments is meant when the local time happened twice. */
export type ClockChoice = 'earlier' | 'later';

/**
 * A local time in an IANA zone as an instant (BH-6). One that never happened is read as if the clock had not been put
 * forward, the way Temporal's "compatible" does; callers refuse it or not.
 * @throws {RangeError} for a date or hour that does not exist, or an unknown zone.
 */
export function toMoment(local: LocalTime, timeZone: string, choice: ClockChoice = 'earlier'): ZonedMoment {
  const wall = Temporal.PlainDateTime.from(local, { overflow: 'reject' });
  const earlier = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const later = wall.toZonedDateTime(timeZone, { disambiguation: 'later' });
  const happened = earlier.toPlainDateTime().equals(wall);
  const once = earlier.epochMilliseconds === later.epochMilliseconds;
  // In a gap "later" is the one that keeps counting with the offset before the jump.
  const chosen = !happened || choice === 'later' ? later : earlier;
  return {
    at: new Date(chosen.epochMilliseconds),
    utcOffsetMinutes: Math.round(chosen.offsetNanoseconds / 60e9),
    summerTime: isSummerTime(chosen),
    clock: !happened ? 'skipped' : once ? 'unambiguous' : 'ambiguous',
  };
}

/** The first moment of a date at a place, and of the day after it. */
export function dayBounds({ year, month, day }: CalendarDate, timeZone: string): { start: Date; end: Date } {
  const date = Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' });
  const first = (of: Temporal.PlainDate) => new Date(of.toZonedDateTime(timeZone).epochMilliseconds);
  return { start: first(date), end: first(date.add({ days: 1 })) };
}

/** `2026-11-24T15:53:34+01:00`: an instant on the clock of a zone, to the second. */
export const onTheClock = (at: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });

/**
 * Zone data say how far a clock is from UTC, not why. A clock ahead of where it stands at some other time within a
 * year and a half is on summer time: as long as Poland's longest, of 1940 to 1942.
 */
function isSummerTime(moment: Temporal.ZonedDateTime): boolean {
  return MONTHS_AROUND.some((months) => moment.add({ months }).offsetNanoseconds < moment.offsetNanoseconds);
}

const MONTHS_AROUND = Array.from({ length: 19 }, (_, distance) => [distance, -distance]).flat();
