import type { Edge, Graph } from './explore.ts';

/** Steps from a graph's start, one after the other. */
export type Path = readonly Edge[];

const edgesFrom = (graph: Graph, key: string): readonly Edge[] => graph.nodes.get(key)?.edges ?? [];

/** One shortest path to every state, by the state's key; the start's is empty. */
export function shortestPaths(graph: Graph): ReadonlyMap<string, Path> {
  const found = new Map<string, Path>([[graph.start, []]]);
  for (const [key, path] of found) {
    for (const edge of edgesFrom(graph, key)) {
      if (!found.has(edge.to)) found.set(edge.to, [...path, edge]);
    }
  }
  return found;
}

const beginsWith = (path: Path, beginning: Path) =>
  beginning.every((edge, index) => path[index]?.id === edge.id);

/**
 * A shortest path for every edge, without those that a longer one begins with: short tests that fail apart. A graph
 * without edges has one empty path: its start is worth a look.
 */
export function pathPerEdge(graph: Graph): readonly Path[] {
  const shortest = shortestPaths(graph);
  const paths = [...graph.nodes.values()].flatMap(({ key, edges }) =>
    edges.map((edge) => [...(shortest.get(key) ?? []), edge]),
  );
  if (paths.length === 0) return [[]];
  return paths.filter(
    (path, index) =>
      !paths.some(
        (other, at) =>
          (other.length > path.length || (other.length === path.length && at < index)) &&
          beginsWith(other, path),
      ),
  );
}

/** The shortest way from `key` to an edge that is still wanted, that edge included. */
function wayToWanted(graph: Graph, key: string, wanted: ReadonlySet<string>): Path | undefined {
  const ways = new Map<string, Path>([[key, []]]);
  for (const [at, way] of ways) {
    for (const edge of edgesFrom(graph, at)) {
      if (wanted.has(edge.id)) return [...way, edge];
      if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
    }
  }
  return undefined;
}

/** Few long paths that take every edge at least once, for the browser, where opening a page costs most. */
export function edgeCover(graph: Graph, longest = 40): readonly Path[] {
  const wanted = new Set([...graph.nodes.values()].flatMap(({ edges }) => edges.map(({ id }) => id)));
  const paths: Path[] = [];
  while (wanted.size > 0) {
    const path: Edge[] = [];
    for (;;) {
      const way = wayToWanted(graph, path.at(-1)?.to ?? graph.start, wanted);
      if (!way || (path.length > 0 && path.length + way.length > longest)) break;
      path.push(...way);
      for (const { id } of way) wanted.delete(id);
    }
    if (path.length === 0) throw new Error(`${wanted.size} edges can't be reached from the start`);
    paths.push(path);
  }
  return paths.length === 0 ? [[]] : paths;
}
