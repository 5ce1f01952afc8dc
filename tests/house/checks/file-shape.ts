import ts from 'typescript';
import { parse, type SourceFile } from './source-tree.ts';

const drawerNames = /^(utils?|helpers?|misc|common|shared|lib|stuff)$/i;

/** Files and folders whose name says only that things were put there. Roles count too: `price.utils.ts`. */
export function junkDrawers(files: readonly SourceFile[]): string[] {
  const named = ({ path }: SourceFile) => path.split(/[/.]/).some((part) => drawerNames.test(part));
  return files.filter(named).map(({ path }) => path);
}

/** Barrels: `index` modules, and modules that only pass on what others export. */
export function barrels(files: readonly SourceFile[]): string[] {
  const passesOn = (statement: ts.Statement) =>
    ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined;
  return files
    .filter((file) => {
      if (/(^|\/)index\.(ts|tsx|mjs)$/.test(file.path)) return true;
      // Nothing is passed on without one of these, and to parse all sources takes seconds.
      if (!/^\s*export\s+(?:type\s*)?[*{]/m.test(file.text)) return false;
      const { statements } = parse(file);
      return statements.length > 0 && statements.every(passesOn);
    })
    .map(({ path }) => path);
}

/** Folders with more than `limit` files of their own. */
export function crowdedFolders(files: readonly SourceFile[], limit: number): string[] {
  const sizes = new Map<string, number>();
  for (const { path } of files) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  return [...sizes].filter(([, size]) => size > limit).map(([folder, size]) => `${folder}: ${size} files`);
}

/** Files longer than `limit` lines which the list of reasons does not name. */
export function longFiles(
  files: readonly SourceFile[],
  limit: number,
  reasons: Readonly<Record<string, string>>,
): string[] {
  return files
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ path, lines }) => lines > limit && !Object.hasOwn(reasons, path))
    .map(({ path, lines }) => `${path}: ${lines} lines`);
}
