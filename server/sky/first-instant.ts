/** Precision of the result (ms). */
const PRECISION = 500;

/**
 * Finds, by bisection, the first instant at which a predicate is true; it must be false at `from`, true at `to`, and
 * change once.
 */
export function firstInstant(from: Date, to: Date, isTrue: (at: Date) => boolean): Date {
  let before = from.getTime();
  let after = to.getTime();
  while (after - before > PRECISION) {
    const middle = (before + after) / 2;
    if (isTrue(new Date(middle))) after = middle;
    else before = middle;
  }
  return new Date(after);
}
