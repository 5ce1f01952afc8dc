import { normalizeDegrees } from '#domain/chart.ts';

/** Radii of the wheel's rings; the drawing is 400 units wide. */
export const RADIUS = {
  edge: 198,
  /** The ring of signs. */
  outer: 182,
  inner: 150,
  tick: 145,
  body: 124,
  /** The ring of house numbers. */
  houses: 104,
  hub: 90,
} as const;

/** Minimum distance between two body glyphs, in degrees. */
export const BODY_ROOM = 11;

export interface Point {
  x: number;
  y: number;
}

/**
 * Coordinates of a longitude on the wheel. Longitudes run counter-clockwise from the ascendant at the left, or from
 * 0° Aries without one. The centre is (0, 0), y grows downwards.
 */
export function pointAt(longitude: number, radius: number, ascendant = 0): Point {
  const angle = Math.PI + ((longitude - ascendant) * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: -radius * Math.sin(angle) };
}

/** Formats a coordinate for markup, rounded to a tenth of a unit, which is finer than a screen shows. */
export const coordinate = (value: number) => String(Math.round(value * 10) / 10 + 0);

const at = ({ x, y }: Point) => `${coordinate(x)} ${coordinate(y)}`;

/** Path data of a radial line between two radii. */
export const rayPath = (longitude: number, from: number, to: number, ascendant = 0) =>
  `M${at(pointAt(longitude, from, ascendant))}L${at(pointAt(longitude, to, ascendant))}`;

/** Path data of a line between two longitudes on one circle. */
export const chordPath = (from: number, to: number, radius: number, ascendant = 0) =>
  `M${at(pointAt(from, radius, ascendant))}L${at(pointAt(to, radius, ascendant))}`;

/** Path data of a ring segment between two longitudes less than half a circle apart. */
export function sectorPath(start: number, end: number, ascendant = 0): string {
  const { outer, inner } = RADIUS;
  return [
    `M${at(pointAt(start, outer, ascendant))}`,
    `A${outer} ${outer} 0 0 0 ${at(pointAt(end, outer, ascendant))}`,
    `L${at(pointAt(end, inner, ascendant))}`,
    `A${inner} ${inner} 0 0 1 ${at(pointAt(start, inner, ascendant))}Z`,
  ].join('');
}

/** The midpoint between two longitudes in counter-clockwise direction. */
export const halfway = (from: number, to: number) => normalizeDegrees(from + normalizeDegrees(to - from) / 2);

/** Index of the longitude that follows the widest gap on the circle. */
function afterWidestGap(longitudes: readonly number[], order: readonly number[]): number {
  let after = 0;
  let widest = -1;
  order.forEach((index, place) => {
    const previous = order[(place + order.length - 1) % order.length] ?? index;
    const gap = normalizeDegrees((longitudes[index] ?? 0) - (longitudes[previous] ?? 0));
    if (gap > widest) {
      widest = gap;
      after = place;
    }
  });
  return after;
}

/**
 * Moves longitudes apart so that neighbours have `room` degrees between them, each as little as possible and none
 * past another: an isotonic regression (pool adjacent violators) on the circle, cut open at its widest gap. Returns
 * them in the given order.
 */
export function spread(longitudes: readonly number[], room: number): number[] {
  const order = longitudes
    .map((_, index) => index)
    .sort((a, b) => (longitudes[a] ?? 0) - (longitudes[b] ?? 0));
  const cut = afterWidestGap(longitudes, order);
  const sequence = [...order.slice(cut), ...order.slice(0, cut)];
  const base = longitudes[sequence[0] ?? 0] ?? 0;

  const groups: { sum: number; count: number }[] = [];
  sequence.forEach((index, place) => {
    let group = { sum: normalizeDegrees((longitudes[index] ?? 0) - base) - place * room, count: 1 };
    for (
      let last = groups.at(-1);
      last && last.sum / last.count > group.sum / group.count;
      last = groups.at(-1)
    ) {
      groups.pop();
      group = { sum: last.sum + group.sum, count: last.count + group.count };
    }
    groups.push(group);
  });

  const placed = groups.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
  const moved = [...longitudes];
  sequence.forEach((index, place) => {
    moved[index] = normalizeDegrees(base + (placed[place] ?? 0) + place * room);
  });
  return moved;
}
