import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse, placeOf, readSources, visit, type SourceFile } from './checks/source-tree.ts';

/** What customers type, by the names under which the desk has it. */
const TYPED =
  /^(customerName|partnerName|firstName|lastName|city|content|senderName|email|orderNumber|statement)$/;
/** The same where the name alone may be a word of ours. */
const TYPED_OF_ONE = /^message$/;

/** Whether an expression shows such a text, alone, with a stand-in, or joined with others. */
function showsTyped(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node))
    return TYPED.test(node.name.text) || TYPED_OF_ONE.test(node.name.text);
  if (ts.isIdentifier(node)) return TYPED.test(node.text);
  if (ts.isBinaryExpression(node)) {
    const isGuard = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    return (!isGuard && showsTyped(node.left)) || showsTyped(node.right);
  }
  if (ts.isConditionalExpression(node)) return showsTyped(node.whenTrue) || showsTyped(node.whenFalse);
  if (ts.isArrayLiteralExpression(node)) return node.elements.some(showsTyped);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return (
      /^(join|filter|slice|trim)$/.test(node.expression.name.text) && showsTyped(node.expression.expression)
    );
  if (ts.isTemplateExpression(node))
    return node.templateSpans.some(({ expression }) => showsTyped(expression));
  return false;
}

/** Elements whose only or other child is such a text, though they are not `Typed`. */
const bareTexts = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) => {
    const found: string[] = [];
    visit(parse(file), (node) => {
      if (!ts.isJsxExpression(node) || !node.expression || !ts.isJsxElement(node.parent)) return;
      if (node.parent.openingElement.tagName.getText() !== 'Typed' && showsTyped(node.expression))
        found.push(placeOf(node));
    });
    return found;
  });

test('the desk shows what customers typed by the part for it, which isolates and breaks it', () => {
  const parts = readSources(['src']).filter(({ path }) => /^src\/desk\/.*\.tsx$/.test(path));
  expect(bareTexts(parts)).toEqual([]);
});

test.each([
  ['<td>{row.customerName}</td>', 1],
  ['<td>{[row.customerName ?? copy.noName, row.partnerName].filter(Boolean).join(copy.and)}</td>', 1],
  ['<p><b>x</b> {email}</p>', 1],
  ['<p>{one.message.length > 9 ? `${one.message.slice(0, 9)}…` : one.message}</p>', 1],
  ['<td><Typed>{row.customerName}</Typed></td>', 0],
  ['<td>{product.title}</td>', 0],
])('%s: %i', (text, count) => {
  expect(bareTexts([{ path: 'src/desk/a.tsx', text: `const a = ${text};` }])).toHaveLength(count);
});
