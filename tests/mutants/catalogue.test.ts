import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { inRepository } from '#tools/setup/repository.mjs';
import { staleFaults, withFault } from '#tools/mutants/fault.ts';
import { groups } from '#tools/mutants/faults.ts';

const faults = groups.flatMap(({ file, faults: some }) => some.map((fault) => ({ file, fault })));

describe('the catalogue of faults', () => {
  it('has at least forty, each with a name of its own', () => {
    const names = faults.map(({ file, fault }) => `${file}: ${fault.name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(40);
  });
});

test.each(groups.map(({ file, tests }) => ({ file, tests })))(
  '$file and the tests that should detect its faults are there',
  ({ file, tests }) => {
    const isThere = (prefix: string) => {
      const folder = inRepository(dirname(prefix));
      return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(basename(prefix)));
    };
    expect([file, ...tests].filter((path) => !isThere(path))).toEqual([]);
  },
);

test('every fault fits its source (npm run mutants -- --check)', () => {
  expect(staleFaults(groups, (file) => readFileSync(inRepository(file), 'utf8'))).toEqual([]);
});

test('a fault whose text is gone, or stands there twice, is rotten', () => {
  const fault = { name: 'lost delay', find: 'delay', replace: '' };
  expect(() => withFault('no such word', fault)).toThrow('occurs 0 times');
  expect(staleFaults([{ file: 'a.ts', tests: [], faults: [fault] }], () => 'no such word')).toEqual([
    'a.ts: "lost delay": its text occurs 0 times instead of once',
  ]);
  expect(() => withFault('delay and delay', fault)).toThrow('occurs 2 times');
  expect(() => withFault('delay', { ...fault, replace: 'delay' })).toThrow('changes nothing');
});

test('the replacement is taken as it stands', () => {
  expect(withFault('a b c', { name: 'x', find: 'b', replace: '$& $1' })).toBe('a $& $1 c');
});
