import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fromPromise, setup, StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { describe, expect, test } from 'vitest';
import { eventWords, statesOf, transitionId, transitionsOf } from '#tools/model/machine-parts.ts';
import { models } from '#tools/model/models.ts';
import { readSources, repository } from '../house/checks/source-tree.ts';

const stems = readdirSync(join(repository, 'machines'))
  .filter((name) => name.endsWith('.machine.ts'))
  .map((name) => name.replace('.machine.ts', ''));

/** The one machine that a file exports. */
async function machineIn(stem: string): Promise<AnyStateMachine> {
  const module: Record<string, unknown> = await import(`../../machines/${stem}.machine.ts`);
  const machines = Object.values(module).filter(
    (value): value is AnyStateMachine => value instanceof StateMachine,
  );
  const [machine] = machines;
  if (!machine || machines.length > 1) throw new Error(`${stem} exports ${machines.length} machines`);
  return machine;
}

/** Ids of the states and transitions whose words a product person could not read. */
function unreadable(machine: AnyStateMachine): string[] {
  const isReadable = (words: string | undefined) =>
    words !== undefined &&
    /^\p{Lu}.*[.!?]$/u.test(words) &&
    !/\b(the|and|is|are|with|from|when|customer|state|button|error|retry)\b/i.test(words);
  return statesOf(machine).flatMap((node) => [
    ...(isReadable(node.description) ? [] : [node.id]),
    ...transitionsOf(node)
      .filter(({ description }) => !isReadable(description))
      .map(transitionId),
  ]);
}

/** What xstate itself adds to a state that calls an actor or waits. */
const OWN_ACTIONS = new Set(['xstate.spawnChild', 'xstate.stopChild', 'xstate.raise', 'xstate.cancel']);

/** Inline functions where a name should stand. */
function unnamed(node: AnyStateNode): string[] {
  const actions = [node.entry, node.exit, ...transitionsOf(node).map((one) => one.actions)].flat();
  const guards = transitionsOf(node).flatMap(({ guard }) => (guard === undefined ? [] : [guard]));
  const inline = [...actions, ...guards].filter(
    (one: unknown) => typeof one === 'function' && !('type' in one && OWN_ACTIONS.has(String(one.type))),
  );
  return inline.map(() => node.id);
}

/** The name under which an action, a guard or an actor is asked for. */
const nameOf = (part: unknown): string =>
  typeof part === 'string' ? part : String((part as { type?: unknown } | undefined)?.type);

/** Names of the actions, guards and actors that a machine's states ask for. */
function usedIn(machine: AnyStateMachine) {
  const nodes = statesOf(machine);
  const transitions = nodes.flatMap(transitionsOf);
  return {
    actions: new Set([
      ...nodes.flatMap(({ entry, exit }) => [...entry, ...exit]).map(nameOf),
      ...transitions.flatMap(({ actions }) => actions).map(nameOf),
    ]),
    guards: new Set(transitions.map(({ guard }) => nameOf(guard))),
    actors: new Set(nodes.flatMap(({ invoke }) => invoke.map(({ src }) => String(src)))),
  };
}

/** Actions, guards and actors that a machine defines and no state asks for. */
function unused(machine: AnyStateMachine): string[] {
  const used = usedIn(machine);
  return (['actions', 'guards', 'actors'] as const).flatMap((kind) =>
    Object.keys(machine.implementations[kind]).filter((name) => !used[kind].has(name)),
  );
}

/** `noun.verb`, both plain English words. */
const EVENT_NAME = /^[a-z]+\.[a-z]+$/;

test('every machine is explored and drawn [MO-1]', () => {
  expect(models.map(({ name }) => name).toSorted()).toEqual(stems.toSorted());
});

describe.each(stems)('%s [MO-4]', (stem) => {
  test('every state and every transition has a description in Polish', async () => {
    expect(unreadable(await machineIn(stem))).toEqual([]);
  });

  test('every call has a short id of its own', async () => {
    const ids = statesOf(await machineIn(stem)).flatMap(({ invoke }) => invoke.map(({ id }) => id));
    expect(ids.filter((id) => !/^[a-z]+[A-Za-z]*$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every delay has a name, and every name a delay', async () => {
    const machine = await machineIn(stem);
    const used = statesOf(machine)
      .flatMap(transitionsOf)
      .map(eventWords)
      .filter((words) => words.startsWith('after '))
      .map((words) => words.slice('after '.length));
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(machine.implementations.delays).toSorted());
  });

  test('every action, guard and actor is used', async () => {
    expect(unused(await machineIn(stem))).toEqual([]);
  });

  test('events are called noun.verb', async () => {
    const machine = await machineIn(stem);
    const names = machine.events.filter((name) => name !== '' && !name.startsWith('xstate.'));
    expect(names.filter((name) => !EVENT_NAME.test(name))).toEqual([]);
  });

  test('actions and guards are named', async () => {
    expect(statesOf(await machineIn(stem)).flatMap(unnamed)).toEqual([]);
  });
});

test('an action, a guard and an actor that no state asks for are found', () => {
  const idle = setup({
    actors: { ask: fromPromise(async () => 1), wait: fromPromise(async () => 1) },
    guards: { isOpen: () => true, isShut: () => true },
    actions: { ring: () => undefined, knock: () => undefined, leave: () => undefined },
  }).createMachine({
    entry: 'ring',
    exit: { type: 'leave' },
    invoke: { id: 'ask', src: 'ask' },
    on: { go: { guard: 'isOpen' } },
  });
  expect(unused(idle)).toEqual(['knock', 'isShut', 'wait']);
});

test('no screen knows the name of a state: it reads tags [MO-2]', () => {
  const offenders = readSources(['src/flows', 'src/page', 'src/app', 'src/blocks', 'src/browser'])
    .filter(({ text }) => /(?:snapshot|state|current|getSnapshot\(\))\.(?:matches\(|value\b)/.test(text))
    .map(({ path }) => path);
  expect(offenders).toEqual([]);
});
