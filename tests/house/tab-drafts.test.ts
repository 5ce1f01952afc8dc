import { expect, test } from 'vitest';
import { readSources, type SourceFile } from './checks/source-tree.ts';

/** What the shop keeps in a tab, and what is no draft: it was not typed into a form. */
const NO_DRAFT = new Set([
  'src/browser/customer-id.ts',
  'src/browser/newsletter-token.ts',
  'src/browser/purchase-claim.ts',
  'src/browser/unfinished-order.ts',
]);

const unregistered = (sources: readonly SourceFile[]) =>
  sources
    .filter(({ path, text }) => /\bsafeSessionStorage\.write\(/.test(text) && !NO_DRAFT.has(path))
    .filter(({ text }) => !/const KEY = TAB_DRAFTS\./.test(text))
    .map(({ path }) => path);

test('every draft of a tab is one of those that "Wyczyść zapamiętane dane" forgets [U33]', () => {
  const sources = readSources([
    'src/app',
    'src/blocks',
    'src/browser',
    'src/flows',
    'src/islands',
    'src/page',
  ]);
  expect(unregistered(sources)).toEqual([]);
  const straight = sources.filter(({ text }) => /\bsessionStorage\.setItem\(/.test(text));
  expect(straight.map(({ path }) => path)).toEqual([]);
});

test('the check finds a draft with a key of its own', () => {
  const text = "const KEY = 'letter';\nsafeSessionStorage.write(KEY, values);";
  expect(unregistered([{ path: 'src/flows/letter/draft.ts', text }])).toEqual(['src/flows/letter/draft.ts']);
});
