import ts from 'typescript';
import { parse, placeOf, visit, type SourceFile } from './source-tree.ts';

const isWritten = (node: ts.Expression) =>
  ts.isStringLiteralLike(node) ||
  (ts.isTaggedTemplateExpression(node) && ts.isNoSubstitutionTemplateLiteral(node.template));

/**
 * Places where `replace` or `replaceAll` puts in a text that is not written there. `$&` and its like mean something in
 * such a text: a customer called `$&` would change her letter. A function's result is taken as it is.
 */
export const readReplacements = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) => {
    const found: string[] = [];
    visit(parse(file), (node) => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
      const [, put] = node.arguments;
      if (!put || node.arguments.length !== 2 || !/^replace(?:All)?$/.test(node.expression.name.text)) return;
      if (!isWritten(put) && !ts.isArrowFunction(put)) found.push(placeOf(node));
    });
    return found;
  });
