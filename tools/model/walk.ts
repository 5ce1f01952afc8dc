import { TestModel } from '@xstate/test';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Model, ReplayedStep } from './model.ts';

/** How to trigger each event and recognise each state in a running shop. */
export interface Steps {
  /** Actions by event type; the machine's start is `xstate.init`. */
  events: Readonly<Record<string, (event: EventObject, next: AnyMachineSnapshot) => Promise<void>>>;
  /** Checks by state id. Every leaf state needs one. */
  states: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => Promise<void>>>;
  /** By call id: sends a late response to an abandoned call, which must change nothing. */
  late?: Readonly<Record<string, () => Promise<void>>>;
  /** What a control does where the machine does not know its event (`event in leaf`): no dead control (idle-controls.ts). */
  besides?: Readonly<Record<string, string>>;
  /** Why people need not distinguish two states (`leaf and leaf`, alike-states.ts). */
  alike?: Readonly<Record<string, string>>;
}

const INIT: EventObject = { type: 'xstate.init' };

const leafIds = ({ _nodes }: AnyMachineSnapshot) =>
  _nodes.filter(({ states }) => Object.keys(states).length === 0).map(({ id }) => id);

/** Ids of the pending calls that a step abandoned. */
export function abandonedCalls(before: ReplayedStep | undefined, step: ReplayedStep): string[] {
  const settled = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(step.happening?.event.type ?? '')?.[1];
  return Object.entries(before?.snapshot.children ?? {}).flatMap(([id, call]) =>
    id === settled || step.snapshot.children[id] === call ? [] : [id],
  );
}

/** Events, states and calls of a path without a step, which @xstate/test would silently skip. */
export function unknownParts(path: readonly ReplayedStep[], steps: Steps): string[] {
  const events = path.flatMap(({ happening }) => (happening ? [happening.event.type] : []));
  const leaves = path.flatMap(({ snapshot }) => leafIds(snapshot));
  const late = path.flatMap((step, at) => abandonedCalls(path[at - 1], step));
  const unknown = (kind: string, names: readonly string[], known: object = {}) =>
    [...new Set(names)].filter((name) => !Object.hasOwn(known, name)).map((name) => `${kind} ${name}`);
  return [
    ...unknown('event', events, steps.events),
    ...unknown('state', leaves, steps.states),
    ...unknown('late response', late, steps.late),
  ];
}

/** Input of @xstate/test 1.0.0-beta.5, whose own types are for an older xstate. */
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
  /** Ids of the calls that this step abandoned. */
  abandoned: readonly string[];
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
 * Walks a replayed path through a running shop with @xstate/test: triggers each event, sends late responses to
 * abandoned calls, then checks all active states.
 *
 * @param look is called in each state, after its checks
 * @param taker the class that takes the path; `xstate/graph` has the same one (docs/upgrading.md)
 * @throws when an event, leaf state or late response has no step, when an event can't be triggered, or a check fails
 */
export async function walk(
  model: Model,
  path: readonly ReplayedStep[],
  steps: Steps,
  look?: (snapshot: AnyMachineSnapshot) => Promise<void>,
  taker: unknown = TestModel,
): Promise<void> {
  const unknown = unknownParts(path, steps);
  if (unknown.length > 0) throw new Error(`${model.name} has no step for: ${unknown.join(', ')}`);
  const last = path.at(-1);
  if (!last) throw new Error('An empty path can not be walked');

  // By step: where an event changes nothing, two steps share one snapshot.
  const taken = path.map((step, at) => ({
    event: step.happening?.event ?? INIT,
    state: step.snapshot,
    abandoned: abandonedCalls(path[at - 1], step),
  }));
  const tester = new (taker as TesterClass)(model.machine, {
    stateMatcher: ({ _nodes }, key) => _nodes.some(({ id }) => id === key),
    serializeState: ({ value }) => JSON.stringify(value),
    serializeEvent: (event) => JSON.stringify(event),
  });
  await tester.testPath(
    {
      state: last.snapshot,
      weight: path.length,
      steps: taken,
    },
    {
      events: Object.fromEntries(
        Object.entries(steps.events).map(([type, bringAbout]) => [
          type,
          async ({ event, state, abandoned }: TesterStep) => {
            await bringAbout(event, state);
            for (const id of abandoned) await steps.late?.[id]?.();
          },
        ]),
      ),
      // Each state lies within the root, whose check comes last.
      states: { ...steps.states, ...(look && { [model.machine.root.id]: look }) },
    },
  );
}
