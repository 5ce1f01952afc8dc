import * as Astronomy from 'astronomy-engine';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { CHART_BODIES, normalizeDegrees, positionInSign } from '#domain/chart.ts';
import { loadEphemeris, type Ephemeris } from '#server/sky/ephemeris.ts';
import { arcSeconds, referenceCharts } from './goldens/reference.ts';

/** Seconds of arc. */
const TOLERANCE = 5;
const SECOND_ENGINE = 30;

let sky: Ephemeris;
beforeAll(async () => {
  sky = await loadEphemeris();
});

describe('against Swiss Ephemeris', () => {
  test('there are births of every kind to compare with', () => {
    expect(referenceCharts).toHaveLength(72);
    expect(referenceCharts.filter(({ expected }) => expected.placidus === null)).toHaveLength(2);
  });

  test.each(CHART_BODIES)(
    '%s is within 5″, in the same sign, moving in the same direction [AP-9]',
    (body) => {
      for (const { id, utc, expected } of referenceCharts) {
        const wanted = expected.bodies[body];
        const { longitude, retrograde } = sky.position(body, new Date(utc));
        expect(arcSeconds(longitude, wanted.lon), `chart ${id}`).toBeLessThan(TOLERANCE);
        expect(positionInSign(longitude).sign, `chart ${id}`).toBe(wanted.sign);
        if (body !== 'sirius') expect(retrograde, `chart ${id}`).toBe(wanted.retrograde);
      }
    },
  );

  test('ascendant, midheaven and the twelve cusps are within 5″, the ascendant in the same sign [AP-9]', () => {
    for (const { id, utc, lat, lon, expected } of referenceCharts) {
      const houses = sky.houses(new Date(utc), lat, lon);
      expect(houses.system).toBe(expected.placidus ? 'placidus' : 'porphyry');
      expect(arcSeconds(houses.ascendant, expected.ascendant.lon), `chart ${id}`).toBeLessThan(TOLERANCE);
      expect(positionInSign(houses.ascendant).sign, `chart ${id}`).toBe(expected.ascendant.sign);
      expect(arcSeconds(houses.midheaven, expected.mc.lon), `chart ${id}`).toBeLessThan(TOLERANCE);
      (expected.placidus ?? expected.porphyry).forEach((cusp, index) => {
        expect(arcSeconds(houses.cusps[index] ?? NaN, cusp), `chart ${id}, cusp ${index + 1}`).toBeLessThan(
          TOLERANCE,
        );
      });
    }
  });
});

describe('against an engine of other people and other theories', () => {
  const theirs = {
    sun: Astronomy.Body.Sun,
    moon: Astronomy.Body.Moon,
    mercury: Astronomy.Body.Mercury,
    venus: Astronomy.Body.Venus,
    mars: Astronomy.Body.Mars,
    jupiter: Astronomy.Body.Jupiter,
    saturn: Astronomy.Body.Saturn,
    uranus: Astronomy.Body.Uranus,
    neptune: Astronomy.Body.Neptune,
    pluto: Astronomy.Body.Pluto,
  } as const;

  /** Apparent longitude: aberration and light time by the engine, true equinox of date by its rotation. */
  const theirLongitude = (body: Astronomy.Body, at: Date) =>
    Astronomy.Ecliptic(Astronomy.GeoVector(body, at, true)).elon;

  test.each(Object.entries(theirs))(
    '%s stands within 30″ on any date from 1940 to 2040 [AP-9]',
    (body, their) => {
      fc.assert(
        fc.property(
          fc.date({ min: new Date('1940-01-01'), max: new Date('2040-12-31'), noInvalidDate: true }),
          (at) => {
            const ours = sky.longitude(body as keyof typeof theirs, at);
            expect(arcSeconds(ours, theirLongitude(their, at))).toBeLessThan(SECOND_ENGINE);
          },
        ),
        { numRuns: 40 },
      );
    },
  );
});

describe('houses anywhere', () => {
  const anywhere = fc.record({
    at: fc.date({ min: new Date('1940-01-01'), max: new Date('2040-12-31'), noInvalidDate: true }),
    latitude: fc.double({ min: -89, max: 89, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  test('cusps go once round in order, from the ascendant through the midheaven [BH-3]', () => {
    fc.assert(
      fc.property(anywhere, ({ at, latitude, longitude }) => {
        const { ascendant, midheaven, cusps, system } = sky.houses(at, latitude, longitude);
        expect(system).toBe(Math.abs(latitude) < 66 ? 'placidus' : 'porphyry');
        expect(arcSeconds(cusps[0] ?? NaN, ascendant)).toBeLessThan(0.01);
        expect(arcSeconds(cusps[9] ?? NaN, midheaven)).toBeLessThan(0.01);
        const widths = cusps.map((cusp, index) => normalizeDegrees((cusps[(index + 1) % 12] ?? NaN) - cusp));
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(360, 6);
      }),
      { numRuns: 500 },
    );
  });
});
