import ts from 'typescript';
import { parse, placeOf, visit, type SourceFile } from './source-tree.ts';

const modifiers = new Set(['only', 'skip', 'todo', 'fixme', 'fails']);
const testCalls = new Set(['test', 'it', 'describe', 'suite']);
const shortForms = new Set(['xit', 'xtest', 'xdescribe', 'fit', 'fdescribe']);

/** The name a chain of properties starts from: `test.describe.only` → `test`. */
function startOf(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? startOf(node.expression) : undefined;
}

/**
 * Tests that do not run, or that keep others from running. What a machine lacks may be left out with a
 * condition (`skipIf`), which the count of each run shows.
 */
export function leftOutTests(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const found: string[] = [];
    visit(parse(file), (node) => {
      if (ts.isPropertyAccessExpression(node) && modifiers.has(node.name.text)) {
        const start = startOf(node.expression);
        if (start && testCalls.has(start)) found.push(`${placeOf(node)} ${node.getText()}`);
      } else if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
        if (shortForms.has(node.expression.text)) found.push(`${placeOf(node)} ${node.expression.text}`);
      }
    });
    return found;
  });
}
