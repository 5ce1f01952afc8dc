import { describe, expect, test } from 'vitest';
import { formatPlace, readPlace, type Place } from '#tools/flows/place.ts';
import { offeredIn, wayOf } from '#tools/flows/simulation.ts';
import type { Happening } from '#tools/model/model.ts';
import { models } from '#tools/model/models.ts';
import { purchase } from '#tools/model/models/purchase.ts';

/** A simulation some steps further, each the first that is offered and not yet taken. */
function played(place: Place, steps: number): Place {
  const { chapter } = place.simulation;
  const taken: Happening[] = [];
  for (let step = 0; step < steps; step += 1) {
    const last = wayOf(place.model, { chapter, taken }).at(-1);
    if (!last) break;
    const { here } = offeredIn(place.model, chapter, last.snapshot);
    const next = here.find((happening) => !taken.includes(happening)) ?? here[0];
    if (!next) break;
    taken.push(next);
  }
  return { ...place, simulation: { chapter, taken } };
}

const eventsOf = ({ simulation }: Place) => simulation.taken.map(({ event }) => event);

describe.each(models.map((model) => [model.name, model] as const))('a link to %s', (_, model) => {
  test('holds machine, chapter and steps of the simulation [MO-4]', () => {
    const chapter = model.chapters[1] ?? model.chapters[0];
    if (!chapter) throw new Error('A model has a chapter');
    const start = readPlace(model.name);
    const place = played({ ...start, simulation: { chapter, taken: [] } }, 3);
    expect(place.simulation.taken.length).toBeGreaterThan(0);
    const read = readPlace(formatPlace(place));
    expect(read.model).toBe(model);
    expect(read.simulation.chapter).toBe(chapter);
    expect(eventsOf(read)).toEqual(eventsOf(place));
    expect(read.isOutdated).toBe(false);
  });
});

test('a link holds the state, the tab and a note', () => {
  const place: Place = {
    ...readPlace('purchase/purchase.repriced'),
    tab: 'gallery',
    note: 'Czy tak ma być? 100% & więcej #1',
  };
  const read = readPlace(formatPlace(place));
  expect(read).toMatchObject({ stateId: 'purchase.repriced', tab: 'gallery', note: place.note });
  expect(readPlace('purchase/purchase.repriced').tab).toBe('state');
  expect(formatPlace(readPlace('purchase/purchase.repriced'))).toBe('purchase/purchase.repriced');
});

test('settings of made-up visitors keep their form', () => {
  const read = readPlace('purchase/~1000.1');
  expect(read).toMatchObject({ visitors: '~1000.1', stateId: undefined, tab: 'visitors' });
  expect(formatPlace(read)).toBe('purchase/~1000.1');
});

test('steps that the machine no longer takes are left out, and the page is told so', () => {
  const place = played(readPlace('purchase'), 2);
  const [first] = formatPlace(place).split('kroki=')[1]?.split('.') ?? [];
  const read = readPlace(`purchase?kroki=${first}.zzzz.${first}`);
  expect(read.isOutdated).toBe(true);
  expect(eventsOf(read)).toEqual(eventsOf(place).slice(0, 1));
});

test('an unknown machine is the first', () => {
  expect(readPlace('nothing').model).toBe(purchase);
});
