import { readFileSync } from 'node:fs';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { isWholeProof } from '#tools/proof.ts';
import { parseGazetteer } from '#server/places/gazetteer.ts';
import { standardOffset } from '#server/places/standard-time.ts';
import { dayBounds, onTheClock, toMoment } from '#server/places/local-time.ts';
import type { ClockChoice } from '#domain/birth-chart.ts';
import { referenceCharts } from '../sky/goldens/reference.ts';

function moment(text: string, zone = 'Europe/Warsaw', choice?: ClockChoice) {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/[-T:]/).map(Number);
  const { at, ...rest } = toMoment({ year, month, day, hour, minute, second: 0 }, zone, choice);
  return { utc: at.toISOString().replace('.000Z', 'Z'), ...rest };
}

const KIND = { normal: 'unambiguous', gap: 'skipped', 'ambiguous-earlier': 'ambiguous' } as const;

describe('local time to UTC [BH-6]', () => {
  test.each(referenceCharts.map((chart) => [`${chart.city} ${chart.local}`, chart] as const))(
    '%s',
    (_name, chart) => {
      const { utc, clock } = moment(chart.local, chart.zone);
      expect(utc).toBe(chart.utc);
      expect(clock).toBe(KIND[chart.localTimeKind]);
    },
  );

  test.each([
    ['a winter of the war on summer time', '1941-01-15T12:00', 120, true],
    ['a summer of the war', '1943-07-01T12:00', 120, true],
    ['the winter after it', '1943-01-15T12:00', 60, false],
    ['no summer time in 1956', '1956-07-28T18:15', 60, false],
    ['summer time again in 1957', '1957-07-22T04:20', 120, true],
    ['none in 1970', '1970-07-22T04:20', 60, false],
    ['a leap day', '2024-02-29T23:00', 60, false],
    ['a summer of today', '2026-07-01T12:00', 120, true],
    ['a winter of today', '2026-12-01T12:00', 60, false],
    ['the last year', '2040-07-01T12:00', 120, true],
  ])('in Poland: %s', (_what, local, utcOffsetMinutes, summerTime) => {
    expect(moment(local)).toMatchObject({ utcOffsetMinutes, summerTime, clock: 'unambiguous' });
  });

  test('double summer time in Berlin, 1947, and no summer time in Tokyo today', () => {
    expect(moment('1947-06-01T12:00', 'Europe/Berlin')).toMatchObject({
      utcOffsetMinutes: 180,
      summerTime: true,
    });
    expect(moment('2020-06-01T12:00', 'Asia/Tokyo')).toMatchObject({
      utcOffsetMinutes: 540,
      summerTime: false,
    });
  });

  test.each([
    ['Riga, on Moscow’s winter time', 'Europe/Riga', '1989-01-15T12:00', 180, false],
    ['Wilno, likewise', 'Europe/Vilnius', '1989-01-15T12:00', 180, false],
    ['Riga, the hour kept as summer time', 'Europe/Riga', '1989-07-15T12:00', 180, true],
    ['Moscow, before the hour was given up', 'Europe/Moscow', '1991-01-15T12:00', 180, false],
    ['Moscow, the same hour as summer time', 'Europe/Moscow', '1991-07-15T12:00', 180, true],
    ['Moscow, on the lasting hour of 2011', 'Europe/Moscow', '2013-12-15T12:00', 240, false],
    ['Minsk, likewise', 'Europe/Minsk', '2011-12-15T12:00', 180, false],
    ['Istanbul, likewise', 'Europe/Istanbul', '2016-12-15T12:00', 180, false],
    ['Lisbon, on Brussels’ time', 'Europe/Lisbon', '1993-01-15T12:00', 60, false],
    ['Chisinau, on Moscow’s time', 'Europe/Chisinau', '1990-01-15T12:00', 180, false],
    ['Caracas, before its half hour', 'America/Caracas', '2007-06-15T12:00', -240, false],
    ['Caracas, behind its half hour', 'America/Caracas', '2016-06-15T12:00', -240, false],
    ['Warsaw, on Eastern time', 'Europe/Warsaw', '1921-12-15T12:00', 120, false],
    ['Kiev, on Moscow’s time', 'Europe/Kyiv', '1988-11-20T23:40', 180, false],
    ['Pyongyang, before its half hour', 'Asia/Pyongyang', '2014-06-15T12:00', 540, false],
    ['Dublin, whose law calls the winter another time', 'Europe/Dublin', '2020-07-15T12:00', 60, true],
    ['Dublin in winter', 'Europe/Dublin', '2020-12-15T12:00', 0, false],
    ['Dublin, on British Standard Time', 'Europe/Dublin', '1970-01-15T12:00', 60, false],
    ['London, likewise', 'Europe/London', '1970-01-15T12:00', 60, false],
    ['Windhoek’s summer', 'Africa/Windhoek', '2010-12-15T12:00', 120, true],
    ['Windhoek’s winter', 'Africa/Windhoek', '2010-07-15T12:00', 60, false],
    ['Casablanca', 'Africa/Casablanca', '2022-07-15T12:00', 60, false],
    ['Casablanca in Ramadan', 'Africa/Casablanca', '2022-04-15T12:00', 0, false],
    ['Prague in the winter of the winter time', 'Europe/Prague', '1947-01-15T12:00', 0, false],
    ['Prague in the autumn before it', 'Europe/Prague', '1946-11-15T12:00', 60, false],
    ['Sydney', 'Australia/Sydney', '2020-01-15T12:00', 660, true],
  ])('summer time is the flag of the zone: %s [BH-6]', (_what, zone, local, utcOffsetMinutes, summerTime) => {
    expect(moment(local, zone)).toMatchObject({ utcOffsetMinutes, summerTime });
  });

  test.each([
    ['Stockholm, not on Berlin’s summer time', 'Europe/Stockholm', '1943-07-10T12:00', 60, false],
    ['Amsterdam, twenty minutes ahead until 1937', 'Europe/Amsterdam', '1930-01-10T12:00', 20, false],
    ['Oslo under occupation', 'Europe/Oslo', '1943-07-10T12:00', 120, true],
    ['Reykjavik’s own summer time', 'Atlantic/Reykjavik', '1943-07-10T12:00', 0, true],
    ['Stockholm since 1970', 'Europe/Stockholm', '1980-07-10T12:00', 120, true],
  ])('a place keeps its own history: %s [BH-6]', (_what, zone, local, utcOffsetMinutes, summerTime) => {
    expect(moment(local, zone)).toMatchObject({ utcOffsetMinutes, summerTime, clock: 'unambiguous' });
  });

  test('an hour that Stockholm’s clocks of 1916 jumped over, and one that they showed twice', () => {
    expect(moment('1916-05-14T23:30', 'Europe/Stockholm')).toMatchObject({
      clock: 'skipped',
      utc: '1916-05-14T22:30:00Z',
    });
    const twice = (choice: ClockChoice) => moment('1916-10-01T00:30', 'Europe/Stockholm', choice);
    expect(twice('earlier')).toMatchObject({ clock: 'ambiguous', utc: '1916-09-30T22:30:00Z' });
    expect(twice('later')).toMatchObject({ clock: 'ambiguous', utc: '1916-09-30T23:30:00Z' });
  });

  test('the hour that came twice is the earlier one, unless the later is chosen', () => {
    expect(moment('2024-10-27T02:30')).toMatchObject({
      utc: '2024-10-27T00:30:00Z',
      clock: 'ambiguous',
      summerTime: true,
    });
    expect(moment('2024-10-27T02:30', 'Europe/Warsaw', 'later')).toMatchObject({
      utc: '2024-10-27T01:30:00Z',
      clock: 'ambiguous',
      summerTime: false,
    });
  });

  test.each(['2024-03-31T02:00', '2024-03-31T02:30', '2024-03-31T02:59'])('%s never happened', (local) => {
    expect(moment(local).clock).toBe('skipped');
    expect(moment(local, 'Europe/Warsaw', 'later')).toEqual(moment(local));
  });

  test.each(['2024-03-31T01:59', '2024-03-31T03:00', '2024-10-27T01:59', '2024-10-27T03:00'])(
    '%s happened once',
    (local) => {
      expect(moment(local).clock).toBe('unambiguous');
      expect(moment(local, 'Europe/Warsaw', 'later')).toEqual(moment(local));
    },
  );

  test.each(['2023-02-29T12:00', '2024-13-01T12:00', '2024-01-01T24:00'])('%s does not exist', (local) => {
    expect(() => moment(local)).toThrow(RangeError);
  });

  test('an unknown zone is refused', () => {
    expect(() => moment('2024-01-01T12:00', 'Europe/Atlantis')).toThrow(RangeError);
  });
});

