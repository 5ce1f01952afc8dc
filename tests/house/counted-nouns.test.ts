import { expect, test } from 'vitest';
import { readSources } from './checks/source-tree.ts';

const FORMAT = 'src/copy/site/format.ts';
/** A number that stands before its noun as JavaScript writes it: "12345 adresów". */
const BARE = /\$\{\w+\}(?:\$\{NBSP\}| |\\u00a0)\$\{plural\(/;

test('a number with its noun is written by `counted`, which groups its thousands as prices do and breaks no line', () => {
  const bare = readSources(['src', 'server'])
    .filter(({ path, text }) => path !== FORMAT && BARE.test(text))
    .map(({ path }) => path);
  expect(bare).toEqual([]);
});
