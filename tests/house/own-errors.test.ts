import { expect, test } from 'vitest';
import { readSources } from './checks/source-tree.ts';

/** Errors of the server whose words nobody may log, so that their cause stays unknown. */
const wordless = (sources: readonly { path: string; text: string }[]) =>
  sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => (/\bnew Error\(/.test(line) ? [`${path}:${at + 1}`] : [])),
  );

test('the server throws errors in its own words as `OwnError`, which log and desk may show', () => {
  expect(wordless(readSources(['server']))).toEqual([]);
});

test('the check finds an error without that', () => {
  expect(wordless([{ path: 'server/a.ts', text: "const a = 1;\nthrow new Error('why');" }])).toEqual([
    'server/a.ts:2',
  ]);
});
