import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proofs, stages } from '../../tools/test/stages.mjs';

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
