import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WhatChanges } from './what-changes.ts';
import { inRepository } from '#tools/setup/repository.mjs';
import { WRITES } from '#tests/server/desk/operations.ts';
import { deskCases } from './desk-cases.ts';

let shop: WhatChanges;
beforeAll(async () => {
  shop = await WhatChanges.start();
}, 120_000);
afterEach(() => shop.putBack());
afterAll(() => shop.close());

test.each(Object.entries(deskCases))(
  'what %s changes is what is committed (after an intended change: -u)',
  async (operation, cases) => {
    await expect(await shop.tellAll(cases)).toMatchFileSnapshot(`changes/${operation}.txt`);
  },
);

test('every operation of the desk that changes something is told', () => {
  const folder = inRepository('tests/said/changes');
  const told = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');
  const isTold = ({ method, path }: (typeof WRITES)[number]) =>
    new RegExp(`^${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '[^/ ?]+')}[ ?]`, 'm').test(told);
  expect(WRITES.filter((write) => !isTold(write)).map(({ id }) => id)).toEqual([]);
});
