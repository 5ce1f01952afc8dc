import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { METRICS } from '#server/metrics/metric-names.ts';
import { settingsPage } from '#tools/docs/settings-page.ts';
import { stages } from '../../tools/test/stages.mjs';
import {
  addressesIn,
  anchorsOf,
  brokenLinks,
  commandsIn,
  firstColumn,
  isAddressOf,
  linksOf,
  lostPaths,
  missingPages,
  readPages,
  subcommandsIn,
  unknownNames,
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
/** Pages that tell of today. */
const present = pages.filter(({ path }) => !/^docs\/(decisions\/|performance-log|changelog)/.test(path));

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

test('a link that is named after a decision or a file leads there', () => {
  const astray = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\[(?:decision )?`?(\d{4}|[\w.-]+\.(?:ts|tsx|mjs|sql|yaml|md))`?\]\(([^)\s#]+)/g)]
      .filter(([, label = '', target = '']) => !basename(target).startsWith(label))
      .map(([link]) => `${path}: ${link})`),
  );
  expect(astray).toEqual([]);
});

test('docs/architecture.md has every folder of shop and server', () => {
  const text = read('docs/architecture.md');
  const folders = ['src', 'server'].flatMap((top) =>
    readdirSync(join(repository, top), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${top}/${name}/`),
  );
  expect(folders.filter((folder) => !text.includes(`\`${folder}\``))).toEqual([]);
});

test('every page that a code comment names is there', () => {
  const files = readSources().filter(({ path }) => path !== 'tests/house/docs.test.ts');
  expect(files.flatMap((file) => missingPages(file, exists))).toEqual([]);
});

test('every path that a page names is there, but in what tells of earlier days', () => {
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

test('every subcommand that a page names is there', () => {
  for (const [command, usage] of [
    ['shop', readSources(['tools/shop'])],
    ['desk', readSources(['tools/desk'])],
    ['person', readSources(['tools/person'])],
  ] as const) {
    const named = subcommandsIn(pages, command);
    const code = usage.map(({ text }) => text).join('\n');
    expect(named.length).toBeGreaterThan(0);
    // Each is a key of a table, or compared with a word of the command line.
    expect(named.filter((name) => !new RegExp(`['"\`]${name}\\b|-- ${name}\\b`).test(code))).toEqual([]);
  }
});

test('every name in capitals and every figure that a page names is there', () => {
  const deployed = ['Caddyfile', 'compose.yaml'].map((name) => read(`tools/deploy/${name}`));
  const code = [...readSources().map(({ text }) => text), ...deployed].join('\n');
  expect(unknownNames(present, code)).toEqual([]);
  const figures = read('docs/operating/watching.md').match(/\bshop_\w+|\bprocess_\w+/g) ?? [];
  const names = Object.keys(METRICS);
  // `shop_http_…` stands for all that begin so.
  expect(figures.filter((figure) => !names.some((name) => name.startsWith(figure)))).toEqual([]);
  expect(figures.length).toBeGreaterThan(3);
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
  const named = { path: 'b.md', text: '`GET /a/:x`, `PUBLIC_URL/b/TOKEN`, `/etc/x`, NO_SUCH, A_FILE, A_KEY' };
  expect(addressesIn([named]).map(({ address }) => address)).toEqual(['/a/:x', '/b/TOKEN']);
  expect([isAddressOf('/b/:key', '/b/TOKEN'), isAddressOf('/b/:key', '/b/key')]).toEqual([true, false]);
  expect(unknownNames([named], 'A_KEY PUBLIC_URL')).toEqual(['b.md: NO_SUCH', 'b.md: A_FILE']);
  const called = {
    path: 'c.md',
    text: '`npm run shop -- check`, `node main.js shop drill x`, npm run desk -- a',
  };
  expect(subcommandsIn([called], 'shop')).toEqual(['check', 'drill']);
  const code = { path: 'a.ts', text: '// docs/law.md, https://example.org/docs/a.md, docs/gone.md' };
  expect(missingPages(code, (path) => path === 'docs/law.md')).toEqual(['a.ts → docs/gone.md']);
});
