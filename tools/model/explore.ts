import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import type { Chapter, Happening } from './model.ts';

/** A step of the explored graph; `from` and `to` are node keys. */
export interface Edge {
  id: string;
  from: string;
  to: string;
  happening: Happening;
}

export interface GraphNode {
  key: string;
  snapshot: AnyMachineSnapshot;
  edges: readonly Edge[];
}

/** The explored graph of a chapter: snapshots and steps between them. */
export interface Graph {
  start: string;
  nodes: ReadonlyMap<string, GraphNode>;
}

/** Limit against state explosion: the chapter's projection is too fine or it has too many events. */
const LIMIT = 5_000;

/** What the history states would return to; the past of an active state is not yet decided. */
const pastOf = ({ historyValue, _nodes }: AnyMachineSnapshot): readonly string[] =>
  Object.values(historyValue).flatMap((left) =>
    left.some(({ parent }) => parent !== undefined && _nodes.includes(parent))
      ? []
      : left.map(({ id }) => id),
  );

/** Key of a snapshot in a chapter's graph. */
export const keyOf = (chapter: Chapter, snapshot: AnyMachineSnapshot): string =>
  JSON.stringify([snapshot.value, chapter.project?.(snapshot) ?? null, ...pastOf(snapshot)]);

/** Whether an event leads to a transition in a snapshot. */
export const isHeard = (snapshot: AnyMachineSnapshot, { event }: Happening): boolean =>
  (snapshot.machine.getTransitionData(snapshot, event)?.length ?? 0) > 0;

/** Events that are possible in a snapshot and lead to a transition; none if the machine is done. */
export const possibleIn = (chapter: Chapter, snapshot: AnyMachineSnapshot): readonly Happening[] =>
  snapshot.status === 'active'
    ? chapter.happenings(snapshot).filter((happening) => isHeard(snapshot, happening))
    : [];

/** Replays a chapter's opening and returns its first snapshot. */
export function openChapter(machine: AnyStateMachine, chapter: Chapter): AnyMachineSnapshot {
  const [first] = initialTransition(machine, chapter.input);
  return chapter.opening.reduce((snapshot, { event }) => transition(machine, snapshot, event)[0], first);
}

/** Graphs explored by this process: many tests and tools ask for the same ones. */
const explored = new WeakMap<AnyStateMachine, WeakMap<Chapter, Graph>>();

/**
 * Explores a chapter breadth first with xstate/graph. The tester plays the server and the clock: their events are
 * among the chapter's happenings.
 *
 * @throws when the graph exceeds `limit` states
 */
export function explore(machine: AnyStateMachine, chapter: Chapter, limit = LIMIT): Graph {
  const graphs = explored.get(machine) ?? new WeakMap<Chapter, Graph>();
  explored.set(machine, graphs);
  const graph = graphs.get(chapter) ?? graphOf(machine, chapter, limit);
  graphs.set(chapter, graph);
  return graph;
}

function graphOf(machine: AnyStateMachine, chapter: Chapter, limit: number): Graph {
  const beginning = openChapter(machine, chapter);
  const map = getAdjacencyMap(machine, {
    input: chapter.input,
    fromState: beginning,
    events: (snapshot) => possibleIn(chapter, snapshot).map(({ event }) => event),
    serializeState: (snapshot) => keyOf(chapter, snapshot),
    serializeEvent: (event) => JSON.stringify(event),
    stopWhen: (snapshot) => snapshot.status !== 'active' || (chapter.endsAt?.(snapshot) ?? false),
    limit,
  });
  const nodes = new Map<string, GraphNode>();
  for (const [key, { state, transitions }] of Object.entries(map)) {
    // xstate's branded keys hide what the values are.
    const steps = Object.values(transitions) as { event: EventObject; state: AnyMachineSnapshot }[];
    // One event has other words in another state: „Dalej” of the last question is „Pokaż wybór”.
    const possible = new Map(
      possibleIn(chapter, state).map((happening) => [JSON.stringify(happening.event), happening]),
    );
    const edges = steps.flatMap((step): Edge[] => {
      const eventKey = JSON.stringify(step.event);
      const happening = possible.get(eventKey);
      return happening
        ? [{ id: `${key} ${eventKey}`, from: key, to: keyOf(chapter, step.state), happening }]
        : [];
    });
    nodes.set(key, { key, snapshot: state, edges });
  }
  return { start: keyOf(chapter, beginning), nodes };
}

/** Finds dead ends: snapshots without a step to another one, although neither machine nor chapter has ended. */
export function deadEnds(graph: Graph, chapter: Chapter): string[] {
  return [...graph.nodes.values()]
    .filter(
      ({ key, snapshot, edges }) =>
        snapshot.status === 'active' &&
        !(chapter.endsAt?.(snapshot) ?? false) &&
        edges.every(({ to }) => to === key),
    )
    .map(({ key }) => key);
}
