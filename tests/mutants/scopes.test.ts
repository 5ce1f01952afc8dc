import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runScope } from '#tools/mutants/run-scopes.ts';
import { chosenScopes, scopes } from '#tools/mutants/scopes.mjs';
import { isWholeProof } from '#tools/proof.ts';
import { inRepository } from '#tools/setup/repository.mjs';

const filesIn = (path: string) =>
  path.endsWith('.ts')
    ? [path].filter((file) => existsSync(inRepository(file)))
    : readdirSync(inRepository(path), { recursive: true, encoding: 'utf8' });

test.each(Object.entries(scopes))('the scope %s has sources, and tests in each place', (_name, scope) => {
  const without = (paths: readonly string[], ending: string) =>
    paths.filter((path) => !filesIn(path).some((file) => file.endsWith(ending)));
  expect([...without(scope.sources, '.ts'), ...without(scope.tests, '.test.ts')]).toEqual([]);
});

test('every scope has a floor that its run holds', () => {
  expect(Object.entries(scopes).filter(([, { floor }]) => floor <= 0)).toEqual([]);
});

test('words choose scopes only if each of them names one', () => {
  expect(chosenScopes(['stryker'])).toEqual(Object.keys(scopes));
  expect(chosenScopes(['domain', 'copy'])).toEqual(['domain', 'copy']);
  expect(chosenScopes(['domain', 'a coupon'])).toEqual([]);
});

test.runIf(isWholeProof)(
  'Stryker runs: all mutants of a small file are killed by its test, also of what is computed while it loads',
  async () => {
    const file = 'src/domain/lunar/moon.ts';
    const { code, output } = await runScope('domain', { file, test: 'tests/domain/words.test.ts' });
    expect(output).toMatch(/All files *\| 100\.00 \| *100\.00 \| *12 /);
    expect(code).toBe(0);
  },
  120_000,
);
