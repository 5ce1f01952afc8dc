import type { Edge, Graph } from './explore.ts';

/** A path: consecutive steps from a graph's start. */
export type Path = readonly Edge[];

const edgesFrom = (graph: Graph, key: string): readonly Edge[] => graph.nodes.get(key)?.edges ?? [];

/** Finds a shortest path to every node, by key; the start's is empty. */
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
 * Generates a shortest path for every edge, without those that are a prefix of another: short, independent tests. A
 * graph without edges has one empty path, which tests its start.
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

/** Finds the shortest path from `key` to a wanted edge, including it. */
function wayToWanted(graph: Graph, key: string, isWanted: (edge: Edge) => boolean): Path | undefined {
  const ways = new Map<string, Path>([[key, []]]);
  for (const [at, way] of ways) {
    for (const edge of edgesFrom(graph, at)) {
      if (isWanted(edge)) return [...way, edge];
      if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
    }
  }
  return undefined;
}

/** Limit of a long path's steps, unless an edge is further away. */
const LONGEST = 40;

/**
 * Generates few long paths, each going on to the nearest wanted edge until none is left; for screens, where opening a
 * page is slow.
 * @param take called with each edge of a path: what it covers is no longer wanted
 */
export function longPaths(
  graph: Graph,
  isWanted: (edge: Edge) => boolean,
  take: (edge: Edge) => void,
  longest = LONGEST,
): readonly Path[] {
  const paths: Path[] = [];
  for (;;) {
    const path: Edge[] = [];
    for (;;) {
      const way = wayToWanted(graph, path.at(-1)?.to ?? graph.start, isWanted);
      if (!way || (path.length > 0 && path.length + way.length > longest)) break;
      path.push(...way);
      way.forEach(take);
    }
    if (path.length === 0) return paths;
    paths.push(path);
  }
}

/** Generates few long paths that cover every edge. A graph without edges has one empty path. */
export function edgeCover(graph: Graph, { longest }: { longest?: number } = {}): readonly Path[] {
  const wanted = new Set([...graph.nodes.values()].flatMap((node) => node.edges.map(({ id }) => id)));
  const paths = longPaths(
    graph,
    ({ id }) => wanted.has(id),
    ({ id }) => wanted.delete(id),
    longest,
  );
  if (wanted.size > 0) throw new Error(`${wanted.size} edges can't be reached from the start`);
  return paths.length === 0 ? [[]] : paths;
}
