import ts from 'typescript';
import { parse, placeOf, type SourceFile } from './source-tree.ts';

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

const hasDoc = (node: ts.Node) => ts.getJSDocCommentsAndTags(node).length > 0;

const isFunction = (node: ts.Expression | undefined) =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** Exported functions and classes without a comment that says what they are for. */
export function undocumented(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    parse(file).statements.flatMap((statement) => {
      if (!isExported(statement) || hasDoc(statement)) return [];
      if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
        return [`${placeOf(statement)} ${statement.name?.text ?? 'default'}`];
      }
      if (!ts.isVariableStatement(statement)) return [];
      return statement.declarationList.declarations
        .filter(({ initializer }) => isFunction(initializer))
        .map(({ name }) => `${placeOf(statement)} ${name.getText()}`);
    }),
  );
}

/** Words of a sentence, on average over a comment, that are still taken in at the first reading. */
const LONGEST = 24;

/** Comments of exported things whose sentences are too long on average. */
export function longWinded(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    parse(file).statements.flatMap((statement) => {
      const doc = isExported(statement) ? ts.getJSDocCommentsAndTags(statement).at(-1) : undefined;
      const text = (doc && ts.getTextOfJSDocComment(doc.comment)) ?? '';
      const sentences = text.split(/[.!?:;]\s/).length;
      return text.split(/\s+/).length > LONGEST * sentences ? [`${placeOf(statement)} ${text}`] : [];
    }),
  );
}
