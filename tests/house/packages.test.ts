import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { describe, expect, test } from 'vitest';
import {
  isPermissive,
  licenceProblems,
  missingOptionals,
  namedHosts,
  readLock,
} from './checks/package-facts.ts';
import packageJson from '../../package.json' with { type: 'json' };

const oldestNode = '20.19.0';
const lock = readLock();

/** Some old packages list engines as words, which npm no longer reads. */
const engineOf = (engines: { node?: string } | string[] | undefined) =>
  engines && !Array.isArray(engines) ? (engines.node ?? '*') : '*';

test('package-lock.json names no registry host', () => {
  expect(namedHosts(lock)).toEqual([]);
});

test('package-lock.json holds the builds for every platform, so that `npm ci` takes it everywhere', () => {
  expect(missingOptionals(lock)).toEqual([]);
});

test('every package that ships has a permissive licence', () => {
  expect(licenceProblems(lock)).toEqual([]);
});

test(`every package, shipped or not, runs on Node ${oldestNode}`, () => {
  const tooNew = Object.entries(lock)
    .filter(([, { engines }]) => !satisfies(oldestNode, engineOf(engines)))
    .map(([path, { engines }]) => `${path}: ${engineOf(engines)}`);
  expect(tooNew).toEqual([]);
});

test('package.json asks for exact versions and for the Node that we promise', () => {
  const versions = { ...packageJson.dependencies, ...packageJson.devDependencies };
  const inexact = Object.entries(versions).filter(
    ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(inexact).toEqual([]);
  expect(packageJson.engines.node).toBe('>=20.19');
});

test('every package that an override holds back is named with what holds it', () => {
  const held = readFileSync(new URL('../../docs/upgrading.md', import.meta.url), 'utf8').split(
    '## Held back',
  )[1];
  for (const [name, version] of Object.entries(packageJson.overrides))
    expect(held).toContain(`\`${name}\` at ${version}`);
  // What is named there is held there, at that version.
  const { dependencies, devDependencies, overrides } = packageJson;
  const versions: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies, ...overrides };
  const named = [...(held ?? '').matchAll(/`([@\w/-]+)` at (\d[\d.]*\d)/g)];
  expect(named.length).toBeGreaterThan(5);
  for (const [, name = '', version = ''] of named)
    expect([name, versions[name]?.replace(/^npm:.*@/, '')]).toEqual([
      name,
      expect.stringMatching(`^${version}\\b`),
    ]);
});

describe('the checks themselves', () => {
  test('find a host, a licence that binds and one that is missing', () => {
    const address = 'https://registry.example/a.tgz';
    expect(namedHosts({ 'node_modules/a': { resolved: address } })).toHaveLength(1);
    const licences = {
      a: { license: 'GPL-3.0' },
      b: {},
      c: { license: 'AGPL-3.0', dev: true },
      d: { license: 'MIT' },
    };
    expect(licenceProblems(licences)).toEqual(['a: GPL-3.0', 'b: no licence named']);
  });

  test('find an optional build that is nowhere in reach', () => {
    const packages = {
      'node_modules/a': { optionalDependencies: { 'a-linux': '1.0.0', 'a-mac': '1.0.0' } },
      'node_modules/a-linux': {},
      'node_modules/b/node_modules/a-mac': {},
    };
    expect(missingOptionals(packages)).toEqual(['node_modules/a wants a-mac']);
  });

  test.each([
    ['MIT', true],
    ['(MIT OR GPL-2.0)', true],
    ['MIT AND GPL-2.0', false],
    ['LGPL-3.0', false],
  ])('licence %s: %s', (expression, fine) => {
    expect(isPermissive(expression)).toBe(fine);
  });
});
