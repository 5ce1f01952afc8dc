/** A point on the ground; degrees, north and east positive. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Approximate distance in kilometres, exact enough to find the nearest town. */
export function distance(a: Point, b: Point): number {
  const north = a.latitude - b.latitude;
  const turn = Math.abs(a.longitude - b.longitude);
  const east = Math.min(turn, 360 - turn) * Math.cos((a.latitude * Math.PI) / 180);
  return 111.2 * Math.hypot(north, east);
}

/** Finds the nearest of some points. */
export function nearest<T extends Point>(to: Point, among: readonly T[]): T | undefined {
  let best: T | undefined;
  let shortest = Infinity;
  for (const candidate of among) {
    const away = distance(to, candidate);
    if (away < shortest) [best, shortest] = [candidate, away];
  }
  return best;
}
