import { readFileSync } from 'node:fs';
import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { answerMachine } from '#machines/answer.machine.ts';
import { possibleIn } from '#tools/model/explore.ts';
import { statesOf, transitionId, transitionsOf } from '#tools/model/machine-parts.ts';
import { models } from '#tools/model/models.ts';
import { machineFrom } from '#tools/model/machine-source.ts';
import { inRepository } from '#tools/setup/repository.mjs';

const sourceOf = (name: string) => readFileSync(inRepository(`machines/${name}.machine.ts`), 'utf8');

/** Starts a machine without input, as a page that knows nothing of it. */
function startAlone(source: string) {
  const actor = createActor(machineFrom(source));
  // An error is a status of the snapshot; without a subscriber it would be thrown.
  actor.subscribe({ error: () => undefined });
  return actor.start();
}

describe.each(models.map((model) => [model.name, model] as const))('%s, opened alone', (name, model) => {
  test('has all its states and transitions [MO-1] [MO-4]', () => {
    const opened = machineFrom(sourceOf(name));
    expect(statesOf(opened).map(({ id }) => id)).toEqual(statesOf(model.machine).map(({ id }) => id));
    const waysOf = (machine: typeof opened) => statesOf(machine).flatMap(transitionsOf).map(transitionId);
    expect(waysOf(opened)).toEqual(waysOf(model.machine));
    expect(waysOf(opened).length).toBeGreaterThan(2);
  });

  test('starts without input and takes its first events [MO-4]', () => {
    const actor = startAlone(sourceOf(name));
    const first = actor.getSnapshot();
    expect(first.status).toBe('active');
    const sent: string[] = [];
    for (let step = 0; step < 3; step += 1) {
      const offered = model.chapters.flatMap((chapter) => possibleIn(chapter, actor.getSnapshot()));
      const next = offered.find(({ event }) => !sent.includes(event.type));
      if (!next) break;
      actor.send(next.event);
      sent.push(next.event.type);
      expect(actor.getSnapshot().status, next.event.type).not.toBe('error');
    }
    expect(sent).not.toEqual([]);
    expect(actor.getSnapshot()).not.toBe(first);
    actor.stop();
  });
});

test('a file that needs a neighbour, or has no machine, is refused', () => {
  expect(() => machineFrom(`import { a } from './neighbour.ts'; a();`)).toThrow('./neighbour.ts');
  expect(() => machineFrom('export const machine = 1;')).toThrow('exports no machine');
});

test('callers in the shop must give an input, though the file has a sample', () => {
  const open = (machine: typeof answerMachine) => {
    // @ts-expect-error -- no input
    createActor(machine);
  };
  expect(open).toBeTypeOf('function');
});
