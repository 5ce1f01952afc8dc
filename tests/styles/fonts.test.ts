import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { FONT_FACES } from '#styles/font-faces.ts';

/** It has no types of its own. */
const { convert } = createRequire(import.meta.url)('fontverter') as {
  convert: (font: Buffer, to: 'sfnt') => Promise<Buffer>;
};
const PUBLIC = new URL('../../src/public/', import.meta.url);
const bytes = (path: string) => statSync(new URL(`.${path}`, PUBLIC)).size;
const onDisk = readdirSync(new URL('fonts/', PUBLIC))
  .filter((name) => name !== 'LICENSE.txt')
  .map((name) => `/fonts/${name}`);
const named = FONT_FACES.flatMap(({ src }) => /url\((.+?)\)/.exec(src)?.[1] ?? []);

test('every font on disk has its face, and every face its font', () => {
  expect(named.toSorted()).toEqual(onDisk.toSorted());
});

test('all fonts together weigh at most 50 kB, and those of an ordinary page 45', () => {
  expect(onDisk.reduce((sum, path) => sum + bytes(path), 0)).toBeLessThanOrEqual(50_000);
  const ordinary = onDisk.filter((path) => !/-(rare|figures)\.woff2$/.test(path));
  expect(ordinary.reduce((sum, path) => sum + bytes(path), 0)).toBeLessThanOrEqual(45_000);
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

test('the small capitals are kept: the font makes them of small letters by a feature [R8]', async () => {
  for (const name of ['bona-nova-sc', 'bona-nova-sc-polish']) {
    const font = await convert(readFileSync(new URL(`fonts/${name}.woff2`, PUBLIC)), 'sfnt');
    expect([name, font.includes('ccmp')]).toEqual([name, true]);
  }
});
