import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import type { Model } from '#tools/model/model.ts';
import { startReplay } from '#tools/model/replay.ts';
import { unknownParts, walk, type Steps } from '#tools/model/walk.ts';

const machine = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
});
const model: Model = { name: 'lamp', title: 'Lampa', machine, chapters: [], rules: [], exceptions: {} };

function lampPath() {
  const replay = startReplay(machine, undefined);
  replay.take({ event: { type: 'press' }, words: 'Naciśnij.' });
  replay.take({ event: { type: 'press' }, words: 'Naciśnij.' });
  return replay.steps;
}

/** A lamp under test; a broken one does not go out again. */
function lampSteps(isBroken = false): Steps & { log: string[] } {
  const log: string[] = [];
  let isLit = false;
  const expectLit = (lit: boolean) => {
    if (isLit !== lit) throw new Error(`The lamp is ${isLit ? 'lit' : 'dark'}`);
    log.push(lit ? 'lit' : 'dark');
  };
  return {
    log,
    events: {
      press: async () => {
        isLit = isBroken || !isLit;
        log.push('press');
      },
    },
    states: { 'lamp.off': async () => expectLit(false), 'lamp.on': async () => expectLit(true) },
  };
}

test('events are brought about and every state is checked, in order', async () => {
  const steps = lampSteps();
  await walk(model, lampPath(), steps);
  expect(steps.log).toEqual(['dark', 'press', 'lit', 'press', 'dark']);
});

test('a shop that behaves differently fails, and the message names the way', async () => {
  await expect(walk(model, lampPath(), lampSteps(true))).rejects.toThrow(/The lamp is lit[\s\S]*press/);
});

test('an event that nobody can bring about fails before anything is done', async () => {
  const steps = { ...lampSteps(), events: {} };
  expect(unknownParts(lampPath(), steps)).toEqual(['event press']);
  await expect(walk(model, lampPath(), steps)).rejects.toThrow('event press');
});

test('a leaf state that nobody recognises fails', async () => {
  const { events } = lampSteps();
  const steps = { events, states: { 'lamp.off': async () => undefined } };
  await expect(walk(model, lampPath(), steps)).rejects.toThrow('state lamp.on');
});
