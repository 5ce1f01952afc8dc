import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { settingsPage } from '#tools/docs/settings-page.ts';
import { stages } from '../../tools/test/stages.mjs';
import {
  anchorsOf,
  brokenLinks,
  commandsIn,
  firstColumn,
  linksOf,
  lostPaths,
  missingPages,
  readPages,
  unreachable,
} from './checks/markdown.ts';
import { readSources, repository } from './checks/source-tree.ts';
import packageJson from '../../package.json' with { type: 'json' };

const exists = (path: string) => existsSync(join(repository, path));
/** Whether a path leads to a file or folder, or to files by their name without an ending (`tests/blocks/x`). */
const isNamed = (path: string) =>
  exists(path) ||
  (exists(dirname(path)) &&
    readdirSync(join(repository, dirname(path))).some((name) => name.startsWith(`${basename(path)}.`)));
const read = (path: string) => readFileSync(join(repository, path), 'utf8');
const pages = readPages();
const readme = read('README.md');

test('the README is a door: at most 120 lines and 9 kB', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(121);
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(9_000);
});

test('every page is reached by links from docs/README.md', () => {
  expect(unreachable(pages, 'docs/README.md')).toEqual([]);
});

test('every link and anchor of every page leads somewhere', () => {
  expect(pages.length).toBeGreaterThan(30);
  expect(brokenLinks(pages, exists)).toEqual([]);
});

test('every page that a code comment names is there', () => {
  const files = readSources().filter(({ path }) => path !== 'tests/house/docs.test.ts');
  expect(files.flatMap((file) => missingPages(file, exists))).toEqual([]);
});

test('every path that a page names is there, but in what tells of earlier days', () => {
  const present = pages.filter(({ path }) => !/^docs\/(decisions\/|performance-log)/.test(path));
  expect(lostPaths(present, isNamed)).toEqual([]);
});

test('docs/operating/settings.md is what `npm run docs` makes of the schema', () => {
  expect(read('docs/operating/settings.md')).toBe(settingsPage());
});

test('every command that a page names is there, and docs/testing.md names each', () => {
  const scripts = Object.keys(packageJson.scripts);
  const named = pages.flatMap(({ path, text }) => commandsIn(text).map((name) => ({ path, name })));
  expect(named.filter(({ name }) => !scripts.includes(name))).toEqual([]);
  expect(commandsIn(read('docs/testing.md')).toSorted()).toEqual(scripts.toSorted());
  expect(commandsIn(readme)).toEqual(
    expect.arrayContaining(['start', 'test', 'dev', 'flows', 'paths', 'bench']),
  );
});

test('every folder that the architecture names is there', () => {
  const folders = firstColumn(read('docs/architecture.md'), 'Folders');
  expect(folders).toContain('src/kit/');
  expect(folders.filter((folder) => !exists(folder))).toEqual([]);
});

test('docs/testing.md tells of the stages of npm test in their order', () => {
  expect(firstColumn(read('docs/testing.md'), 'Stages')).toEqual(stages.map(({ name }) => name));
});

test('the README names the oldest version of every browser that is promised [EG-1]', () => {
  const promise = readme.split('\n').find((line) => line.startsWith('The shop works in ')) ?? '';
  const versions = new Set(packageJson.browserslist.map((query) => query.replace(/^.* /, '')));
  expect(promise.match(/\d+(\.\d+)?/g)?.toSorted()).toEqual([...versions].toSorted());
});

test('the checks find a dead link, a dead anchor, a page without a way, and a command', () => {
  const first = {
    path: 'docs/README.md',
    text: '# A b: `c`\n[x](../x.md#one-two) [y](y.md) [z](#a-b-c) [w](https://w)',
  };
  const other = { path: 'x.md', text: '## One, two\n`npm run dev` and npm test, not npm install' };
  const lost = { path: 'docs/lost.md', text: '```\n[y](nowhere.md)\n```' };
  expect(linksOf(first).map(({ path }) => path)).toEqual(['x.md', 'docs/y.md', 'docs/README.md']);
  expect(anchorsOf('# A b: `c`\n## A b c\n## One, two')).toEqual(['a-b-c', 'a-b-c-1', 'one-two']);
  expect(brokenLinks([first, other, lost], (path) => path !== 'docs/y.md')).toEqual([
    'docs/README.md → docs/y.md',
  ]);
  const moved = { ...first, text: '[x](../x.md#three)' };
  expect(brokenLinks([moved, other], () => true)).toEqual(['docs/README.md → x.md#three']);
  expect(unreachable([first, other, lost], 'docs/README.md')).toEqual(['docs/lost.md']);
  const told = { path: 'a.md', text: '`/b` is in `src/b/`, as `server/b.ts`, not `server/<b>.ts`' };
  expect(lostPaths([told], (path) => path === 'src/b/')).toEqual(['a.md: server/b.ts']);
  expect(commandsIn(other.text)).toEqual(['dev', 'test']);
  const code = { path: 'a.ts', text: '// docs/law.md, https://example.org/docs/a.md, docs/gone.md' };
  expect(missingPages(code, (path) => path === 'docs/law.md')).toEqual(['a.ts → docs/gone.md']);
});
