import { createMachine, fromPromise, setup } from 'xstate';
import { TestModel as CoreTestModel } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import type { Model } from '#tools/model/model.ts';
import type { AnyWords } from '#tools/model/words/words.ts';
import { startReplay } from '#tools/model/replay.ts';
import { abandonedCalls, unknownParts, walk, type Steps } from '#tools/model/walk.ts';

const machine = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
});
const words: AnyWords = { tones: {}, senders: {}, guards: {}, delays: {}, emitted: {}, facts: {} };
const model: Model = {
  name: 'lamp',
  title: 'Lampa',
  machine,
  words,
  chapters: [],
  rules: [],
  exceptions: {},
};

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

describe('the way out of @xstate/test: the class of the same name in xstate/graph', () => {
  test('takes the same path', async () => {
    const [now, later] = [lampSteps(), lampSteps()];
    await walk(model, lampPath(), now);
    await walk(model, lampPath(), later, undefined, CoreTestModel);
    expect(later.log).toEqual(now.log);
  });

  test('notices what differs, and names the way', async () => {
    await expect(walk(model, lampPath(), lampSteps(true), undefined, CoreTestModel)).rejects.toThrow(
      /The lamp is lit[\s\S]*press/,
    );
  });
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

/** Asks for a price; another choice gives the question up. */
const asking = setup({
  actors: { ask: fromPromise(() => Promise.reject(new Error('not connected'))) },
}).createMachine({
  id: 'asking',
  initial: 'open',
  states: {
    open: { invoke: { id: 'ask', src: 'ask', onDone: 'known' }, on: { change: 'changed' } },
    known: {},
    changed: {},
  },
});

function askingWay(event: { type: string }) {
  const replay = startReplay(asking, undefined);
  replay.take({ event, words: 'Dalej.' });
  return replay.steps;
}

describe('a late response', () => {
  const moved = askingWay({ type: 'change' });

  test('belongs to a call that was abandoned, not to one that was settled', () => {
    const settled = askingWay({ type: 'xstate.done.actor.ask' });
    const callsOf = (way: typeof moved) => way.flatMap((step, at) => abandonedCalls(way[at - 1], step));
    expect(callsOf(moved)).toEqual(['ask']);
    expect(callsOf(settled)).toEqual([]);
  });

  test('comes after the customer has moved on and before the next check, which notices it [MO-3]', async () => {
    let price: number | undefined;
    const steps = (isHeard: boolean): Steps => ({
      events: { change: async () => undefined },
      states: {
        'asking.open': async () => undefined,
        'asking.changed': async () => {
          if (price !== undefined) throw new Error('The old price is shown');
        },
      },
      late: { ask: async () => void (price = isHeard ? 1 : undefined) },
    });
    const asked = { ...model, machine: asking };
    await expect(walk(asked, moved, steps(false))).resolves.toBeUndefined();
    await expect(walk(asked, moved, steps(true))).rejects.toThrow('The old price is shown');
  });

  test('comes also where the next event changes nothing, though both steps share one snapshot [MO-3]', async () => {
    const replay = startReplay(asking, undefined);
    for (const type of ['change', 'change']) replay.take({ event: { type }, words: 'Dalej.' });
    const [, changed, again] = replay.steps;
    expect(again?.snapshot).toBe(changed?.snapshot);
    const log: string[] = [];
    await walk({ ...model, machine: asking }, replay.steps, {
      events: { change: async () => void log.push('change') },
      states: { 'asking.open': async () => undefined, 'asking.changed': async () => undefined },
      late: { ask: async () => void log.push('late') },
    });
    expect(log).toEqual(['change', 'late', 'change']);
  });

  test('that nobody can send fails before anything is done', () => {
    const steps: Steps = { events: { change: async () => undefined }, states: {} };
    expect(unknownParts(moved, steps)).toContain('late response ask');
  });
});
