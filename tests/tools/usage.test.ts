import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { CALLS, isCalledRight, usageOf } from '../../tools/setup/usage.mjs';
import { readPages } from '../house/checks/markdown.ts';
import { repository } from '../house/checks/source-tree.ts';

/** Programs of others, with options of their own. */
const FOREIGN = new Set(['types', 'lint', 'format']);
const NAMES = Object.keys(packageJson.scripts).filter((name) => !FOREIGN.has(name));

test('every command of npm says how it is called, and names itself as npm does', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual(NAMES.toSorted());
  for (const name of NAMES) {
    const own = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
    expect(
      usageOf(name)
        .split('\n')
        .filter((line) => !line.startsWith(`${own} `)),
    ).toEqual([]);
  }
});

test('no command takes a wrong word for a right one, and those that need words do not go without', () => {
  // What a proof is called is looked up by its command, before anything begins.
  const strict = NAMES.filter((name) => name !== 'prove');
  expect(strict.filter((name) => isCalledRight(name, ['--nie-ma']))).toEqual([]);
  expect(['shop', 'desk', 'person', 'contract-test'].filter((name) => isCalledRight(name, []))).toEqual([]);
});

test.each([
  ['shop', 'empty all'],
  ['shop', 'backup now'],
  ['shop', 'check --all'],
  ['shop', 'drill a b'],
  ['shop', 'restore'],
  ['shop', 'restore a b c'],
  ['desk', 'invite owner'],
  ['desk', 'invite specialist ewa@example.pl'],
  ['person', 'erase ewa@example.pl with-orders'],
  ['contract', '--chekc'],
  ['demo', '--seed'],
  ['pack', 'a b'],
])('%s refuses: %s', (name, words) => {
  expect(isCalledRight(name, words.split(' '))).toBe(false);
});

test.each([
  ['shop', 'drill postgres://localhost/probe'],
  ['shop', 'restore kopia.dump proba'],
  ['shop', 'mail-in ewa@example.pl'],
  ['desk', 'invite owner ewa@example.pl Ewa Lis'],
  ['demo', '--orders 30 --again --seed=7'],
  ['bench', 'long 5 postgres'],
  ['faults', 'kills disk --kills=5 --database PGlite'],
  ['pictures', 'menu consent --base main'],
  ['prove', 'node 24 --shard=1/4'],
])('%s takes: %s', (name, words) => {
  expect(isCalledRight(name, words.split(' '))).toBe(true);
});

test('every call that a page shows is right', () => {
  const shown = readPages().flatMap(({ path, text }) =>
    [...text.matchAll(/`(?:[A-Z_]+=\S+ )*npm (?:run )?([\w-]+) -- ([^`]+)`/g)].map(
      ([, name = '', words = '']) => ({
        path,
        name,
        words: words.replaceAll(/[[\]"…]/g, '').trim(),
      }),
    ),
  );
  expect(shown.length).toBeGreaterThan(30);
  expect(
    shown.filter(
      ({ path, name, words }) =>
        !/^docs\/(decisions|performance-log|changelog)/.test(path) &&
        !isCalledRight(name, words.split(/\s+/)),
    ),
  ).toEqual([]);
});

const run = (...words: string[]) =>
  promisify(execFile)(process.execPath, words, { cwd: repository, env: { PATH: process.env['PATH'] } }).then(
    () => ({ code: 0, stderr: '' }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
  );

test.each([
  { code: 2, words: ['tools/run.mjs', 'tools/shop.ts', 'empyt'], line: 'npm run shop -- empty' },
  // A mail server keeps the mail.
  {
    code: 75,
    words: ['tools/run.mjs', 'tools/shop.ts', 'mail-in', 'a', 'b'],
    line: 'npm run shop -- mail-in',
  },
  { code: 2, words: ['tools/pack.mjs', '--help'], line: 'npm run pack -- [FOLDER]' },
])('$words ends before anything is opened or built', async ({ code, words, line }) => {
  const ended = await run(...words);
  expect(ended.code).toBe(code);
  expect(ended.stderr).toContain(line);
});
