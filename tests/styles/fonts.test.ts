import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FONT_FACES, PRELOADED_FONTS } from '#styles/font-faces.ts';

const PUBLIC = new URL('../../src/public/', import.meta.url);
const bytes = (path: string) => statSync(new URL(`.${path}`, PUBLIC)).size;
const onDisk = readdirSync(new URL('fonts/', PUBLIC)).map((name) => `/fonts/${name}`);
const named = FONT_FACES.flatMap(({ src }) => /url\((.+?)\)/.exec(src)?.[1] ?? []);

test('every font on disk has its face, and every face its font', () => {
  expect(named.toSorted()).toEqual(onDisk.toSorted());
});

test('all fonts together weigh at most 100 kB', () => {
  expect(onDisk.reduce((sum, path) => sum + bytes(path), 0)).toBeLessThanOrEqual(100_000);
});

test('what is preloaded weighs at most 64 kB', () => {
  expect(PRELOADED_FONTS.length).toBeGreaterThan(0);
  expect(PRELOADED_FONTS.reduce((sum, path) => sum + bytes(path), 0)).toBeLessThanOrEqual(64_000);
});

test('every web family has a stand-in of the same measure', () => {
  const families = FONT_FACES.filter(({ src }) => src.startsWith('url')).map(({ family }) => family);
  const standIns = FONT_FACES.filter(({ sizeAdjust }) => sizeAdjust).map(({ family }) => family);
  for (const family of new Set(families)) {
    expect(standIns).toContain(family.replace(/( Variable)?'$/, " Fallback'"));
  }
});
