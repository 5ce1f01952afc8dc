import { markdownTable } from './markdown.ts';

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
 * The table of a page with the rows of a new run in the places of earlier ones of the same first cell; others come last.
 * Earlier rows whose first cell is in `gone` are left out: a kind of fault that did not end well has a row by its own
 * name, which goes with the kind's next run.
 */
export function withRows(
  head: readonly string[],
  page: string,
  rows: readonly string[][],
  gone: readonly string[] = [],
): string {
  const earlier = rowsIn(page).filter(([what = '']) => !gone.includes(what));
  const isSame = ([one]: readonly string[], [other]: readonly string[]) => one === other;
  const kept = earlier.map((row) => rows.find((newer) => isSame(newer, row)) ?? row);
  const added = rows.filter((row) => !earlier.some((one) => isSame(one, row)));
  return markdownTable(head, [...kept, ...added]);
}
