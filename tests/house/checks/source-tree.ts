import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** One file of ours: its path from the root with forward slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

const ourFolders = ['src', 'server', 'machines', 'styles', 'tools', 'tests'];
const codeEndings = new Set(['.ts', '.tsx', '.mjs']);

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [path];
  });
}

/** Every hand-written code file under the given folders (all of ours by default). */
export function readSources(folders: readonly string[] = ourFolders): SourceFile[] {
  return folders
    .flatMap((folder) => walk(join(repository, folder)))
    .filter((path) => codeEndings.has(extname(path)) && !path.endsWith('.d.ts'))
    .map((path) => ({
      path: relative(repository, path).replaceAll('\\', '/'),
      text: readFileSync(path, 'utf8'),
    }));
}

/**
 * Trees of this process's files: twenty rules look at the same sources. All of them would take some 300 MB until the
 * process ends, so they are held only as long as nothing else wants the memory.
 */
const trees = new Map<string, WeakRef<ts.SourceFile>>();

/** Parses a file far enough to look at its syntax: no types, no other files. */
export function parse({ path, text }: SourceFile): ts.SourceFile {
  const known = trees.get(path)?.deref();
  if (known?.text === text) return known;
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  trees.set(path, new WeakRef(tree));
  return tree;
}

/** Visits a node and everything below it. */
export function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

/** `path:line`, for messages that an editor can follow. */
export function placeOf(node: ts.Node): string {
  const source = node.getSourceFile();
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
