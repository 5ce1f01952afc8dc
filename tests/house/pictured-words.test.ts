import { expect, test } from 'vitest';
import { readSources } from './checks/source-tree.ts';

/** One space for each kind of space, none of what joins words. */
const plain = (text: string) =>
  text
    .replaceAll(/\$\{NBSP\}|\\u00a0/g, ' ')
    .replaceAll(String.raw`\u2060`, '')
    .replaceAll(/\s+/g, ' ');

const product = plain(
  readSources(['src', 'server'])
    .map(({ text }) => text)
    .join('\n'),
);
const words = readSources(['tests/pictures']).flatMap(({ path, text }) =>
  [...text.matchAll(/(?:exactly|somewhere|starting)\('([^']+)'\)/g)].map(([, word = '']) => ({ path, word })),
);

test('what a photographed scene looks for is said by the shop: scenes are walked in `npm run prove` alone', () => {
  expect(words.length).toBeGreaterThan(30);
  expect(words.filter(({ word }) => !product.includes(plain(word)))).toEqual([]);
});
