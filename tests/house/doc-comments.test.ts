import { expect, test } from 'vitest';
import { undocumented } from './checks/doc-comments.ts';
import { readSources } from './checks/source-tree.ts';

test('every exported function, component and class of the shop says what it is for', () => {
  const shop = readSources(['src', 'server', 'machines', 'tools']);
  expect(undocumented(shop)).toEqual([]);
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
