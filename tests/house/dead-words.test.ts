import { expect, test } from 'vitest';
import { deadWords } from './checks/dead-words.ts';
import { readSources } from './checks/source-tree.ts';

test('no sentence is kept that nobody shows', () => {
  const shop = readSources(['src', 'server']);
  const copy = shop.filter(({ path }) => path.startsWith('src/copy/') || path === 'server/mail/texts.ts');
  expect(copy.length).toBeGreaterThan(20);
  expect(deadWords(copy, shop)).toEqual([]);
});

test('the check finds a sentence that nobody reads, and lets an object pass that is handed on whole', () => {
  const copy = {
    path: 'copy.ts',
    text: 'export const a = { b: 1, c: 2 } as const; export const d = { e: 3 };',
  };
  const user = { path: 'user.ts', text: "import { a, d } from './copy.ts'; show(a.b, d);" };
  expect(deadWords([copy], [copy, user])).toEqual(['copy.ts a.c']);
});
