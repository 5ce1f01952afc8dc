import { createActor, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { explore, type Edge, type Graph } from './explore.ts';
import { transitionId } from './machine-parts.ts';
import type { Chapter, Happening } from './model.ts';
import { longPaths, type Path } from './paths.ts';
import { replayPath } from './replay.ts';

/**
 * Lets events happen in snapshots of a graph, wherever it has found them, and says which transitions they take. Replaying
 * the way to each of thousands of edges would take ten times as long.
 */
function takerIn(machine: AnyStateMachine, { input }: Chapter) {
  const taken: string[] = [];
  const self = createActor(machine, {
    input,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') taken.push(...inspected._transitions.map(transitionId));
    },
  });
  const ignore = () => undefined;
  const scope: Parameters<AnyStateMachine['transition']>[2] = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: ignore,
    defer: ignore,
    emit: ignore,
    stopChild: ignore,
    actionExecutor: ignore,
  };
  return (snapshot: AnyMachineSnapshot, { event }: Happening): readonly string[] => {
    taken.length = 0;
    machine.transition(snapshot, event, scope);
    return taken.slice();
  };
}

/** Ids of the transitions that each edge of a chapter takes, and those that its opening takes. */
function takenIn(machine: AnyStateMachine, chapter: Chapter, graph: Graph) {
  const take = takerIn(machine, chapter);
  const byEdge = new Map<Edge, readonly string[]>();
  for (const { snapshot, edges } of graph.nodes.values())
    for (const edge of edges) byEdge.set(edge, take(snapshot, edge.happening));
  return { byEdge, atOpening: replayPath(machine, chapter, []).flatMap(({ taken }) => taken) };
}

/** Adds to `seen` whatever the paths take that has not been taken before. */
function pathsToUnseen(
  graph: Graph,
  { byEdge, atOpening }: ReturnType<typeof takenIn>,
  seen: Set<string>,
  longest?: number,
): readonly Path[] {
  const taken = (edge: Edge) => byEdge.get(edge) ?? [];
  atOpening.forEach((id) => seen.add(id));
  return longPaths(
    graph,
    (edge) => taken(edge).some((id) => !seen.has(id)),
    (edge) => taken(edge).forEach((id) => seen.add(id)),
    longest,
  );
}

/**
 * Generates few paths of a chapter that take each of the machine's transitions that the chapter knows, in one of the
 * contexts in which it can be taken: a sample of `edgeCover`, which takes it in all of them.
 *
 * @param longest limit of a path's steps, unless a transition is further away
 */
export function transitionCover(
  machine: AnyStateMachine,
  chapter: Chapter,
  graph: Graph,
  longest?: number,
): readonly Path[] {
  const paths = pathsToUnseen(graph, takenIn(machine, chapter, graph), new Set(), longest);
  return paths.length === 0 ? [[]] : paths;
}

/**
 * Generates few paths that take each of a machine's transitions that any of its chapters knows: the chapter that knows
 * most comes first, and each other one is walked for what is left. A chapter that adds nothing is not among them.
 */
export function coverOfChapters(
  machine: AnyStateMachine,
  chapters: readonly Chapter[],
): ReadonlyMap<Chapter, readonly Path[]> {
  const waiting = new Map(
    chapters.map((chapter) => {
      const graph = explore(machine, chapter);
      return [chapter, { graph, taken: takenIn(machine, chapter, graph) }] as const;
    }),
  );
  const seen = new Set<string>();
  const cover = new Map<Chapter, readonly Path[]>();
  for (;;) {
    const fresh = [...waiting].map(([chapter, { taken }]) => {
      const known = new Set([...taken.atOpening, ...[...taken.byEdge.values()].flat()]);
      return { chapter, adds: [...known].filter((id) => !seen.has(id)).length };
    });
    const next = fresh.toSorted((a, b) => b.adds - a.adds)[0];
    const part = next && next.adds > 0 ? waiting.get(next.chapter) : undefined;
    if (!next || !part) return cover;
    waiting.delete(next.chapter);
    const paths = pathsToUnseen(part.graph, part.taken, seen);
    cover.set(next.chapter, paths.length === 0 ? [[]] : paths);
  }
}
