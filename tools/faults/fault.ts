/** What came of one kind of fault. */
export interface FaultReport {
  /** The fault, as the table names it. */
  what: string;
  /** What was done, with its numbers. */
  tried: string;
  /** What was seen, with its numbers. */
  seen: string;
  /** What should not have been; empty when the shop held. Never personal data. */
  problems: readonly string[];
}

/** Says the same problem once, with how often it came. */
export function summed(problems: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const problem of problems) counts.set(problem, (counts.get(problem) ?? 0) + 1);
  return [...counts].map(([problem, count]) => (count > 1 ? `${problem} (${count} times)` : problem));
}
