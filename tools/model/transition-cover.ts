import type { AnyStateMachine } from 'xstate';
import type { Edge, Graph } from './explore.ts';
import type { Chapter } from './model.ts';
import { edgeCover, shortestPaths, type Path } from './paths.ts';
import { replayPath } from './replay.ts';

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
  const seen = new Set<string>();
  const wanted: Edge[] = [];
  const shortest = shortestPaths(graph);
  for (const { key, edges } of graph.nodes.values()) {
    for (const edge of edges) {
      const taken = replayPath(machine, chapter, [...(shortest.get(key) ?? []), edge]).at(-1)?.taken ?? [];
      if (taken.every((id) => seen.has(id))) continue;
      taken.forEach((id) => seen.add(id));
      wanted.push(edge);
    }
  }
  return edgeCover(graph, { edges: wanted, ...(longest !== undefined && { longest }) });
}
