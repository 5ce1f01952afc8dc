import { beforeAll, describe, expect, test } from 'vitest';
import { CHART_BODIES, separation, type ChartBody } from '#domain/chart.ts';
import { ZODIAC_NAME } from '#copy/sky/zodiac.ts';
import { findAspects } from '#server/sky/aspects.ts';
import { birthChart, chartOfDay } from '#server/sky/birth-chart.ts';
import { chartPoint } from '#server/sky/chart-point.ts';
import { loadEphemeris, type Ephemeris } from '#server/sky/ephemeris.ts';
import { referenceCharts, type ReferencePoint } from './goldens/reference.ts';

let sky: Ephemeris;
beforeAll(async () => {
  sky = await loadEphemeris();
});

const formatted = ({ deg, min }: ReferencePoint) => `${deg}°${String(min).padStart(2, '0')}′`;
const allAt = (longitude: number) =>
  Object.fromEntries(CHART_BODIES.map((body) => [body, longitude])) as Record<ChartBody, number>;

describe('sign and formatted degrees [BH-4]', () => {
  test('are the references for every longitude of theirs, cut off and not rounded', () => {
    for (const { expected } of referenceCharts) {
      for (const point of [...Object.values(expected.bodies), expected.ascendant, expected.mc]) {
        expect(chartPoint(point.lon)).toMatchObject({
          zodiacTranslation: ZODIAC_NAME[point.sign],
          degreesFormatted: formatted(point),
        });
      }
    }
  });

  test.each([
    [0, 'Baran', '0°00′'],
    [29.999_999_99, 'Baran', '29°59′'],
    [30, 'Byk', '0°00′'],
    [359.999_999_99, 'Ryby', '29°59′'],
  ])('%s° is %s %s', (longitude, zodiacTranslation, degreesFormatted) => {
    expect(chartPoint(longitude)).toMatchObject({ zodiacTranslation, degreesFormatted });
  });

  test('are derived from the same number that is sent', () => {
    expect(chartPoint(29.999_999_99).decimalDegrees).toBeLessThan(30);
    expect(chartPoint(359.999_999_99).decimalDegrees).toBeLessThan(360);
  });
});

describe('a chart [BH-3]', () => {
  test('says where the house of every body is: between its own cusp and the next', () => {
    for (const { utc, lat, lon } of referenceCharts) {
      const { chart } = birthChart(sky, { at: new Date(utc), latitude: lat, longitude: lon });
      const cusps = chart.zodiacCusps ?? [];
      for (const body of CHART_BODIES) {
        const { house = 0, decimalDegrees = NaN } = chart[body] ?? {};
        const from = cusps[house - 1] ?? NaN;
        const to = cusps[house % 12] ?? NaN;
        expect((decimalDegrees - from + 360) % 360).toBeLessThan((to - from + 360) % 360);
      }
    }
  });

  test('puts the sun of a noon birth in Kraków high, in the ninth or tenth house', () => {
    const noon = birthChart(sky, { at: new Date('1990-06-10T10:00:00Z'), latitude: 50.06, longitude: 19.94 });
    expect([9, 10]).toContain(noon.chart.sun.house);
  });

  test('of a day whose hour nobody knows leaves out what the hour decides', () => {
    const day = chartOfDay(sky, {
      at: new Date('2026-11-20T11:00:00Z'),
      dayStart: new Date('2026-11-19T23:00:00Z'),
      dayEnd: new Date('2026-11-20T23:00:00Z'),
    });
    expect(day).not.toHaveProperty('ascendant');
    expect(day).not.toHaveProperty('midheaven');
    expect(day).not.toHaveProperty('zodiacCusps');
    expect(day.sun).not.toHaveProperty('house');
    expect(day.moonRange?.from.zodiacTranslation).toBe('Ryby');
    expect(day.moonRange?.to.zodiacTranslation).toBe('Baran');
  });
});

describe('aspects', () => {
  test.each([
    [0, 'conjunction', 0],
    [8, 'conjunction', 8],
    [55.5, 'sextile', 4.5],
    [97, 'square', 7],
    [120.25, 'trine', 0.25],
    [172.01, 'opposition', 7.99],
    [187, 'opposition', 7],
  ])('at %s° there is a %s, %s° from exact', (moon, aspect, orb) => {
    const bodies = { ...allAt(200), sun: 0, moon };
    expect(findAspects(bodies)).toContainEqual({ from: 'sun', to: 'moon', aspect, orb });
  });

  test.each([8.01, 54.99, 82.9, 112, 171.9])('at %s° there is none', (moon) => {
    const pair = findAspects({ ...allAt(200), sun: 0, moon }).filter(
      ({ from, to }) => from === 'sun' && to === 'moon',
    );
    expect(pair).toEqual([]);
  });

  test('come closest first, each pair once, without the star', () => {
    const found = referenceCharts.flatMap(({ utc, lat, lon }) => {
      const { chart } = birthChart(sky, { at: new Date(utc), latitude: lat, longitude: lon });
      const aspects = chart.aspects ?? [];
      expect(aspects.map(({ orb }) => orb)).toEqual(aspects.map(({ orb }) => orb).toSorted((a, b) => a - b));
      expect(new Set(aspects.map(({ from, to }) => [from, to].toSorted().join())).size).toBe(aspects.length);
      for (const { from, to, orb } of aspects) {
        const apart = separation(chart[from]?.decimalDegrees ?? NaN, chart[to]?.decimalDegrees ?? NaN);
        expect([0, 60, 90, 120, 180].some((angle) => Math.abs(Math.abs(apart - angle) - orb) < 0.011)).toBe(
          true,
        );
      }
      return aspects;
    });
    expect(found.length).toBeGreaterThan(500);
    expect(found.some(({ from, to }) => from === 'sirius' || to === 'sirius')).toBe(false);
  });
});
