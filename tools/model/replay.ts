import {
  createActor,
  fromCallback,
  SimulatedClock,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventObject,
} from 'xstate';
import { keyOf } from './explore.ts';
import { statesOf, transitionId } from './machine-parts.ts';
import type { Chapter, Happening, PortCall, ReplayedStep } from './model.ts';
import type { Path } from './paths.ts';

/** Names of the actors that a machine invokes. */
const portsOf = (machine: AnyStateMachine) => [
  ...new Set(
    statesOf(machine).flatMap(({ invoke }) => invoke.map(({ src }) => (typeof src === 'string' ? src : ''))),
  ),
];

/** What the ports of a replay's actor were asked, by the actor's system. */
const callsIn = new WeakMap<object, PortCall[]>();

/** Copies of machines whose ports never settle. A copy takes as long as a dozen steps of the machine. */
const silent = new WeakMap<AnyStateMachine, AnyStateMachine>();

function withSilentPorts(machine: AnyStateMachine): AnyStateMachine {
  const known = silent.get(machine);
  if (known) return known;
  const actors = Object.fromEntries(
    portsOf(machine).map((port) => [
      port,
      // As silent as a promise that never settles, without the error that one makes when it is stopped.
      fromCallback(({ input, system }) => {
        callsIn.get(system)?.push({ port, input });
      }),
    ]),
  );
  const copy = machine.provide({ actors });
  silent.set(machine, copy);
  return copy;
}

/** Returns the snapshot. @throws the error that stopped the actor */
function sound(snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
  if (snapshot.status === 'error') throw snapshot.error;
  return snapshot;
}

/** A machine that takes so many transitions at one event goes round in a circle. */
const ENDLESS = 200;

/** A clock that does not advance, and says what is waited for. */
class NotedClock extends SimulatedClock {
  readonly #waits: number[];
  constructor(waits: number[]) {
    super();
    this.#waits = waits;
  }
  override setTimeout(run: (...args: unknown[]) => void, ms: number): number {
    this.#waits.push(ms);
    return super.setTimeout(run, ms);
  }
}

/** A replay of a machine, step by step. */
export interface Replay {
  /** Steps so far; the first one is the machine's start. */
  steps: readonly ReplayedStep[];
  snapshot: () => AnyMachineSnapshot;
  /** Sends an event. @throws the machine's error */
  take: (happening: Happening) => void;
}

/**
 * Starts a real actor whose ports never settle and whose clock does not advance: results and delays are events of the
 * model. The taken transitions are read from the actor's microsteps.
 */
export function startReplay(machine: AnyStateMachine, input: unknown): Replay {
  const taken: string[] = [];
  const visited: string[] = [];
  const emitted: EventObject[] = [];
  const calls: PortCall[] = [];
  const waits: number[] = [];
  const actor = createActor(withSilentPorts(machine), {
    input,
    clock: new NotedClock(waits),
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      if (taken.length > ENDLESS) throw new Error(`It goes round in a circle: ${taken.slice(-4).join(', ')}`);
      const transitions: AnyTransitionDefinition[] = inspected._transitions;
      const { _nodes } = inspected.snapshot as AnyMachineSnapshot;
      taken.push(...transitions.map(transitionId));
      const pasts = transitions.flatMap(({ target = [] }) => target.filter(({ type }) => type === 'history'));
      visited.push(...[...transitions.map(({ source }) => source), ...pasts, ..._nodes].map(({ id }) => id));
    },
  });
  callsIn.set(actor.system, calls);
  actor.on('*', (event) => emitted.push(event));
  // `sound` throws what the machine threw; without a subscriber xstate would throw it again, uncaught.
  actor.subscribe({ error: () => undefined });

  const steps: ReplayedStep[] = [];
  const keepStep = (happening: Happening | undefined) =>
    steps.push({
      happening,
      snapshot: sound(actor.getSnapshot()),
      taken: taken.splice(0),
      visited: [...new Set(visited.splice(0))],
      emitted: emitted.splice(0),
      calls: calls.splice(0),
      waits: waits.splice(0),
    });
  actor.start();
  keepStep(undefined);
  return {
    steps,
    snapshot: () => actor.getSnapshot(),
    take(happening) {
      // A finished actor takes nothing, and would only warn.
      if (actor.getSnapshot().status === 'active') actor.send(happening.event);
      keepStep(happening);
    },
  };
}

/**
 * Replays a path of an explored chapter, including its opening.
 *
 * @throws when the actor reaches another node than the graph: the chapter's projection omits a part of the context
 * that decides transitions
 */
export function replayPath(machine: AnyStateMachine, chapter: Chapter, path: Path): readonly ReplayedStep[] {
  const replay = startReplay(machine, chapter.input);
  for (const happening of chapter.opening) replay.take(happening);
  for (const { happening } of path) replay.take(happening);
  path.forEach((edge, index) => {
    const step = replay.steps[chapter.opening.length + 1 + index];
    const reached = step && keyOf(chapter, step.snapshot);
    if (reached !== edge.to) {
      throw new Error(
        `${chapter.title}: „${edge.happening.words}” leads to ${reached}, the graph says ${edge.to}. The projection is too coarse.`,
      );
    }
  });
  return replay.steps;
}
