import { expect, test } from 'vitest';
import { longWinded, undocumented } from './checks/doc-comments.ts';
import { readSources } from './checks/source-tree.ts';

test('every exported function, component and class of the shop says what it is for', () => {
  const shop = readSources(['src', 'server', 'machines', 'tools']);
  expect(undocumented(shop)).toEqual([]);
});

test('the sentences of a doc comment have at most 24 words on average', () => {
  const shop = readSources(['src', 'server', 'machines', 'tools']);
  expect(longWinded(shop)).toEqual([]);
  const words = 'word '.repeat(20);
  const text = `/** ${words}. ${words}. */\nexport const a = 1;\n/** ${words} ${words}. */\nexport const b = 1;`;
  expect(longWinded([{ path: 'src/a.ts', text }])).toEqual([expect.stringMatching(/^src\/a\.ts:4 /)]);
});

test('the check finds a function, an arrow and a class without a word, and passes by what is not exported', () => {
  const text = `export function a() {}\nexport const b = () => 1;\nexport class C {}\nfunction d() {}\nexport const e = 1;
/** Says it. */ export function f() {}`;
  expect(undocumented([{ path: 'src/a.ts', text }])).toEqual([
    'src/a.ts:1 a',
    'src/a.ts:2 b',
    'src/a.ts:3 C',
  ]);
});
