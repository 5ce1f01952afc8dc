/** A deliberate fault in the shop's sources. */
export interface Fault {
  /** What goes wrong, from a user's view. */
  name: string;
  /** Exact text of the source; it must occur exactly once. */
  find: string;
  replace: string;
}

/** Faults of one file, and the tests that should detect them. */
export interface FaultGroup {
  /** Path from the repository's root. */
  file: string;
  /** Path prefixes of test files, as few as should suffice. */
  tests: readonly string[];
  faults: readonly Fault[];
}

/** Thrown for a fault that no longer fits its source. */
export class StaleFault extends Error {
  override readonly name = 'StaleFault';
}

/**
 * The faults that no longer fit their sources, each as `file: why`.
 *
 * @param read the text of a file, by its path from the repository's root
 */
export const staleFaults = (groups: readonly FaultGroup[], read: (file: string) => string): string[] =>
  groups.flatMap(({ file, faults }) => {
    const source = read(file);
    return faults.flatMap((fault) => {
      try {
        withFault(source, fault);
        return [];
      } catch (error) {
        if (!(error instanceof StaleFault)) throw error;
        return [`${file}: ${error.message}`];
      }
    });
  });

/** Applies a fault to a source. @throws {StaleFault} if `find` does not occur exactly once, or nothing changes */
export function withFault(source: string, { name, find, replace }: Fault): string {
  const times = source.split(find).length - 1;
  if (times !== 1) throw new StaleFault(`"${name}": its text occurs ${times} times instead of once`);
  if (find === replace) throw new StaleFault(`"${name}": it changes nothing`);
  return source.replace(find, () => replace);
}
