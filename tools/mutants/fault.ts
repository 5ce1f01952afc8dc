/** One deliberate fault in the shop's sources. */
export interface Fault {
  /** What goes wrong, as somebody who uses the shop would say it. */
  name: string;
  /** Exact text of the source; it must occur there exactly once, so that faults do not rot. */
  find: string;
  replace: string;
}

/** Faults of one file, and the tests that should notice them. */
export interface FaultGroup {
  /** Path from the repository's root. */
  file: string;
  /** Beginnings of paths of test files, the fewest that should be enough. */
  tests: readonly string[];
  faults: readonly Fault[];
}

/** A fault that no longer fits its source. */
export class RottenFault extends Error {
  override readonly name = 'RottenFault';
}

/** The source with the fault in it. @throws {RottenFault} when `find` occurs there not once, or changes nothing */
export function withFault(source: string, { name, find, replace }: Fault): string {
  const times = source.split(find).length - 1;
  if (times !== 1) throw new RottenFault(`"${name}": its text occurs ${times} times instead of once`);
  if (find === replace) throw new RottenFault(`"${name}": it changes nothing`);
  return source.replace(find, () => replace);
}
