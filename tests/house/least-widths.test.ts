import { expect, test } from 'vitest';
import { readSources, type SourceFile } from './checks/source-tree.ts';

/**
 * Least widths in letters that a phone has no room for when its letters are twice as large: `minWidth: '10rem'` is then as
 * wide as the whole screen of 320 px. Below 8rem they fit; what a query for wide screens asks for has the room.
 */
const tooWide = (files: readonly SourceFile[]) =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const isForWide = /from\.|\[wide\]|\(min-width/.test(line);
      return !isForWide && leastWidths(line).some((rem) => rem >= 8) ? [`${path}:${index + 1}`] : [];
    }),
  );

/** Least widths of a line in rem: of a box, and of the tracks of a grid. One that gives way to the room (`min(…)`) is none. */
function leastWidths(line: string): number[] {
  const [, tracks = ''] = /gridTemplateColumns: '([^']*)'/.exec(line) ?? [];
  const fixed = tracks
    .replaceAll(/\bmin\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
    .replaceAll(/minmax\(0, [^()]*\)/g, '');
  const boxes = [...line.matchAll(/minWidth: '(\d+(?:\.\d+)?)rem/g)];
  return [...boxes, ...fixed.matchAll(/(\d+(?:\.\d+)?)rem/g)].map(([, rem]) => Number(rem));
}

test('no least width is wider than a phone with letters twice as large [A11]', () => {
  const styles = readSources(['src', 'styles']).filter(({ path }) => path.endsWith('.css.ts'));
  expect(tooWide(styles)).toEqual([]);
});

test.each([
  ["minWidth: '10rem'", 1],
  ["gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))'", 1],
  ["minWidth: 'min(10rem, 100%)'", 0],
  ["minWidth: '6rem'", 0],
  ["'@media': { [from.lg]: { minWidth: '27rem' } }", 0],
  ["'@media': { '(max-width: 40rem)': { minWidth: '12rem' } }", 1],
  ["gridTemplateColumns: 'minmax(0, 1fr) 8rem'", 1],
  ["gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(8rem, 45%))'", 0],
  ["gridTemplateColumns: 'minmax(0, 46rem)'", 0],
  ["gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 40%)), 1fr))'", 0],
])('the check of %s finds %i', (text, count) => {
  expect(tooWide([{ path: 'a.css.ts', text }])).toHaveLength(count);
});

/** Widths in pixels of what stands in a row that is moved sideways: letters twice as large break its words and prices. */
const fixedInRows = (files: readonly SourceFile[]) =>
  files.filter(({ text }) =>
    [
      ...text
        .split(/\bstyle\(\{/)
        .flatMap((rest) => rest.split('});', 1))
        .filter((rules) => rules.includes('scrollSnapAlign')),
      ...text.split('\n').filter((line) => line.includes('gridAutoColumns')),
    ].some((rules) => /(?:width|flex|gridAutoColumns): '(?:0 0 )?(?:min\()?\d+px/.test(rules)),
  );

test('cards of a row that is moved sideways are as wide as their letters ask [A11] [R6]', () => {
  const styles = readSources(['src', 'styles']).filter(({ path }) => path.endsWith('.css.ts'));
  expect(fixedInRows(styles).map(({ path }) => path)).toEqual([]);
});

test.each([
  ["style({\n  flex: 'none',\n  width: '148px',\n  scrollSnapAlign: 'start',\n});", 1],
  ["style({\n  flex: '0 0 262px',\n  scrollSnapAlign: 'start',\n});", 1],
  ["gridAutoColumns: 'min(262px, 80vw)'", 1],
  ["gridAutoColumns: 'minmax(0, 1fr)'", 0],
  ["style({\n  width: 'min(9.25rem, 84vw)',\n  scrollSnapAlign: 'start',\n});", 0],
  ["style({\n  width: '148px',\n});", 0],
])('the check of %s finds %i in a row', (text, count) => {
  expect(fixedInRows([{ path: 'a.css.ts', text }])).toHaveLength(count);
});
