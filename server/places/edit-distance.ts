/** Longer names are not compared; the longest in the gazetteer has 55 letters. */
const LONGEST = 63;

/** Three rows of the table, reused for performance: a search compares thousands of names. */
const rows = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)] as const;

/**
 * Computes the edit distance of two names (optimal string alignment: insertions, deletions, substitutions and swaps of
 * neighbours); `Infinity` when it is above `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || a.length > LONGEST || b.length > LONGEST) return Infinity;
  let [beforeLast, last, current]: [Uint8Array, Uint8Array, Uint8Array] = [...rows];
  for (let column = 0; column <= b.length; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    current[0] = row;
    let smallest = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      }
      current[column] = cost;
      if (cost < smallest) smallest = cost;
    }
    if (smallest > limit) return Infinity;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const distance = at(last, b.length);
  return distance > limit ? Infinity : distance;
}

const at = (row: Uint8Array, column: number) => row[column] ?? Infinity;
