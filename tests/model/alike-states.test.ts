import { setup } from 'xstate';
import { expect, test } from 'vitest';
import { alikeStates } from '#tools/model/alike-states.ts';
import type { ReplayedStep } from '#tools/model/model.ts';
import { startReplay } from '#tools/model/replay.ts';

const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
});
const press = { event: { type: 'press' }, words: '' };

/** Walks from off to on, over a page that shows a text in each, with checks that look for texts. */
async function pairsOf(shows: Record<string, string>, wants: Record<string, string>, reason?: string) {
  const replay = startReplay(lamp, undefined);
  replay.take(press);
  const path: readonly ReplayedStep[] = replay.steps;
  let page = '';
  const check = (state: string) => async () => {
    if (!page.includes(wants[state] ?? '')) throw new Error(page);
  };
  const steps = {
    events: {},
    states: { 'lamp.off': check('off'), 'lamp.on': check('on') },
    ...(reason !== undefined && { alike: { 'lamp.off and lamp.on': reason } }),
  };
  const alike = alikeStates((one) =>
    one().then(
      () => true,
      () => false,
    ),
  );
  for (const { snapshot } of path) {
    page = shows[String(snapshot.value)] ?? '';
    await alike.look(steps, path, snapshot);
  }
  return alike.found();
}

test('states whose checks pass on both screens are found, unless the steps say why', async () => {
  const same = { off: 'a lamp', on: 'a lamp' };
  const lax = { off: 'lamp', on: 'lamp' };
  expect(await pairsOf(same, lax)).toEqual(['lamp.off and lamp.on']);
  expect(await pairsOf(same, lax, 'Nobody sees it.')).toEqual([]);
  expect(await pairsOf({ off: 'a dark lamp', on: 'a lamp' }, lax)).toEqual(['lamp.off and lamp.on']);
});

test('one check that fails on the other screen is enough', async () => {
  expect(await pairsOf({ off: 'a dark lamp', on: 'a lamp' }, { off: 'dark', on: 'lamp' })).toEqual([]);
});
