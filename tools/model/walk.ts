import { TestModel } from '@xstate/test';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Model } from './model.ts';
import type { ReplayedStep } from './replay.ts';

/** How each event is brought about in a running shop, and how each state is recognised there. */
export interface Steps {
  /** By event type; the event of the moment when the machine starts is `xstate.init`. */
  events: Readonly<Record<string, (event: EventObject, next: AnyMachineSnapshot) => Promise<void>>>;
  /** By state id. Every leaf state needs a check. */
  states: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => Promise<void>>>;
}

const INIT: EventObject = { type: 'xstate.init' };

const leafIds = ({ _nodes }: AnyMachineSnapshot) =>
  _nodes.filter(({ states }) => Object.keys(states).length === 0).map(({ id }) => id);

/** Every event type and leaf state on the way that the steps know nothing of: @xstate/test would skip it in silence. */
export function unknownParts(path: readonly ReplayedStep[], steps: Steps): string[] {
  const events = path.flatMap(({ happening }) => (happening ? [happening.event.type] : []));
  const leaves = path.flatMap(({ snapshot }) => leafIds(snapshot));
  return [
    ...[...new Set(events)]
      .filter((type) => !Object.hasOwn(steps.events, type))
      .map((type) => `event ${type}`),
    ...[...new Set(leaves)].filter((id) => !Object.hasOwn(steps.states, id)).map((id) => `state ${id}`),
  ];
}

/** What @xstate/test 1.0.0-beta.5 takes; its own types are those of an older xstate. */
interface Tester {
  testPath: (
    path: { state: AnyMachineSnapshot; steps: readonly TesterStep[]; weight: number },
    params: {
      events: Record<string, (step: TesterStep) => Promise<void>>;
      states: Record<string, (snapshot: AnyMachineSnapshot) => Promise<void>>;
    },
  ) => Promise<unknown>;
}

interface TesterStep {
  event: EventObject;
  state: AnyMachineSnapshot;
}

type TesterClass = new (
  machine: unknown,
  options: {
    stateMatcher: (snapshot: AnyMachineSnapshot, key: string) => boolean;
    serializeState: (snapshot: AnyMachineSnapshot) => string;
    serializeEvent: (event: EventObject) => string;
  },
) => Tester;

/**
 * Walks a replayed path through a running shop with @xstate/test: brings about each event, then checks every state
 * that the machine is in.
 *
 * @throws when an event or leaf state has no step, when an event can't be brought about, or a check fails
 */
export async function walk(model: Model, path: readonly ReplayedStep[], steps: Steps): Promise<void> {
  const unknown = unknownParts(path, steps);
  if (unknown.length > 0) throw new Error(`${model.name} has no step for: ${unknown.join(', ')}`);
  const last = path.at(-1);
  if (!last) throw new Error('An empty path can not be walked');

  const tester = new (TestModel as unknown as TesterClass)(model.machine, {
    stateMatcher: ({ _nodes }, key) => _nodes.some(({ id }) => id === key),
    serializeState: ({ value }) => JSON.stringify(value),
    serializeEvent: (event) => JSON.stringify(event),
  });
  await tester.testPath(
    {
      state: last.snapshot,
      weight: path.length,
      steps: path.map(({ happening, snapshot }) => ({ event: happening?.event ?? INIT, state: snapshot })),
    },
    {
      events: Object.fromEntries(
        Object.entries(steps.events).map(([type, bringAbout]) => [
          type,
          ({ event, state }: TesterStep) => bringAbout(event, state),
        ]),
      ),
      states: { ...steps.states },
    },
  );
}
