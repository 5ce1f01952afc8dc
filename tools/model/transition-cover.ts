import type { AnyStateMachine } from 'xstate';
import { explore, type Edge, type Graph } from './explore.ts';
import type { Chapter } from './model.ts';
import { longPaths, shortestPaths, type Path } from './paths.ts';
import { replayPath } from './replay.ts';

/** Ids of the transitions that each edge of a chapter takes, and those that its opening takes. */
function takenIn(machine: AnyStateMachine, chapter: Chapter, graph: Graph) {
  const shortest = shortestPaths(graph);
  const byEdge = new Map<Edge, readonly string[]>();
  for (const { key, edges } of graph.nodes.values())
    for (const edge of edges)
      byEdge.set(
        edge,
        replayPath(machine, chapter, [...(shortest.get(key) ?? []), edge]).at(-1)?.taken ?? [],
      );
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
