import { expect, test } from 'vitest';
import { readSources } from './checks/source-tree.ts';

const COUNTS = 'src/desk/copy/count.ts';
/** A number that stands before its noun as JavaScript writes it: "12345 adresów". */
const BARE = /\$\{\w+\}(?:\$\{NBSP\}| |\\u00a0)\$\{plural\(/;

test('at the desk a number with its noun is written by `counted`, with a space between its thousands', () => {
  const bare = readSources(['src/desk'])
    .filter(({ path, text }) => path !== COUNTS && BARE.test(text))
    .map(({ path }) => path);
  expect(bare).toEqual([]);
});
