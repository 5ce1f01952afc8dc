import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { addChecks } from '#tools/model/added-checks.ts';
import type { Model } from '#tools/model/model.ts';
import { mobileMenu } from '#tools/model/models/mobile-menu.ts';
import { startReplay } from '#tools/model/replay.ts';
import { walk, type Steps } from '#tools/model/walk.ts';

const machine = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { smash: 'broken' } }, broken: {} },
});
const model: Model = { ...mobileMenu, name: 'lamp', machine, chapters: [], rules: [] };

/** Walks a way that presses once; `log` has what was checked. */
async function pressOnce(log: string[], states: readonly string[]) {
  const replay = startReplay(machine, undefined);
  replay.take({ event: { type: 'press' }, words: 'Naciśnij.' });
  const check = (name: string) => async () => void log.push(name);
  const steps: Steps = {
    events: { press: async () => undefined },
    states: { 'lamp.off': check('own off'), 'lamp.on': check('own on') },
  };
  const added = addChecks(
    () => steps,
    () => Object.fromEntries(states.map((state) => [state, check(`added ${state}`)])),
  );
  await walk(model, replay.steps, added.stepsOf(undefined));
  return added.neverRan(machine);
}

test('an added check runs after the flow’s own', async () => {
  const log: string[] = [];
  expect(await pressOnce(log, ['lamp.on'])).toEqual([]);
  expect(log).toEqual(['own off', 'own on', 'added lamp.on']);
});

test('an added check that no way has met, and one of a state that is not there, are named', async () => {
  expect(await pressOnce([], ['lamp.on', 'lamp.broken', 'lamp.dimmed'])).toEqual([
    'lamp.broken: no way of this run has met it',
    'lamp.dimmed: there is no such state',
  ]);
});