test('before its first change a zone of old clocks showed the sun’s time', () => {
  expect(moment('1910-06-01T12:00', 'Africa/Accra')).toEqual({
    utc: '1910-06-01T12:00:52Z',
    utcOffsetMinutes: -1,
    summerTime: false,
    clock: 'unambiguous',
  });
});

test('a day has 23, 24 or 25 hours', () => {
  const hours = (year: number, month: number, day: number) => {
    const { start, end } = dayBounds({ year, month, day }, 'Europe/Warsaw');
    return (end.getTime() - start.getTime()) / 3_600_000;
  };
  const { start, end } = dayBounds({ year: 1916, month: 5, day: 14 }, 'Europe/Stockholm');
  expect([start, end].map((at) => at.toISOString())).toEqual([
    '1916-05-13T23:00:00.000Z',
    '1916-05-14T22:00:00.000Z',
  ]);
  expect([hours(2024, 3, 31), hours(2024, 2, 29), hours(2024, 10, 27)]).toEqual([23, 24, 25]);
});

test('converts an instant to a zone’s local time, to the second', () => {
  expect(onTheClock(new Date('2026-11-24T14:53:34.400Z'), 'Europe/Warsaw')).toBe('2026-11-24T15:53:34+01:00');
});

// What law has changed since, a release of Node knows or does not: Vancouver's lasting hour of 2026, Casablanca's.
test('no zone of the gazetteer is more than two hours ahead of its standard time, or behind it, in any season until 2025', () => {
  const zones = new Set(
    parseGazetteer(
      readFileSync(new URL('../../../server/places/gazetteer.tsv', import.meta.url), 'utf8'),
    ).map(({ zone }) => zone),
  );
  const odd: string[] = [];
  for (const zone of zones) {
    for (let year = 1970; year <= 2025; year += isWholeProof ? 1 : 5) {
      for (const month of [0, 3, 6, 9]) {
        const at = new Date(Date.UTC(year, month, 15));
        const standard = standardOffset(zone, at) ?? NaN;
        const offset = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
        const ahead = offset.offsetNanoseconds / 1e9 - standard;
        if (!(ahead >= 0 && ahead <= 7_200)) odd.push(`${zone} ${at.toISOString()}: ${ahead}`);
      }
    }
  }
  expect(odd).toEqual([]);
}, 60_000);
