import { expect, test } from 'vitest';
import type { FaultGroup } from '#tools/mutants/fault.ts';
import { FailingTests, hunt, type Outcome } from '#tools/mutants/hunt.ts';
import { isWholeProof } from '#tools/proof.ts';
import { repository } from '#tools/setup/repository.mjs';

const group: FaultGroup = {
  file: 'machines/mobile-menu.machine.ts',
  tests: ['tests/machines/mobile-menu.test.ts'],
  faults: [],
};

async function hunted(one: FaultGroup): Promise<Outcome[]> {
  const told: Outcome[] = [];
  const outcomes = await hunt({
    repository,
    groups: [one],
    wider: [],
    workers: 1,
    onOutcome: (outcome) => told.push(outcome),
  });
  expect(told).toEqual(outcomes);
  return outcomes;
}

/** Each run of tests is a process of its own: `npm run prove` alone takes that long. */
const TIMEOUT = 120_000;

test.runIf(isWholeProof)(
  'a short `npm run mutants`: a real fault is killed, a harmless change survives, a broken file and a rewritten line prove nothing',
  async () => {
    const real = {
      name: 'the menu can not be closed (SH-9)',
      find: `        'menu.close': {
          target: 'closed',`,
      replace: `        'menu.close': {`,
    };
    const harmless = {
      name: 'words',
      find: `description: 'Menu na telefonie`,
      replace: `description: 'Menu`,
    };
    const broken = { name: 'no code', find: `import { setup } from 'xstate';`, replace: 'import {' };
    const stale = { name: 'rewritten', find: 'no such line', replace: '' };
    const outcomes = await hunted({ ...group, faults: [stale, real, harmless, broken] });
    expect(outcomes.map(({ fault, end }) => [fault.name, end])).toEqual([
      ['rewritten', 'stale'],
      [real.name, 'killed'],
      ['words', 'survived'],
      ['no code', 'broken'],
    ]);
    expect(outcomes[1]?.by).toMatch(/^tests\/machines\/mobile-menu\.test\.ts: /);
  },
  TIMEOUT,
);

test.runIf(isWholeProof)(
  'tests that fail by themselves can tell nothing',
  async () => {
    const none = { ...group, tests: ['tests/mutants/no-such'] };
    await expect(hunted(none)).rejects.toThrow(FailingTests);
  },
  TIMEOUT,
);
