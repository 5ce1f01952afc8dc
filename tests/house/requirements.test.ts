import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deadReferences, listedIds, provenIds, usedIds } from './checks/requirement-ids.ts';
import { readPages } from './checks/markdown.ts';
import { readSources, repository } from './checks/source-tree.ts';

const read = (path: string) => readFileSync(join(repository, path), 'utf8');
const listed = listedIds(read('docs/requirements.md'));
const sources = [
  ...readSources().filter(({ path }) => !path.startsWith('tests/house/requirements')),
  { path: 'openapi/storefront.yaml', text: read('openapi/storefront.yaml') },
];
const pages = readPages().filter(({ path }) => path !== 'docs/requirements.md');

test('every requirement that a file names is listed once in docs/requirements.md, and every listed one is named', () => {
  expect([...usedIds([...sources, ...pages], listed).keys()].toSorted()).toEqual(listed.toSorted());
});

test('every listed requirement stands in the title of a test', () => {
  const proven = provenIds(sources.filter(({ path }) => path.startsWith('tests/')));
  expect(listed.filter((id) => !proven.has(id))).toEqual([]);
});

test('an id in a comment proves nothing', () => {
  const text = "// [OF-1]\n/* [OF-2] */ test('https://x.example [OF-3]', run); test(`a // b [OF-4]`, run);";
  expect([...provenIds([{ path: 'tests/a.test.ts', text }])]).toEqual(['OF-3', 'OF-4']);
});

test('no comment sends its reader to a document that is not in the repository', () => {
  expect(deadReferences(sources)).toEqual([]);
});

test('the checks find ids in titles and comments, and neither sizes nor SVG paths', () => {
  const text = "// On paper, A4: (OF-6, U2)\ntest('text [XX-9] [A13]', () => 'A10 10 0 0 1'); // UTF-8 VA-BH";
  expect([...usedIds([{ path: 'a.ts', text }], ['OF-1', 'VA-1']).keys()].toSorted()).toEqual([
    'A13',
    'OF-6',
    'U2',
    'VA-BH',
    'XX-9',
  ]);
});

test('the checks find a document that is elsewhere, and let one of ours and an RFC pass', () => {
  const text = 'SPEC.md\nas issue 6 says\n(section 4)\ndocs/requirements.md, RFC 9110 section 13.1.2';
  expect(deadReferences([{ path: 'a.ts', text }])).toEqual([
    'a.ts:1 SPEC.md',
    'a.ts:2 issue 6',
    'a.ts:3 section 4',
  ]);
});
