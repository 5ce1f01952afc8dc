import * as Astronomy from 'astronomy-engine';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { readMonth } from '#domain/lunar/lunar-calendar.ts';
import { dayBounds } from '#server/places/local-time.ts';
import { loadEphemeris, type Ephemeris } from '#server/sky/ephemeris.ts';
import { moonAt, phaseBetween } from '#server/sky/moon.ts';
import { moonMonth } from '#server/sky/moon-month.ts';
import { referenceMoons } from './goldens/reference.ts';

let sky: Ephemeris;
beforeAll(async () => {
  sky = await loadEphemeris();
});

const PRINCIPAL = ['new moon', 'first quarter', 'full moon', 'last quarter'];
const month = (text: string) => moonMonth(sky, readMonth(text) ?? { year: 0, month: 0 });

describe('the moon now [SH-7] [AP-10]', () => {
  test.each(referenceMoons.map((row) => [`${row.kind} ${row.utc}`, row] as const))('%s', (_name, row) => {
    const moon = moonAt(sky, new Date(row.utc));
    expect(moon.sign).toBe(row.sign);
    expect(moon.phase).toBe(row.phaseCalendarDayWarsaw);
    expect(moon.illumination).toBeCloseTo(row.illumination, 4);
  });

  test('a day has a principal phase exactly when another engine puts its instant between its midnights in Warsaw', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 36_000 }), (dayNumber) => {
        const date = new Date(Date.UTC(1940, 0, 1 + dayNumber));
        const { start, end } = dayBounds(
          { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() },
          'Europe/Warsaw',
        );
        const isPrincipal = PRINCIPAL.includes(phaseBetween(sky, start, end));
        const next = Astronomy.SearchMoonQuarter(start).time.date;
        // A minute from midnight two engines may see it on two days.
        fc.pre(Math.abs(next.getTime() - end.getTime()) > 60_000);
        expect(isPrincipal).toBe(next < end);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a month of the moon [BC-7]', () => {
  test('has a row for every day, February of a leap year too', () => {
    expect(month('2024-02')).toHaveLength(29);
    expect(month('2026-11').map(({ date }) => date)).toContain('2026-11-30');
  });

  test.each(
    referenceMoons.filter(({ kind }) => kind.startsWith('exact')).map((row) => [row.utc, row] as const),
  )(
    'the phase of %s stands on its day, within ten seconds',
    (_utc, { exactInstant, phaseCalendarDayWarsaw }) => {
      const instant = new Date(exactInstant ?? '');
      const found = month((exactInstant ?? '').slice(0, 7)).find(
        ({ phaseAt, phase }) => phaseAt && phase === phaseCalendarDayWarsaw,
      );
      expect(Math.abs(new Date(found?.phaseAt ?? '').getTime() - instant.getTime())).toBeLessThan(10_000);
    },
  );

  test('gives instants in Warsaw time, in summer and in winter', () => {
    const at = (text: string) =>
      month(text)
        .flatMap(({ phaseAt, signChange }) => [phaseAt, signChange?.at])
        .filter(Boolean);
    expect(at('2026-11').every((instant) => instant?.endsWith('+01:00'))).toBe(true);
    expect(at('2026-07').every((instant) => instant?.endsWith('+02:00'))).toBe(true);
  });

  test('principal phases alternate, and every other day lies between them', () => {
    const days = ['2026-10', '2026-11', '2026-12'].flatMap(month);
    const seen = days.map(({ phase }) => phase).filter((phase) => PRINCIPAL.includes(phase));
    const first = PRINCIPAL.indexOf(seen[0] ?? '');
    expect(seen.length).toBeGreaterThan(10);
    seen.forEach((phase, index) => expect(phase).toBe(PRINCIPAL[(first + index) % 4]));
    expect(days.every(({ phase, phaseAt }) => PRINCIPAL.includes(phase) === (phaseAt !== undefined))).toBe(
      true,
    );
  });

  test('the moon enters a new sign at the given instant', () => {
    const day = month('2026-11').find(({ date }) => date === '2026-11-20');
    const next = month('2026-11').find(({ date }) => date === '2026-11-22');
    expect(day?.signChange?.sign).toBe('Aries');
    expect(next?.signChange?.sign).toBe('Taurus');
    // The references are a minute before the one and a minute after the other ingress.
    const seconds = (at: string | undefined, utc: string) =>
      (new Date(at ?? '').getTime() - Date.parse(utc)) / 1000;
    expect(seconds(day?.signChange?.at, '2026-11-20T05:51:15Z')).toBeCloseTo(60, -1);
    expect(seconds(next?.signChange?.at, '2026-11-22T10:10:42Z')).toBeCloseTo(-60, -1);
  });
});
