import ts from 'typescript';
import { resolveImport } from './imports.ts';
import { parse, visit, type SourceFile } from './source-tree.ts';

/** `const name = { … }`, also with `as const` and `satisfies` behind it. */
function objectOf(initializer: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  let value = initializer;
  while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) value = value.expression;
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}

const declarationsOf = (source: ts.SourceFile): ts.VariableDeclaration[] =>
  source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);

/** What a name of a file stands for: an object of a copy file, or a part of it (`file#object.part`). */
type Meanings = Map<string, string>;

function importedNames({ path }: SourceFile, source: ts.SourceFile): Meanings {
  const names: Meanings = new Map();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const { target } = resolveImport(path, statement.moduleSpecifier.text);
    for (const { name, propertyName } of bindings.elements)
      names.set(name.text, `${target}#${(propertyName ?? name).text}`);
  }
  return names;
}

/** The chain of names that begins at an identifier, and the node behind it: `copy.trial` of `copy.trial[kind]`. */
function chainFrom(start: ts.Identifier): { keys: string[]; end: ts.Node } {
  const keys: string[] = [];
  let end: ts.Node = start;
  for (;;) {
    const { parent } = end;
    if (ts.isPropertyAccessExpression(parent) && parent.expression === end) keys.push(parent.name.text);
    else if (ts.isQualifiedName(parent) && parent.left === end) keys.push(parent.right.text);
    else return { keys, end };
    end = parent;
  }
}

/** Everything that the files read of imported objects and of their own, as `file#object.key.key`. */
function readPaths(files: readonly SourceFile[]): ReadonlySet<string> {
  const read = new Set<string>();
  for (const file of files) {
    const source = parse(file);
    const names = importedNames(file, source);
    for (const { name } of declarationsOf(source))
      if (ts.isIdentifier(name) && !names.has(name.text)) names.set(name.text, `${file.path}#${name.text}`);
    // `const copy = servicesCopy.trial`: from here on the name stands for that part.
    const aliases = new Set<ts.Node>();
    for (const { name, initializer } of declarationsOf(source)) {
      let root = initializer;
      while (root && ts.isPropertyAccessExpression(root)) root = root.expression;
      if (!initializer || !root || !ts.isIdentifier(name) || !ts.isIdentifier(root)) continue;
      const whole = names.get(root.text);
      if (whole === undefined || !ts.isPropertyAccessExpression(initializer)) continue;
      names.set(name.text, [whole, ...chainFrom(root).keys].join('.'));
      aliases.add(root);
    }
    visit(source, (node) => {
      if (!ts.isIdentifier(node) || aliases.has(node)) return;
      const { parent } = node;
      if (ts.isImportSpecifier(parent) || (ts.isVariableDeclaration(parent) && parent.name === node)) return;
      if (ts.isPropertyAccessExpression(parent) && parent.name === node) return;
      if (ts.isPropertyAssignment(parent) && parent.name === node) return;
      const meaning = names.get(node.text);
      if (meaning !== undefined) read.add([meaning, ...chainFrom(node).keys].join('.'));
    });
  }
  return read;
}

/** Paths of the sentences in an object, `notes.late`; an object within is looked into, a spread is not. */
const sentencesIn = (object: ts.ObjectLiteralExpression): string[] =>
  object.properties.flatMap((property) => {
    const name = property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name));
    if (!name || !property.name) return [];
    const key = (property.name as ts.Identifier | ts.StringLiteral).text;
    const inner = ts.isPropertyAssignment(property) ? objectOf(property.initializer) : undefined;
    return inner ? sentencesIn(inner).map((path) => `${key}.${path}`) : [key];
  });

/** The beginnings of a path: `a.ts#a`, `a.ts#a.b`, `a.ts#a.b.c`. */
function beginningsOf(path: string): string[] {
  const at = path.indexOf('#');
  const keys = path.slice(at).split('.');
  return keys.map((_, index) => path.slice(0, at) + keys.slice(0, index + 1).join('.'));
}

/**
 * Sentences of copy objects that no user reads, as `file object.sentence`. Knip sees exports only, not their members. An
 * object that is handed on whole, or looked up in by a key, is read in all its sentences.
 */
export function deadWords(copy: readonly SourceFile[], users: readonly SourceFile[]): string[] {
  const read = readPaths(users);
  const isRead = (path: string) =>
    beginningsOf(path).some((beginning) => read.has(beginning)) ||
    [...read].some((longer) => longer.startsWith(`${path}.`));
  return copy.flatMap((file) =>
    declarationsOf(parse(file)).flatMap(({ name, initializer }) => {
      const object = objectOf(initializer);
      if (!object) return [];
      return sentencesIn(object)
        .filter((sentence) => !isRead(`${file.path}#${name.getText()}.${sentence}`))
        .map((sentence) => `${file.path} ${name.getText()}.${sentence}`);
    }),
  );
}
