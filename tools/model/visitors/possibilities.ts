import {
  createActor,
  type ActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate';
import { ENTERED, LEFT } from '#domain/counts/transition-counts.ts';
import { keyOf, pathOf } from '#server/transition-counts/known-transitions.ts';
import { stopsOf } from '#server/transition-counts/lived-flow.ts';
import { possibleIn, openChapter } from '../explore.ts';
import { transitionId } from '../machine-parts.ts';
import type { Model } from '../model.ts';
import { causeOf } from '../words/tell.ts';
import type { Cause } from '../words/words.ts';

/** What brings a possibility about: a visitor acts, the shop responds to a call, or a delay of the machine ends. */
export type Doer = 'visitor' | 'shop' | 'clock';

/** One thing that can happen in a moment. Several events that do the same (two specialists to choose from) are one. */
export interface Possibility {
  /** Ids of its transitions; the same wherever it is possible. */
  key: string;
  doer: Doer;
  cause: Cause;
  /** In Polish. */
  words: string;
  /** The names under which the shop counts it; none for what changes no state. */
  counted: readonly string[];
  /** The state that declares it. */
  source: AnyStateNode;
  /** How long (ms) the machine waits for it, if it is a delay. */
  delay: number;
  /** What its events do; one of them is taken. */
  steps: readonly (() => Step)[];
}

/** What an event does: the moment after it, and the names of what the shop would have counted. */
export interface Step {
  to: Moment;
  taken: Taken;
  counted: readonly string[];
  entered: readonly AnyStateNode[];
}

/** A snapshot with everything that can happen in it. */
export interface Moment {
  isOver: boolean;
  /** The states in which a visitor is for a while; several where the machine has none such. */
  stop: AnyStateNode | undefined;
  nodes: readonly AnyStateNode[];
  possible: readonly Possibility[];
}

/** A microstep's transitions, as the actor reports them to inspectors. */
type Taken = readonly AnyTransitionDefinition[];

/** Computes what an event does in a snapshot, with all transitions taken on the way; nothing is called or awaited. */
function stepper(machine: AnyStateMachine, input: unknown) {
  let taken: Taken[] = [];
  const actor = createActor(machine, {
    input,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') taken.push(inspected._transitions);
    },
  });
  const nothing = () => undefined;
  const scope: ActorScope<AnyMachineSnapshot, AnyEventObject> = {
    self: actor,
    system: actor.system,
    id: actor.id,
    sessionId: actor.sessionId,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
  return (snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
    taken = [];
    const next = machine.transition(snapshot, event, scope) as AnyMachineSnapshot;
    if (next.status === 'error') throw next.error;
    return { next, taken: taken.flat() };
  };
}

/** The first delay of a state with this event, in milliseconds. */
function delayOf(snapshot: AnyMachineSnapshot, { source, eventType }: AnyTransitionDefinition): number {
  const delay = source.after.find((one) => one.eventType === eventType)?.delay;
  const declared = typeof delay === 'string' ? snapshot.machine.implementations.delays[delay] : delay;
  if (typeof declared === 'number') return declared;
  const args = { context: snapshot.context as unknown, event: { type: '' } };
  return typeof declared === 'function' ? Number(declared(args as never, undefined as never)) : 0;
}

const doerOf = (eventType: string): Doer =>
  eventType.startsWith('xstate.after.') ? 'clock' : eventType.startsWith('xstate.') ? 'shop' : 'visitor';

const namesOf = ({ id }: AnyStateMachine, { source, eventType, target }: AnyTransitionDefinition): string[] =>
  (target ?? []).map((to) => keyOf([id, pathOf(source), eventType, pathOf(to)]));

/** Rows as the shop's pages count them (src/flows/transition-counts). */
function countedIn(
  machine: AnyStateMachine,
  taken: Taken,
  left: readonly AnyStateNode[],
  entered: readonly AnyStateNode[],
): string[] {
  return [
    ...taken.flatMap((transition) => namesOf(machine, transition)),
    ...left.map((node) => keyOf([machine.id, pathOf(node), LEFT, ''])),
    ...entered.map((node) => keyOf([machine.id, '', ENTERED, pathOf(node)])),
  ];
}

/**
 * The moments of a model's machine for visitors who begin its first chapter, each worked out when it is first met: of
 * all chapters with the same input everything that may happen may happen to them.
 */
export function openMoments(model: Model): Moment {
  const { machine, chapters } = model;
  const [first] = chapters;
  if (!first) throw new Error('A model has no chapter');
  const same = chapters.filter(({ input }) => input === first.input);
  const step = stepper(machine, first.input);
  const stops = stopsOf(machine.root);
  const known = new Map<string, Moment>();

  function momentOf(snapshot: AnyMachineSnapshot): Moment {
    // Whatever distinguishes snapshots in any chapter.
    const key = JSON.stringify([snapshot.value, ...same.map(({ project }) => project?.(snapshot) ?? null)]);
    const met = known.get(key);
    if (met) return met;
    const nodes = snapshot._nodes;
    let possible: readonly Possibility[] | undefined;
    const moment: Moment = {
      isOver: snapshot.status !== 'active',
      stop: stops.find((stop) => nodes.includes(stop)),
      nodes,
      get possible() {
        possible ??= possibilitiesIn(snapshot);
        return possible;
      },
    };
    known.set(key, moment);
    return moment;
  }

  /** Works a step out when it is first taken. */
  function stepBy(snapshot: AnyMachineSnapshot, event: AnyEventObject): () => Step {
    let made: Step | undefined;
    return () => (made ??= asStep(snapshot, step(snapshot, event)));
  }

  function asStep(snapshot: AnyMachineSnapshot, { next, taken }: ReturnType<typeof step>): Step {
    const left = snapshot._nodes.filter((node) => !next._nodes.includes(node));
    const entered = next._nodes.filter((node) => !snapshot._nodes.includes(node));
    return {
      to: momentOf(next),
      taken,
      counted: countedIn(machine, taken, left, entered),
      // A state that is entered anew begins its delays anew.
      entered: [...entered, ...taken.filter(({ reenter }) => reenter).map(({ source }) => source)],
    };
  }

  function possibilitiesIn(snapshot: AnyMachineSnapshot): Possibility[] {
    const found = new Map<string, Possibility & { steps: (() => Step)[] }>();
    const events = new Set<string>();
    for (const { event } of same.flatMap((chapter) => possibleIn(chapter, snapshot))) {
      const text = JSON.stringify(event);
      const [transition] = snapshot.machine.getTransitionData(snapshot, event) ?? [];
      if (events.has(text) || !transition) continue;
      events.add(text);
      const doer = doerOf(transition.eventType);
      const taken = stepBy(snapshot, event);
      const follows = doer === 'shop' ? followsOf(taken().taken) : [];
      const key = [transition, ...follows].map(transitionId).join(' > ');
      const one = found.get(key) ?? {
        key,
        doer,
        cause: causeOf(model, transition),
        counted: [transition, ...follows].flatMap((next) => namesOf(machine, next)),
        words: [transition, ...follows.slice(0, 1)].map(wordsOf).join(' '),
        source: transition.source,
        delay: doer === 'clock' ? delayOf(snapshot, transition) : 0,
        steps: [],
      };
      one.steps.push(taken);
      found.set(key, one);
    }
    return [...found.values()];
  }
  return momentOf(openChapter(machine, first));
}

const isIn = (node: AnyStateNode, parent: AnyStateNode): boolean =>
  node === parent || (node.parent !== undefined && isIn(node.parent, parent));

/**
 * Eventless transitions after a response, in the states that it reached; they distinguish results such as paid and
 * refused. Other regions are left out.
 */
function followsOf([first, ...rest]: Taken): Taken {
  const reached = [...(first?.target ?? [])];
  return rest.filter(({ eventType, source, target = [] }) => {
    const follows = eventType === '' && reached.some((state) => isIn(source, state));
    if (follows) reached.push(...target);
    return follows;
  });
}

const wordsOf = ({ description, eventType }: AnyTransitionDefinition) => description ?? eventType;
