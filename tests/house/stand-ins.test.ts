import { expect, test } from 'vitest';
import { readSources, type SourceFile } from './checks/source-tree.ts';

// Files of tests share a process, which keeps the stand-ins of an earlier file: a spied module would be one of those.

const MADE_HERE = /^\(\s*(['"])[^'"]+\1,\s*(?:async\s+)?(?:\(|\w+\s*=>)/;

/** Where a module is replaced by something that the test has not made itself. */
const borrowed = (sources: readonly SourceFile[]) =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\bvi\.(?:mock|doMock)(?=\()/g)]
      .filter(({ index, 0: call }) => !MADE_HERE.test(text.slice(index + call.length)))
      .map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`),
  );

test('a test that puts something in the place of a module makes it itself', () => {
  const sources = readSources(['tests']).filter(({ path }) => path !== 'tests/house/stand-ins.test.ts');
  expect(borrowed(sources)).toEqual([]);
  expect(sources.filter(({ text }) => /\bvi\.mock\(/.test(text)).length).toBeGreaterThan(10);
});

test.each([`vi.mock('#a.ts', { spy: true });`, `vi.mock('#a.ts');`, `vi.doMock("#a.ts")`])(
  'the check finds %s',
  (text) => {
    expect(borrowed([{ path: 'a.ts', text }])).toEqual(['a.ts:1']);
  },
);

test.each([
  `vi.mock('#a.ts', () => ({ a }));`,
  `vi.mock('#a.ts', async (original) => original());`,
  `vi.mock(\n  "#a.ts",\n  original => original());`,
])('and lets pass %s', (text) => {
  expect(borrowed([{ path: 'a.ts', text }])).toEqual([]);
});
