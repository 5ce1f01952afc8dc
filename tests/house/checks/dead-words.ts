import ts from 'typescript';
import { parse, visit, type SourceFile } from './source-tree.ts';

/** `const name = { … }`, also with `as const` and `satisfies` behind it. */
function objectOf({ initializer }: ts.VariableDeclaration): ts.ObjectLiteralExpression | undefined {
  let value = initializer;
  while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) value = value.expression;
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}

/** Name of an object → what is read of it; `*` where the whole object is passed on. */
function readProperties(files: readonly SourceFile[]): Map<string, Set<string>> {
  const read = new Map<string, Set<string>>();
  for (const file of files) {
    visit(parse(file), (node) => {
      if (!ts.isIdentifier(node)) return;
      const { parent } = node;
      if (ts.isImportSpecifier(parent) || (ts.isVariableDeclaration(parent) && parent.name === node)) return;
      const isOwner = ts.isPropertyAccessExpression(parent) && parent.expression === node;
      const names = read.get(node.text) ?? new Set();
      read.set(node.text, names.add(isOwner ? parent.name.text : '*'));
    });
  }
  return read;
}

/** Sentences of copy objects that no user reads, as `file object.sentence`. Knip sees exports only, not their members. */
export function deadWords(copy: readonly SourceFile[], users: readonly SourceFile[]): string[] {
  const read = readProperties(users);
  return copy.flatMap((file) => {
    const declared = parse(file)
      .statements.filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations]);
    return declared.flatMap((declaration) => {
      const name = declaration.name.getText();
      const names = read.get(name);
      if (!names || names.has('*')) return [];
      return (objectOf(declaration)?.properties ?? [])
        .flatMap((property) => property.name?.getText() ?? [])
        .filter((property) => !names.has(property))
        .map((property) => `${file.path} ${name}.${property}`);
    });
  });
}
