import { importsOf, type Import } from './imports.ts';
import type { Layer } from './layer.ts';
import { isIn, layerOf, layers } from './layers.ts';
import type { SourceFile } from './source-tree.ts';

function mayImportFile(layer: Layer, target: string): boolean {
  if (layer.layers.some((allowed) => isIn(target, allowed))) return true;
  return layer.self !== false && layerOf(target) === layer;
}

function mayImportPackage(layer: Layer, name: string): boolean {
  return layer.packages.some(
    (allowed) => allowed === '*' || allowed === name || (allowed.endsWith('/') && name.startsWith(allowed)),
  );
}

function isAllowed(layer: Layer, { target, internal }: Import): boolean {
  return internal ? mayImportFile(layer, target) : mayImportPackage(layer, target);
}

/** Imports that go against the table in layers.ts. Tests and tools may import anything. */
export function wrongDirections(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const layer = layerOf(file.path);
    if (!layer) return [];
    return importsOf(file)
      .filter((one) => !isAllowed(layer, one))
      .map(({ from, specifier }) => `${from} imports ${specifier}: not a thing ${layer.folder} may know`);
  });
}

/** Rows of the table that name a layer of a later row: only an order from the ground up has no circles. */
export const outOfOrder = (rows: readonly Layer[] = layers): string[] =>
  rows.flatMap(({ folder, layers: allowed }, index) =>
    rows
      .slice(index + 1)
      .filter((later) => allowed.some((place) => isIn(place, later.folder) && layerOf(place) === later))
      .map((later) => `${folder} names ${later.folder}`),
  );
