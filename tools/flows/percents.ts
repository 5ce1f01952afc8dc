/**
 * Rounds shares that make one to whole percents that make a hundred: each is rounded down, and what is left goes to those
 * that lost most.
 */
export function wholePercents(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * 100);
  const whole = exact.map(Math.floor);
  const left =
    Math.round(exact.reduce((sum, one) => sum + one, 0)) - whole.reduce((sum, one) => sum + one, 0);
  const lost = exact.map((one, index) => [one - Math.floor(one), index] as const);
  for (const [, index] of lost.toSorted(([a], [b]) => b - a).slice(0, left))
    whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
