/** Numbers from 0 to below 1 that look random and are the same for the same seed (mulberry32). */
export type Random = () => number;

/** Makes a generator of such numbers from a whole number. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks one of several by their weights. @throws for an empty list, or if all weights are 0 */
export function pickWeighted<T>(random: Random, from: readonly T[], weightOf: (one: T) => number): T {
  const whole = from.reduce((sum, one) => sum + weightOf(one), 0);
  let place = random() * whole;
  const found = from.find((one) => (place -= weightOf(one)) < 0) ?? from.findLast((one) => weightOf(one) > 0);
  if (found === undefined) throw new Error('There is nothing to pick from');
  return found;
}

/** Picks one of several with equal probability. @throws for an empty list */
export function pick<T>(random: Random, from: readonly T[]): T {
  const found = from[Math.floor(random() * from.length)];
  if (found === undefined) throw new Error('There is nothing to pick from');
  return found;
}
