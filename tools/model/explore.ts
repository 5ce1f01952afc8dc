import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import type { Chapter, Happening } from './model.ts';

/** One step of the explored graph. `from` and `to` are keys of its nodes. */
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

/** Every state of a chapter and every step between them. */
export interface Graph {
  start: string;
  nodes: ReadonlyMap<string, GraphNode>;
}

/** More states than this is an explosion: the chapter's projection is too fine or its happenings too many. */
const LIMIT = 5_000;

/** The key under which a chapter knows a snapshot. */
export const keyOf = (chapter: Chapter, snapshot: AnyMachineSnapshot): string =>
  JSON.stringify([snapshot.value, chapter.project?.(snapshot) ?? null]);

/** What may happen in a state and makes the machine take a transition. A finished machine takes none. */
export const possibleIn = (chapter: Chapter, snapshot: AnyMachineSnapshot): readonly Happening[] =>
  snapshot.status === 'active'
    ? chapter
        .happenings(snapshot)
        .filter(({ event }) => (snapshot.machine.getTransitionData(snapshot, event)?.length ?? 0) > 0)
    : [];

/** The state in which a chapter begins. */
export function openChapter(machine: AnyStateMachine, chapter: Chapter): AnyMachineSnapshot {
  const [first] = initialTransition(machine, chapter.input);
  return chapter.opening.reduce((snapshot, { event }) => transition(machine, snapshot, event)[0], first);
}

/**
 * Explores a chapter breadth first with xstate/graph. The tester plays the server and the clock: their events are
 * among the chapter's happenings.
 *
 * @throws when more than `limit` steps lead nowhere new
 */
export function explore(machine: AnyStateMachine, chapter: Chapter, limit = LIMIT): Graph {
  const beginning = openChapter(machine, chapter);
  const wordsOf = new Map<string, Happening>();
  const map = getAdjacencyMap(machine, {
    input: chapter.input,
    fromState: beginning,
    events: (snapshot) =>
      possibleIn(chapter, snapshot).map((happening) => {
        wordsOf.set(JSON.stringify(happening.event), happening);
        return happening.event;
      }),
    serializeState: (snapshot) => keyOf(chapter, snapshot),
    serializeEvent: (event) => JSON.stringify(event),
    stopWhen: (snapshot) => snapshot.status !== 'active' || (chapter.endsAt?.(snapshot) ?? false),
    limit,
  });
  const nodes = new Map<string, GraphNode>();
  for (const [key, { state, transitions }] of Object.entries(map)) {
    // xstate's branded keys hide what the values are.
    const steps = Object.values(transitions) as { event: EventObject; state: AnyMachineSnapshot }[];
    const edges = steps.flatMap((step): Edge[] => {
      const eventKey = JSON.stringify(step.event);
      const happening = wordsOf.get(eventKey);
      return happening
        ? [{ id: `${key} ${eventKey}`, from: key, to: keyOf(chapter, step.state), happening }]
        : [];
    });
    nodes.set(key, { key, snapshot: state, edges });
  }
  return { start: keyOf(chapter, beginning), nodes };
}

/** States from which no step leads anywhere else, although the machine has not finished and the chapter not ended. */
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
