import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BODY_ROOM,
  chordPath,
  coordinate,
  halfway,
  pointAt,
  rayPath,
  sectorPath,
  spread,
} from '#blocks/birth-chart/geometry.ts';
import { normalizeDegrees, separation } from '#domain/chart.ts';

const round = ({ x, y }: { x: number; y: number }) => [coordinate(x), coordinate(y)];

describe('places on the wheel [BH-3]', () => {
  it.each([
    ['the ascendant at the left', 158, 158, ['-100', '0']],
    ['the descendant at the right', 338, 158, ['100', '0']],
    ['a quarter further on, below: counter-clockwise', 248, 158, ['0', '100']],
    ['three quarters further on, above', 68, 158, ['0', '-100']],
    ['0° Aries at the left without an ascendant', 0, 0, ['-100', '0']],
  ])('%s', (_what, longitude, ascendant, place) => {
    expect(round(pointAt(longitude, 100, ascendant))).toEqual(place);
  });

  it('coordinates have one decimal and no minus zero', () => {
    expect([coordinate(-0.04), coordinate(1.25), coordinate(-12)]).toEqual(['0', '1.3', '-12']);
  });

  it('halfway goes forward, also over 0° Aries', () => {
    expect([halfway(10, 40), halfway(350, 20), halfway(20, 350)]).toEqual([25, 5, 185]);
  });

  it('paths begin and end where they say', () => {
    expect(rayPath(0, 90, 150)).toBe('M-90 0L-150 0');
    expect(chordPath(0, 180, 90)).toBe('M-90 0L90 0');
    expect(sectorPath(0, 90)).toBe('M-182 0A182 182 0 0 0 0 182L0 150A150 150 0 0 1 -150 0Z');
  });
});

const circle = fc.array(
  fc.integer({ min: 0, max: 3_599_999 }).map((n) => n / 10_000),
  { minLength: 1, maxLength: 12 },
);

/** The indexes by their longitude, beginning with index 0. */
function sequence([first = 0, ...rest]: readonly number[]) {
  const forward = [first, ...rest].map((longitude) => normalizeDegrees(longitude - first));
  return forward.map((_, index) => index).sort((a, b) => (forward[a] ?? 0) - (forward[b] ?? 0));
}

describe('bodies that stand close [BH-3]', () => {
  it('neighbours get their room, whatever the sky [BH-3]', () => {
    fc.assert(
      fc.property(circle, (longitudes) => {
        const shown = spread(longitudes, BODY_ROOM);
        shown.forEach((one, index) =>
          shown
            .slice(index + 1)
            .forEach((other) => expect(separation(one, other)).toBeGreaterThan(BODY_ROOM - 1e-6)),
        );
      }),
    );
  });

  it('none is moved past another [BH-3]', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 359 }), { minLength: 2, maxLength: 12 }),
        (longitudes) => {
          expect(sequence(spread(longitudes, BODY_ROOM))).toEqual(sequence(longitudes));
        },
      ),
    );
  });

  it('bodies with room stay exactly where they are', () => {
    const apart = [350, 20, 200, 100];
    expect(spread(apart, BODY_ROOM).map((place) => Number(place.toFixed(9)))).toEqual(apart);
  });

  it('two at one place are moved apart by as much', () => {
    expect(spread([100, 100], 10).map((place) => place.toFixed(3))).toEqual(['95.000', '105.000']);
    expect(spread([359, 1], 10).map((place) => place.toFixed(3))).toEqual(['355.000', '5.000']);
  });

  it('one body and none are no trouble', () => {
    expect(spread([12], 10)).toEqual([12]);
    expect(spread([], 10)).toEqual([]);
  });
});
