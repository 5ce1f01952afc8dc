import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as shell from '#copy/site/shell.ts';
import { FONT_FACES } from '#styles/font-faces.ts';
import { openFont, PUBLIC, reachOf, substitutions } from './font-file.ts';

const bytes = (path: string) => statSync(new URL(`.${path}`, PUBLIC)).size;
const onDisk = readdirSync(new URL('fonts/', PUBLIC))
  .filter((name) => name !== 'LICENSE.txt')
  .map((name) => `/fonts/${name}`);
const named = FONT_FACES.flatMap(({ src }) => /url\((.+?)\)/.exec(src)?.[1] ?? []);

test('every font on disk has its face, and every face its font', () => {
  expect(named.toSorted()).toEqual(onDisk.toSorted());
});

test('all fonts together weigh at most 49 kB, and those of an ordinary page 44.1', () => {
  expect(onDisk.reduce((sum, path) => sum + bytes(path), 0)).toBeLessThanOrEqual(49_000);
  const ordinary = onDisk.filter((path) => !/-(rare|figures)\.woff2$/.test(path));
  expect(ordinary.reduce((sum, path) => sum + bytes(path), 0)).toBeLessThanOrEqual(44_100);
});

test('what stands on every page has no sign of the font of rare ones', () => {
  const face = FONT_FACES.find(({ src }) => src.includes('-rare.'));
  const rare = (face?.unicodeRange ?? '').split(',').map((range) => {
    const [from = '', to = from] = range.slice('U+'.length).split('-');
    return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
  });
  const isRare = (sign: string) => {
    const code = sign.codePointAt(0) ?? 0;
    return rare.some(({ from, to }) => from <= code && code <= to);
  };
  expect(isRare('§')).toBe(true);
  const said = [...JSON.stringify(shell), ...shell.footerCopy.copyright(2026, 'Kwiat')];
  expect([...new Set(said.filter((sign) => isRare(sign) && !'[]{}_"\\'.includes(sign)))]).toEqual([]);
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

// The family composes its small capitals of small letters; cut off, it prints these.
test.each(['bona-nova-sc', 'bona-nova-sc-polish'])('%s keeps its small capitals', async (name) => {
  expect(substitutions(await openFont(name))).toContain('ccmp');
});

// Old-style digits stand in the strip and in rubrics alone, which are set in small capitals.
const withDigits = onDisk
  .map((path) => path.slice('/fonts/'.length, -'.woff2'.length))
  .filter((name) => !/-(sc|polish|sc-polish|rare)$/.test(name));
test.each(withDigits)('%s prints lining digits when no rule asks for them [R8]', async (name) => {
  const font = await openFont(name);
  const digits = [...'0123456789'].map((digit) => ({ digit, ...reachOf(font, digit) }));
  expect(digits.filter(({ above }) => above === undefined)).toEqual([]);
  const heights = digits.map(({ above = 0 }) => above);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(60);
  expect(digits.filter(({ below = 1000 }) => below > 80)).toEqual([]);
});

test('the digits of small capitals are old-style', async () => {
  expect(reachOf(await openFont('bona-nova-sc'), '3')?.below).toBeGreaterThan(150);
});
