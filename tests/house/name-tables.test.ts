import { expect, test } from 'vitest';
import { looseTables } from './checks/name-tables.ts';
import { readSources } from './checks/source-tree.ts';

test('a name is looked up in a Record over its union, so that no one is missing', () => {
  const files = readSources(['machines', 'server', 'src', 'tools']);
  expect(files.length).toBeGreaterThan(1000);
  expect(looseTables(files)).toEqual([]);
});

test.each([
  `const NAME: Record<string, string> = { a: 'A' };`,
  `const NAME: Readonly<Partial<Record<string, string>>> = { 'a.b': 'A' };`,
  `const copy = { kind: { a: 'A' } as Readonly<Record<string, string>> };`,
  `const name = (copy.kind as Record<string, string>)[key] ?? key;`,
])('the check finds %s', (text) => {
  expect(looseTables([{ path: 'a.ts', text }])).toEqual(['a.ts:1']);
});

test.each([
  `const NAME: Readonly<Record<Kind, string>> = { a: 'A' };`,
  `const NAME = { a: 'A' } as const satisfies Record<Kind, string>;`,
  `const LETTERS: ReadonlyMap<string, string> = new Map([['ł', 'l']]);`,
  `const problems: Record<string, string> = {};`,
  `const typed = Object.fromEntries(pairs) as Record<string, string>;`,
  `const fields: Record<string, string> = { ...more, [name]: text };`,
])('and lets pass %s', (text) => {
  expect(looseTables([{ path: 'a.ts', text }])).toEqual([]);
});
