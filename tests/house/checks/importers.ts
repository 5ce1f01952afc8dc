import { importsOf } from './imports.ts';
import { readSources, type SourceFile } from './source-tree.ts';

const importers = new Map<string, SourceFile[]>();
for (const file of readSources(['src', 'server']))
  for (const { target } of importsOf(file)) importers.set(target, [...(importers.get(target) ?? []), file]);

/**
 * The files of the product that import a machine, directly or through others.
 *
 * @param far how many imports may lie between: its ports, its flow
 */
export function filesThatKnow(machine: string, far = 3): readonly SourceFile[] {
  const found = new Set<SourceFile>();
  let paths = [`machines/${machine}.machine.ts`];
  for (let step = 0; step < far; step += 1) {
    const next = paths.flatMap((path) => importers.get(path) ?? []);
    paths = next.filter((file) => !found.has(file)).map(({ path }) => path);
    next.forEach((file) => found.add(file));
  }
  return [...found];
}
