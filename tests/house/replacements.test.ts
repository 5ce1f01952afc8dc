import { expect, test } from 'vitest';
import { readReplacements } from './checks/replacements.ts';
import { readSources } from './checks/source-tree.ts';

test('what is put into a text by `replace` is written there, or a function’s result', () => {
  expect(readReplacements(readSources(['machines', 'server', 'src', 'styles']))).toEqual([]);
});

test.each([`a.replaceAll('x', name)`, 'a.replace(/x/, `<b>${name}</b>`)', `a.replace('x', String(y))`])(
  'the check finds %s',
  (text) => {
    expect(readReplacements([{ path: 'a.ts', text }])).toEqual(['a.ts:1']);
  },
);

test.each([
  `a.replaceAll('x', () => name)`,
  `a.replace(/(x)/, '$1')`,
  'a.replace(/x/, String.raw`\\$&`)',
  `location.replace('/')`,
])('and lets pass %s', (text) => {
  expect(readReplacements([{ path: 'a.ts', text }])).toEqual([]);
});
