import { expect, test } from 'vitest';
import { deadWords } from './checks/dead-words.ts';
import { readSources } from './checks/source-tree.ts';

const isCopy = (path: string) =>
  path.startsWith('src/copy/') ||
  path.startsWith('src/desk/copy/') ||
  path.endsWith('-copy.ts') ||
  path === 'server/mail/texts.ts';

test('no sentence is kept that nobody shows', () => {
  const product = readSources(['src', 'server']);
  const copy = product.filter(({ path }) => isCopy(path));
  expect(copy.filter(({ path }) => path.startsWith('src/desk/')).length).toBeGreaterThan(20);
  expect(copy.length).toBeGreaterThan(60);
  expect(deadWords(copy, product)).toEqual([]);
});

const words = {
  path: 'src/words.ts',
  text: "export const a = { b: 1, c: { d: 2, e: 3 }, 'f-g': 4 } as const; const own = { h: 5 };",
};
const every = ['b', 'c.d', 'c.e', 'f-g'].map((sentence) => `src/words.ts a.${sentence}`);
const dead = (...texts: string[]) =>
  deadWords([words], [words, ...texts.map((text, at) => ({ path: `src/user${at}.ts`, text }))])
    .filter((sentence) => !sentence.endsWith('own.h'))
    .map((sentence) => sentence.replace('src/words.ts a.', ''));

test('the check finds every sentence that nobody reads, of objects that no file exports too', () => {
  expect(deadWords([words], [words])).toEqual([...every, 'src/words.ts own.h']);
});

test.each([
  ["import { a } from './words.ts'; show(a.b);", ['c.d', 'c.e', 'f-g']],
  ["import { a as copy } from './words.ts'; show(copy.c.d, copy.b.length);", ['c.e', 'f-g']],
  ["import { a } from './words.ts'; show(a);", []],
  ["import { a } from './words.ts'; show(a.c[kind]);", ['b', 'f-g']],
  ["import { a } from './words.ts'; const copy = a.c; show(copy.d);", ['b', 'c.e', 'f-g']],
  ["import { a } from './words.ts'; type Part = keyof typeof a.c;", ['b', 'f-g']],
  ["import { a } from './other.ts'; show(a.b);", ['b', 'c.d', 'c.e', 'f-g']],
  ['const x = { a: 1 }; show(x.a, other.a.b);', ['b', 'c.d', 'c.e', 'f-g']],
])('what is read by %s is not dead', (user, left) => {
  expect(dead(user)).toEqual(left);
});
