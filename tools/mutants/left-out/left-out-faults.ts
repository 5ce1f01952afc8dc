import ts from 'typescript';
import type { Fault } from '../fault.ts';

/** Links of a chain without which the rest still compiles: rows, order and texts would differ. */
const LINKS = new Set([
  'where',
  'orderBy',
  'forUpdate',
  'forNoKeyUpdate',
  'limit',
  'distinct',
  'filter',
  'toSorted',
  'toReversed',
  'slice',
  'trim',
  'toLowerCase',
  'optional',
  'catch',
  'finally',
]);

/** Attributes that pictures hold, or React's own warnings. */
const NOT_HEARD = new Set(['className', 'style', 'key']);

interface Change {
  node: ts.Node;
  what: string;
  replacement: string;
}

const hasJump = (statement: ts.Statement): boolean =>
  ts.isBlock(statement)
    ? statement.statements.some(hasJump)
    : ts.isReturnStatement(statement) || ts.isThrowStatement(statement);

function changesOfIf(node: ts.IfStatement): Change[] {
  return [
    { node, what: 'the if is gone', replacement: node.elseStatement?.getText() ?? '' },
    { node: node.expression, what: 'always', replacement: 'true' },
    ...(node.elseStatement && !hasJump(node.elseStatement)
      ? [
          {
            node,
            what: 'the else is gone',
            replacement: `if (${node.expression.getText()}) ${node.thenStatement.getText()}`,
          },
        ]
      : []),
  ];
}

/** Both sides alone: `a && b` becomes `a`, then `b`. */
const sides = (node: ts.BinaryExpression): Change[] => [
  { node, what: 'left alone', replacement: node.left.getText() },
  { node, what: 'right alone', replacement: node.right.getText() },
];

const isLogical = ({ operatorToken: { kind } }: ts.BinaryExpression) =>
  kind === ts.SyntaxKind.AmpersandAmpersandToken ||
  kind === ts.SyntaxKind.BarBarToken ||
  kind === ts.SyntaxKind.QuestionQuestionToken;

const isHook = (node: ts.CallExpression) =>
  /^use(Effect|LayoutEffect|Memo|Callback)$/.test(node.expression.getText());

function changesOfCall(node: ts.CallExpression): Change[] {
  const list = node.arguments[1];
  if (isHook(node) && list && ts.isArrayLiteralExpression(list))
    return list.elements.map((element) => ({
      node: list,
      what: `without the dependency ${element.getText()}`,
      replacement: `[${list.elements
        .filter((one) => one !== element)
        .map((one) => one.getText())
        .join(', ')}]`,
    }));
  const { expression } = node;
  return ts.isPropertyAccessExpression(expression) && LINKS.has(expression.name.text)
    ? [{ node, what: `without .${expression.name.text}()`, replacement: expression.expression.getText() }]
    : [];
}

function changesOf(node: ts.Node): Change[] {
  if (ts.isExpressionStatement(node) && !node.getText().startsWith("'"))
    return [{ node, what: 'left out', replacement: ';' }];
  if (ts.isIfStatement(node)) return changesOfIf(node);
  if (ts.isBinaryExpression(node) && isLogical(node)) return sides(node);
  if (ts.isConditionalExpression(node))
    return [
      { node, what: 'always the first', replacement: `(${node.whenTrue.getText()})` },
      { node, what: 'always the second', replacement: `(${node.whenFalse.getText()})` },
    ];
  if (ts.isCallExpression(node)) return changesOfCall(node);
  if (ts.isJsxAttribute(node) && !NOT_HEARD.has(node.name.getText()))
    return [{ node, what: 'left out', replacement: '' }];
  return [];
}

/** The text of the change, with as much around it as makes it the only one of its file. */
function faultOf(source: string, file: ts.SourceFile, { node, what, replacement }: Change): Fault {
  let start = node.getStart();
  let end = node.getEnd();
  const isAlone = () =>
    source.indexOf(source.slice(start, end)) === source.lastIndexOf(source.slice(start, end));
  while (!isAlone()) {
    start = Math.max(0, start - 20);
    end = Math.min(source.length, end + 20);
  }
  const text = node.getText().replaceAll(/\s+/g, ' ');
  const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  return {
    name: `${line}: ${what}: ${text.length > 90 ? `${text.slice(0, 89)}…` : text}`,
    find: source.slice(start, end),
    replace: source.slice(start, node.getStart()) + replacement + source.slice(node.getEnd(), end),
  };
}

/**
 * The faults of a file by rule: a statement, condition, side of `&&`, `||` and `??`, attribute, dependency of a hook or
 * link of a chain is left out. Some do not compile; the compiler is the test of these.
 *
 * @param path its ending tells whether the text has JSX
 */
export function leftOutFaults(path: string, source: string): Fault[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const faults: Fault[] = [];
  const visit = (node: ts.Node): void => {
    for (const change of changesOf(node)) {
      const fault = faultOf(source, file, change);
      if (fault.find !== fault.replace) faults.push(fault);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return faults;
}
