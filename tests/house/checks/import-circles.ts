import { importsOf } from './imports.ts';
import type { SourceFile } from './source-tree.ts';

/**
 * Circles of imports that exist at run time (types are gone by then), each as `a → b → a`.
 * Depth first: an import of a file that is still being looked at closes a circle.
 */
export function importCircles(files: readonly SourceFile[]): string[] {
  const next = new Map(
    files.map((file) => [
      file.path,
      importsOf(file)
        .filter(({ internal, typeOnly }) => internal && !typeOnly)
        .map(({ target }) => target),
    ]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const look = (path: string, way: string[]) => {
    const start = way.indexOf(path);
    if (start >= 0) circles.push([...way.slice(start), path].join(' → '));
    if (start >= 0 || done.has(path)) return;
    for (const target of next.get(path) ?? []) look(target, [...way, path]);
    done.add(path);
  };
  for (const path of next.keys()) look(path, []);
  return circles;
}
