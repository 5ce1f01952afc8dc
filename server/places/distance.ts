/** A point on the ground; degrees, north and east positive. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Kilometres between two points, near enough to tell which town is the nearest. */
export function distance(a: Point, b: Point): number {
  const north = a.latitude - b.latitude;
  const turn = Math.abs(a.longitude - b.longitude);
  const east = Math.min(turn, 360 - turn) * Math.cos((a.latitude * Math.PI) / 180);
  return 111.2 * Math.hypot(north, east);
}

/** The nearest of some places. */
export function nearest<T extends Point>(to: Point, among: readonly T[]): T | undefined {
  let best: T | undefined;
  let shortest = Infinity;
  for (const candidate of among) {
    const away = distance(to, candidate);
    if (away < shortest) [best, shortest] = [candidate, away];
  }
  return best;
}
