import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { withRows } from '#tools/docs/kept-table.ts';
import { TestOrder } from '../../tools/test-order.ts';
import { runStages } from '../../tools/test/run-stages.mjs';
import { PARTS, partOf, proofs, stages, stagesOfPart } from '../../tools/test/stages.mjs';

const namesOf = (all: readonly { name: string }[]) => all.map(({ name }) => name);
const page = readFileSync(new URL('../../docs/testing.md', import.meta.url), 'utf8');

test('of the long proofs npm test walks a sample, and a page names those that it leaves out [MT-5]', () => {
  const names = namesOf(proofs);
  expect(new Set(names).size).toBe(names.length);
  const sampled = namesOf(stages);
  expect(sampled).toEqual(expect.arrayContaining(['unit', 'browser', 'engines', 'models']));
  const alone = names.filter((name) => !sampled.includes(name));
  expect(alone.filter((name) => !new RegExp(String.raw`(-- |the )${name}\b`).test(page))).toEqual([]);
  expect(alone).toContain('webkit-ways');
});

test('a stage that has ended is told with what passed, and its row takes the place of the earlier one [MT-5]', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const rows: string[][] = [];
  const stage = (name: string, failed: number) => ({
    name,
    run: async () => ({ counts: { passed: 2, failed, skipped: 0 }, output: '' }),
  });
  const code = await runStages([stage('lines', 1), stage('late', 0)], {
    onEnd: ({ name }, { counts }) => rows.push([name, String(counts.failed)]),
  });
  vi.restoreAllMocks();
  expect(code).toBe(1);
  const head = ['Stage', 'Failed'];
  const before = withRows(head, '', [
    ['late', '3'],
    ['unit', '0'],
  ]);
  expect(withRows(head, before, rows).split('\n').slice(2)).toEqual([
    '| late | 0 |',
    '| unit | 0 |',
    '| lines | 1 |',
  ]);
});

test('each row of the page of long proofs is one of their stages', () => {
  const kept = readFileSync(new URL('../../docs/proof/prove.md', import.meta.url), 'utf8');
  const stagesOf = [...kept.matchAll(/^\| (\S+) \| \d+ \|/gm)].map(([, name]) => name);
  expect(stagesOf.filter((name) => !namesOf(proofs).includes(name ?? ''))).toEqual([]);
});

test('commits take turns with the parts, and a part leaves no stage out that reads the sources', () => {
  const commits = Array.from(
    { length: 64 },
    (_, at) => `${(at * 2_654_435_761).toString(16).padStart(12, '0')}\n`,
  );
  const turns = commits.map(partOf);
  expect(new Set(turns)).toEqual(new Set(Array.from({ length: PARTS }, (_, at) => at + 1)));
  expect(partOf(commits[7] ?? '')).toBe(turns[7]);

  const whole = namesOf(stages);
  expect(namesOf(stagesOfPart(1, false))).toEqual(whole.filter((name) => !['ways', 'models'].includes(name)));
  expect(namesOf(stagesOfPart(1, true))).toContain('changed');
});

test('the parts together are all test files, and each has every rule of the house', async () => {
  const files = ['house/locks', 'house/docs', 'kit/button', 'domain/price', 'said/a', 'said/b'].map(
    (name) => ({
      moduleId: `/shop/tests/${name}.test.ts`,
      project: { name: 'node', config: { root: '/shop' } },
    }),
  );
  const seen = new Set<string>();
  for (let index = 1; index <= PARTS; index += 1) {
    const order = new TestOrder({ config: { root: '/shop', shard: { index, count: PARTS } } } as never);
    const part = (await order.shard(files as never)).map(({ moduleId }) => moduleId);
    expect(part).toEqual(expect.arrayContaining(files.slice(0, 2).map(({ moduleId }) => moduleId)));
    for (const file of part) seen.add(file);
  }
  expect([...seen].toSorted()).toEqual(files.map(({ moduleId }) => moduleId).toSorted());
});
