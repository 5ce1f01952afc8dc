import type { FaultReport } from '../fault.ts';

export const FAULT_HEAD = ['Fault', 'Tried', 'Seen', 'Held', 'On'] as const;

/** A row of the table of faults. */
export const rowOf = ({ what, tried, seen, problems }: FaultReport, day: string): string[] => [
  what,
  tried,
  seen,
  problems.length === 0 ? 'yes' : 'NO',
  day,
];
