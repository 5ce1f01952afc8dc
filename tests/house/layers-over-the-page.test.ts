import { expect, test } from 'vitest';
import { readSources, type SourceFile } from './checks/source-tree.ts';

// What lies over the page is one of the kit's parts (import-directions.test.ts: Radix is the kit's alone).

/** Toasts stay over every page and take no focus: Back is not about them. */
const NO_LAYER = new Set(['src/kit/toast-region.tsx']);

const withoutLayer = (sources: readonly SourceFile[]) =>
  sources
    .filter(({ path, text }) => /\bPortal\b|createPortal|showModal/.test(text) && !NO_LAYER.has(path))
    .filter(({ text }) => !/\buseLayer\(/.test(text))
    .map(({ path }) => path);

test('Back closes everything that opens over the page: each part with a portal is a layer [SH-9]', () => {
  const sources = readSources(['src']);
  expect(withoutLayer(sources)).toEqual([]);
  const layers = sources.filter(({ text }) => /\buseLayer\(open/.test(text)).map(({ path }) => path);
  expect(layers).toEqual(['src/kit/dialog.tsx', 'src/kit/select-field.tsx']);
  for (const entry of ['src/entry-client.tsx', 'src/desk/entry-desk.tsx'])
    expect(sources.find(({ path }) => path === entry)?.text).toContain('watchLayers();');
});

test('the check finds a part that forgets it', () => {
  const text = '<Radix.Root open={open}><Radix.Portal /></Radix.Root>';
  expect(withoutLayer([{ path: 'src/kit/sheet.tsx', text }])).toEqual(['src/kit/sheet.tsx']);
});
