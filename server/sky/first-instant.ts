/** Instants are found to this many milliseconds. */
const PRECISION = 500;

/**
 * The first instant between two at which something that turns from false to true is true; `from` must be before the
 * turn, `to` after it.
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
