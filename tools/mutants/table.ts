import type { Outcome } from './hunt.ts';

const WORD = { killed: 'killed', survived: 'SURVIVED', broken: 'BROKEN', stale: 'STALE' } as const;

/** Formats the result of a fault: name, outcome and the test that killed it. */
export function rowOf({ file, fault, end, by, seconds }: Outcome): string {
  const head = `${WORD[end].padEnd(8)}  ${seconds.toFixed(1).padStart(5)} s  ${file}: ${fault.name}`;
  return by === '' ? head : `${head}\n${' '.repeat(19)}${by.split('\n')[0] ?? ''}`;
}

/** Formats the counts and all surviving faults. */
export function summaryOf(outcomes: readonly Outcome[], seconds: number): string {
  const living = outcomes.filter(({ end }) => end !== 'killed');
  const killed = outcomes.length - living.length;
  const counts = `${outcomes.length} faults, ${killed} killed, ${living.length} not (${seconds.toFixed(0)} s)`;
  return [...living.map(({ file, fault, end }) => `${WORD[end]}  ${file}: ${fault.name}`), counts].join('\n');
}
