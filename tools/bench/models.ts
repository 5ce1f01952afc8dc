import { declaredParts } from '../model/coverage.ts';
import { explore } from '../model/explore.ts';
import type { Model } from '../model/model.ts';
import { edgeCover, pathPerEdge, type Path } from '../model/paths.ts';
import { transitionCover } from '../model/transition-cover.ts';
import { table } from './table.ts';

const walks = (paths: readonly Path[]) =>
  `${paths.length} / ${paths.reduce((sum, path) => sum + path.length, 0)}`;

/** Measures models for `npm run bench`: a table of sizes and of the time for exploration and path generation. */
export function measureModels(models: readonly Model[]): string {
  const rows = models.map(({ name, machine, chapters }) => {
    const began = performance.now();
    const graphs = chapters.map((chapter) => explore(machine, chapter));
    const perEdge = graphs.flatMap(pathPerEdge);
    const cover = graphs.flatMap((graph) => edgeCover(graph));
    const sample = chapters.flatMap((chapter, at) => {
      const graph = graphs[at];
      return graph ? transitionCover(machine, chapter, graph) : [];
    });
    const took = performance.now() - began;
    const { states, transitions } = declaredParts(machine);
    return [
      name,
      String(states.length),
      String(transitions.length),
      walks(perEdge),
      walks(cover),
      walks(sample),
      took.toFixed(0),
    ];
  });
  return table(
    ['Models', 'states', 'transitions', 'way per step', 'step cover', 'transition cover', 'explored in ms'],
    rows,
  );
}
