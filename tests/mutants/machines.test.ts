import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withoutTypes } from '#tools/model/machine-source.ts';
import { models } from '#tools/model/models.ts';
import { EXCUSED } from '#tools/mutants/machines/excused.ts';
import { huntMachine } from '#tools/mutants/machines/hunt-machine.ts';
import { mutated, mutationsOf } from '#tools/mutants/machines/mutations.ts';
import { isWholeProof } from '#tools/proof.ts';
import { inRepository } from '#tools/setup/repository.mjs';

const sourceOf = (name: string) => readFileSync(inRepository(`machines/${name}.machine.ts`), 'utf8');

/** Others in each run; `SEED=…` takes those of a run once more. */
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);
process.stdout.write(`Faults of machines with SEED=${SEED}\n`);
/** Faults in `npm test`, all of one machine; `npm run mutants -- machines` tries those of every machine. */
const SAMPLE = 3;
const isSampled = (at: number) => isWholeProof || at === SEED % models.length;

describe.each(models.map((model, at) => [model.name, model, at] as const))('%s', (name, model, index) => {
  const excused: ReadonlyMap<string, string> = EXCUSED.get(name) ?? new Map();

  test.runIf(isSampled(index))('a fault in it is noticed, or excused [MO-1]', { timeout: 600_000 }, () => {
    const ids = mutationsOf(withoutTypes(sourceOf(name))).map(({ id }) => id);
    const every = Math.max(1, Math.floor(ids.length / SAMPLE));
    const isChosen = (_: unknown, at: number) => isWholeProof || at % every === SEED % every;
    const outcomes = [...huntMachine(model, sourceOf(name), isChosen)];
    expect(outcomes.length).toBeGreaterThan(0);
    const alive = outcomes.filter(({ isKilled, mutation }) => !isKilled && !excused.has(mutation.id));
    expect(alive.map(({ mutation }) => mutation.id)).toEqual([]);
  });

  test('each excuse is for a fault that can be made', () => {
    const ids = new Set(mutationsOf(withoutTypes(sourceOf(name))).map(({ id }) => id));
    expect([...excused.keys()].filter((id) => !ids.has(id))).toEqual([]);
  });
});

test('faults of every kind are made, each in one place', () => {
  const source = `const machine = setup({
  guards: { isOpen: ({ context }) => context.count > 0 && !context.shut },
  actions: { count: assign({ count: 1, shut: true }), tell: emit(({ context }) => ({ type: 'told', n: context.count })) },
  delays: { later: 1_000 },
}).createMachine({
  initial: 'a',
  states: {
    a: { tags: 'calm', on: { go: { guard: 'isOpen', target: 'b', actions: ['count', 'tell'] } }, after: { later: 'b' } },
    b: { type: 'final' },
  },
});`;
  const made = mutationsOf(source).map((mutation) => ({ ...mutation, code: mutated(source, mutation) }));
  const has = (part: string) => made.some(({ code }) => code.replaceAll(/\s+/g, ' ').includes(part));
  expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);
  expect(made.every(({ code }) => code !== source)).toBe(true);
  for (const part of [
    'isOpen: () => true',
    'isOpen: () => false',
    'context.count >= 0',
    '=> context.count > 0 }',
    'assign({ count: 1, })',
    'assign({ shut: true })',
    'count: 1 + 1',
    'shut: false',
    "({ type: 'told', })",
    "target: 'a'",
    "initial: 'b'",
    "actions: [ 'tell']",
    "actions: ['count', ]",
    "['tell', 'count']",
    '1_000 + 1',
    'a: { on:',
    "go: { target: 'b'",
    'b: { }',
  ])
    expect(has(part) ? part : `not made: ${part}`).toBe(part);
});
