import { expect, test } from 'vitest';
import { leftOutTests } from './checks/left-out-tests.ts';
import { readSources } from './checks/source-tree.ts';

test('no test is left out or runs alone', () => {
  expect(leftOutTests(readSources(['tests']))).toEqual([]);
});

test('the check finds every way of leaving a test out', () => {
  const ways = ['test.only', 'it.skip', 'describe.todo', 'test.describe.fixme', 'test.fails'];
  const text = [...ways.map((way) => `${way}('x', () => {});`), `xit('y', () => {});`].join('\n');
  expect(leftOutTests([{ path: 'tests/a.test.ts', text }])).toEqual([
    ...ways.map((way, index) => `tests/a.test.ts:${index + 1} ${way}`),
    'tests/a.test.ts:6 xit',
  ]);
});

test('the check lets a condition, a table and an array of `only` pass', () => {
  const text = `test.skipIf(x)('a', () => {}); test.each([1])('b', () => {}); options.only; skip();`;
  expect(leftOutTests([{ path: 'tests/a.test.ts', text }])).toEqual([]);
});
