import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { firstLoad } from '#tools/bench/first-load.ts';

const dist = mkdtempSync(join(tmpdir(), 'first-load-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const files = {
  entry: 'entry();',
  shared: 'shared();'.repeat(50),
  lazy: 'lazy();',
  look: 'a{b:c}',
};
const weigh = (...texts: string[]) =>
  texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);

mkdirSync(join(dist, '.vite'));
mkdirSync(join(dist, 'assets'));
writeFileSync(join(dist, 'assets/entry.js'), files.entry);
writeFileSync(join(dist, 'assets/shared.js'), files.shared);
writeFileSync(join(dist, 'assets/lazy.js'), files.lazy);
writeFileSync(join(dist, 'assets/look.css'), files.look);
writeFileSync(
  join(dist, '.vite/manifest.json'),
  JSON.stringify({
    'entry.ts': { file: 'assets/entry.js', imports: ['_shared.js'], dynamicImports: ['lazy.ts'] },
    '_shared.js': { file: 'assets/shared.js' },
    'lazy.ts': { file: 'assets/lazy.js', imports: ['_shared.js'] },
  }),
);

const entry = '<script data-modules="/assets/entry.js">boot()</script>';

test('the weight of a page holds static imports that it does not name, and nothing lazy', () => {
  const weight = firstLoad(`<html>${entry}</html>`, dist);
  expect(weight.scripts).toEqual(['/assets/entry.js', '/assets/shared.js']);
  expect(weight.javascript).toBe(weigh(files.entry, files.shared));
  expect(weight.requests).toBe(3);
});

test('what the page names counts, once, even when it is imported too', () => {
  const named = '<script data-modules="/assets/shared.js /assets/lazy.js /assets/entry.js">boot()</script>';
  expect(firstLoad(named, dist).javascript).toBe(weigh(files.entry, files.shared, files.lazy));
});

test('CSS is counted whether it is linked or stands in the page', () => {
  const html = `<link rel="stylesheet" href="/assets/look.css"><style>x{y:z}</style>${entry}`;
  const weight = firstLoad(html, dist);
  expect(weight.css).toBe(weigh(files.look, 'x{y:z}'));
  expect(weight.html).toBe(weigh(html));
});

test('eager images are requests of the first load, lazy ones are not', () => {
  const html = `${entry}<img src="/a.svg" alt=""><img loading="lazy" src="/b.svg" alt="">`;
  expect(firstLoad(html, dist).requests).toBe(4);
});

test('a page without a script and a file that the build lacks stop the weighing', () => {
  expect(() => firstLoad('<p>nothing</p>', dist)).toThrow('no module script');
  expect(() => firstLoad('<script data-modules="/assets/gone.js">boot()</script>', dist)).toThrow('ENOENT');
});
