import { posix } from 'node:path';
import ts from 'typescript';
import { parse, visit, type SourceFile } from './source-tree.ts';
import packageJson from '../../../package.json' with { type: 'json' };

/** One import, export-from, dynamic import or import type, as written and as a path of this repository. */
export interface Import {
  from: string;
  specifier: string;
  /** Path from the root when the import stays in this repository, else the package's name (`node:` for Node's own). */
  target: string;
  internal: boolean;
}

const aliases = Object.entries(packageJson.imports).map(([alias, folder]) => ({
  prefix: alias.replace('*', ''),
  folder: folder.replace('./', '').replace('*', ''),
}));

/** The package of a bare specifier: `@radix-ui/react-dialog/x` → `@radix-ui/react-dialog`, `node:fs` → `node:`. */
function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node:';
  const [first = specifier, second] = specifier.split('/');
  return first.startsWith('@') && second !== undefined ? `${first}/${second}` : first;
}

/** Where a specifier leads, from a file of this repository. */
export function resolveImport(from: string, specifier: string): { target: string; internal: boolean } {
  const [path = specifier] = specifier.split('?');
  if (path.startsWith('.')) {
    return { target: posix.join(posix.dirname(from), path), internal: true };
  }
  const alias = aliases.find(({ prefix }) => path.startsWith(prefix));
  if (alias) return { target: alias.folder + path.slice(alias.prefix.length), internal: true };
  return { target: packageOf(path), internal: false };
}

/** Every import of a file, of whatever form. */
export function importsOf(file: SourceFile): Import[] {
  const found: Import[] = [];
  const add = (specifier: string) =>
    found.push({ from: file.path, specifier, ...resolveImport(file.path, specifier) });
  visit(parse(file), (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      if (node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
        add(node.moduleSpecifier.text);
      }
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteralLike(argument)) add(argument.text);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      if (ts.isStringLiteral(node.argument.literal)) add(node.argument.literal.text);
    }
  });
  return found;
}
