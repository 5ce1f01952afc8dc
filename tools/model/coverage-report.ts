import { coverageOf } from './coverage.ts';
import { explore } from './explore.ts';
import type { Model } from './model.ts';
import { edgeCover, pathPerEdge, type Path } from './paths.ts';
import { replayPath } from './replay.ts';

/** What the generated paths of one flow walk. */
export interface FlowReport {
  name: string;
  states: { declared: number; missing: readonly string[] };
  transitions: { declared: number; missing: readonly string[] };
  exceptions: Readonly<Record<string, string>>;
  /** Ways and steps of the two kinds of walks. */
  perEdge: { paths: number; steps: number };
  cover: { paths: number; steps: number };
  /** How often each state and transition is met, by id. */
  counts: Readonly<Record<string, number>>;
}

const size = (paths: readonly Path[]) => ({
  paths: paths.length,
  steps: paths.reduce((sum, path) => sum + path.length, 0),
});

/** Explores a flow and replays every path that the tests walk. Both kinds cover the same steps. */
export function reportOf(model: Model): FlowReport {
  const chapters = model.chapters.map((chapter) => {
    const graph = explore(model.machine, chapter);
    return { chapter, perEdge: pathPerEdge(graph), cover: edgeCover(graph) };
  });
  const steps = chapters.flatMap(({ chapter, perEdge }) =>
    perEdge.flatMap((path) => replayPath(model.machine, chapter, path)),
  );
  const { states, transitions, counts } = coverageOf(model.machine, steps, model.exceptions);
  return {
    name: model.name,
    states,
    transitions,
    exceptions: model.exceptions,
    perEdge: size(chapters.flatMap(({ perEdge }) => perEdge)),
    cover: size(chapters.flatMap(({ cover }) => cover)),
    counts: Object.fromEntries(counts),
  };
}

/** `purchase: 21/21 states, 45/45 transitions, 237 paths, 1034 steps`. */
export function reportLine({ name, states, transitions, perEdge }: FlowReport): string {
  const share = ({ declared, missing }: FlowReport['states']) => `${declared - missing.length}/${declared}`;
  return `${name}: ${share(states)} states, ${share(transitions)} transitions, ${perEdge.paths} paths, ${perEdge.steps} steps`;
}
