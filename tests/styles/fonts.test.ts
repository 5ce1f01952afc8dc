import { readdirSync, readFileSync, statSync } from 'node:fs';
import { convert } from 'fontverter';
import { expect, test } from 'vitest';
import { FONT_FACES } from '#styles/font-faces.ts';

const PUBLIC = new URL('../../src/public/', import.meta.url);
const bytes = (path: string) => statSync(new URL(`.${path}`, PUBLIC)).size;
const onDisk = readdirSync(new URL('fonts/', PUBLIC))
  .filter((name) => name !== 'LICENSE.txt')
  .map((name) => `/fonts/${name}`);
const named = FONT_FACES.flatMap(({ src }) => /url\((.+?)\)/.exec(src)?.[1] ?? []);

test('every font on disk has its face, and every face its font', () => {
  expect(named.toSorted()).toEqual(onDisk.toSorted());
});

test('all fonts together weigh at most 50.5 kB, and those of an ordinary page 45.5', () => {
  expect(onDisk.reduce((sum, path) => sum + bytes(path), 0)).toBeLessThanOrEqual(50_500);
  const ordinary = onDisk.filter((path) => !/-(rare|figures)\.woff2$/.test(path));
  expect(ordinary.reduce((sum, path) => sum + bytes(path), 0)).toBeLessThanOrEqual(45_500);
});

test('every web family has a stand-in of the same measure', () => {
  const families = FONT_FACES.filter(
    ({ src, family }) => src.startsWith('url') && !/Figures/.test(family),
  ).map(({ family }) => family);
  const standIns = FONT_FACES.filter(({ sizeAdjust }) => sizeAdjust).map(({ family }) => family);
  for (const family of new Set(families)) {
    expect(standIns).toContain(family.replace(/( Variable)?'$/, " Fallback'"));
  }
});

/** The features of a font's table of substitutions. */
async function substitutions(name: string): Promise<string[]> {
  const font = await convert(readFileSync(new URL(`fonts/${name}.woff2`, PUBLIC)), 'sfnt');
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, place) => 12 + 16 * place);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'GSUB');
  if (entry === undefined) return [];
  const table = font.readUInt32BE(entry + 8);
  const list = table + font.readUInt16BE(table + 6);
  return Array.from({ length: font.readUInt16BE(list) }, (_, place) =>
    font.toString('latin1', list + 2 + 6 * place, list + 6 + 6 * place),
  );
}

test.each([
  // The family composes its small capitals of small letters; cut off, it prints these.
  ['bona-nova-sc', 'ccmp'],
  ['bona-nova-sc-polish', 'ccmp'],
  // Digits are lining in headings and prices, old-style only in the strip and in rubrics.
  ['bona-nova-400', 'lnum'],
  ['bona-nova-700', 'lnum'],
])('%s keeps what it is for: %s [R8]', async (name, feature) => {
  expect(await substitutions(name)).toContain(feature);
});
