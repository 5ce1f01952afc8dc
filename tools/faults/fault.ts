/** Result of one kind of fault. */
export interface FaultReport {
  /** Name of the fault in the table. */
  what: string;
  /** What was done, with figures. */
  tried: string;
  /** What was observed, with figures. */
  seen: string;
  /** Violated expectations; empty if the shop passed. Never personal data. */
  problems: readonly string[];
}

/** Groups equal problems and adds their counts. */
export function summed(problems: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const problem of problems) counts.set(problem, (counts.get(problem) ?? 0) + 1);
  return [...counts].map(([problem, count]) => (count > 1 ? `${problem} (${count} times)` : problem));
}
