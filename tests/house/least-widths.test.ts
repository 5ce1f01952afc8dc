import { expect, test } from 'vitest';
import { readSources, type SourceFile } from './checks/source-tree.ts';

/**
 * Least widths in letters that a phone has no room for when its letters are twice as large: `minWidth: '10rem'` is then as
 * wide as the whole screen of 320 px. Below 8rem they fit; what a media query asks for has the room.
 */
const tooWide = (files: readonly SourceFile[]) =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const [, rem] = /(?:minWidth: '|minmax\()(\d+(?:\.\d+)?)rem/.exec(line) ?? [];
      const isInQuery = /from\.|'@media'|'\(min-width/.test(line);
      return rem !== undefined && Number(rem) >= 8 && !isInQuery ? [`${path}:${index + 1}`] : [];
    }),
  );

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
])('the check of %s finds %i', (text, count) => {
  expect(tooWide([{ path: 'a.css.ts', text }])).toHaveLength(count);
});
