import MagicString from 'magic-string';
import ts from 'typescript';
import type { Kind, Point } from './sides.ts';

const LOGICAL = new Set([ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken]);
const EQUAL = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
  ts.SyntaxKind.InstanceOfKeyword,
]);
const SIZES = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

function bare(node: ts.Expression): ts.Expression {
  let inner = node;
  while (
    ts.isParenthesizedExpression(inner) ||
    ts.isAsExpression(inner) ||
    ts.isSatisfiesExpression(inner) ||
    ts.isNonNullExpression(inner)
  )
    inner = inner.expression;
  return inner;
}

const operatorOf = (node: ts.Node): ts.SyntaxKind | undefined =>
  ts.isBinaryExpression(node) ? node.operatorToken.kind : undefined;
const isLogical = (node: ts.Node): node is ts.BinaryExpression => LOGICAL.has(operatorOf(node) as never);
const isNot = (node: ts.Node): node is ts.PrefixUnaryExpression =>
  ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken;
const isCompared = (node: ts.Node): boolean => {
  const operator = operatorOf(node);
  return operator !== undefined && (EQUAL.has(operator as never) || SIZES.has(operator as never));
};

/** A condition that is always so, by what it is. */
const isConstant = (node: ts.Node): boolean =>
  ts.isLiteralExpression(node) ||
  ts.isObjectLiteralExpression(node) ||
  ts.isArrayLiteralExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isJsxElement(node) ||
  ts.isJsxSelfClosingElement(node) ||
  ts.isJsxFragment(node) ||
  [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].includes(node.kind);

/**
 * A source whose conditions tell their outcomes (`record-conditions.ts`): operands of `&&`, `||`, `!`, `if` and `?:`,
 * comparisons, values before `??` and `?.`, cases of a `switch`.
 */
export function markConditions(code: string, file: string): { code: string; map: unknown; points: Point[] } {
  const source = ts.createSourceFile(
    file,
    code,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const marked = new MagicString(code);
  const points: Point[] = [];
  const done = new Set<string>();

  /** The number of a place; undefined when it has one already. */
  function point(node: ts.Node, kind: Kind): number | undefined {
    const place = `${node.getStart()} ${node.getEnd()} ${kind}`;
    if (done.has(place)) return undefined;
    done.add(place);
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    return points.push({ line, kind, text: node.getText().replaceAll(/\s+/g, ' ').slice(0, 160) }) - 1;
  }

  function wrap(node: ts.Node, kind: Kind): void {
    const number = point(node, kind);
    if (number === undefined) return;
    marked.appendLeft(node.getStart(), `__told(__seen,${number},(`);
    marked.prependRight(node.getEnd(), '))');
  }

  function wrapSize(node: ts.BinaryExpression): void {
    const number = point(node, 'size');
    if (number === undefined) return;
    marked.appendLeft(node.left.getStart(), `__sized(__seen,${number},'${node.operatorToken.getText()}',(`);
    marked.overwrite(node.left.getEnd(), node.right.getStart(), '),(');
    marked.prependRight(node.right.getEnd(), '))');
  }

  function mark(node: ts.Expression): void {
    const inner = bare(node);
    if (isLogical(inner)) [inner.left, inner.right].forEach(mark);
    else if (isNot(inner)) mark(inner.operand);
    else if (!isCompared(inner) && !isConstant(inner)) wrap(inner, 'condition');
  }

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node)) mark(node.expression);
    else if (ts.isConditionalExpression(node)) mark(node.condition);
    else if (ts.isForStatement(node) && node.condition) mark(node.condition);
    else if (isNot(node)) mark(node.operand);
    // The last operand of `a && <b/>` is a value.
    else if (isLogical(node)) [node.left, ...(isLogical(bare(node.right)) ? [node.right] : [])].forEach(mark);
    if (ts.isCaseClause(node)) {
      const [first] = node.statements;
      const number = first && point(node.expression, 'way');
      if (first && number !== undefined)
        marked.appendLeft(first.getStart(), `__told(__seen,${number},true);`);
    }
    if (ts.isBinaryExpression(node)) {
      const operator = node.operatorToken.kind;
      if (EQUAL.has(operator as never) && !ts.isPrivateIdentifier(node.left)) wrap(node, 'condition');
      else if (SIZES.has(operator as never)) wrapSize(node);
      else if (operator === ts.SyntaxKind.QuestionQuestionToken) wrap(node.left, 'value');
    }
    const isOptional =
      (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) &&
      node.questionDotToken !== undefined &&
      node.expression.kind !== ts.SyntaxKind.ThisKeyword;
    if (isOptional) wrap(node.expression, 'value');
    ts.forEachChild(node, visit);
  }

  visit(source);
  if (points.length > 0)
    marked.prepend(
      `const __seen=globalThis.__conditions?.(${JSON.stringify(file)},${JSON.stringify(JSON.stringify(points))})??[];` +
        'const __told=globalThis.__told??((_,__,value)=>value),' +
        "__sized=globalThis.__sized??((_,__,by,a,b)=>by==='<'?a<b:by==='<='?a<=b:by==='>'?a>b:a>=b);",
    );
  return { code: marked.toString(), map: marked.generateMap({ hires: true }), points };
}
