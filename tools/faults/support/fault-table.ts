import { markdownTable } from '../../docs/markdown.ts';
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

/** The rows of a table that a program has written. */
const rowsIn = (page: string): string[][] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| --- '))
    .slice(1)
    .map((line) =>
      line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.replaceAll(String.raw`\|`, '|')),
    );

/**
 * The table with the rows of a run of some kinds of faults in the places of the same faults' earlier ones; new ones come
 * last. A kind that did not end well has a row by its own name, which goes with the kind's next run.
 */
export function withRows(page: string, rows: readonly string[][], kinds: readonly string[] = []): string {
  const earlier = rowsIn(page).filter(([what = '']) => !kinds.includes(what));
  const isSame = ([one]: readonly string[], [other]: readonly string[]) => one === other;
  const kept = earlier.map((row) => rows.find((newer) => isSame(newer, row)) ?? row);
  const added = rows.filter((row) => !earlier.some((one) => isSame(one, row)));
  return markdownTable(FAULT_HEAD, [...kept, ...added]);
}
