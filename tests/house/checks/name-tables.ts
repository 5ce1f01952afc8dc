import ts from 'typescript';
import { parse, placeOf, visit, type SourceFile } from './source-tree.ts';

/** `Record<string, string>`, also within `Readonly` and `Partial`. */
const OF_ANY_NAME = /\bRecord<\s*string,\s*string\s*>/;

const isTable = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) &&
  node.type !== undefined &&
  OF_ANY_NAME.test(node.type.getText()) &&
  node.initializer !== undefined &&
  ts.isObjectLiteralExpression(node.initializer) &&
  node.initializer.properties.some(({ name }) => name && !ts.isComputedPropertyName(name));

const isCast = (node: ts.Node): boolean =>
  ts.isAsExpression(node) && OF_ANY_NAME.test(node.type.getText()) && !ts.isCallExpression(node.expression);

/**
 * Tables of words that any string may be looked up in, as `file:line`: the compiler does not miss a name in them. Names
 * that we know want a `Record` over their union; keys from outside (a letter, a file's ending) want a `Map`.
 */
export const looseTables = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) => {
    const found: string[] = [];
    visit(parse(file), (node) => {
      if (isTable(node) || isCast(node)) found.push(placeOf(node));
    });
    return found;
  });
