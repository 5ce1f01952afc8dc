import ts from 'typescript';
import { parse, placeOf, visit, type SourceFile } from './source-tree.ts';

/** A place in a machine that a rule excuses: the whole expression as it stands, with the reason. */
export type Excuses = Readonly<Record<string, string>>;

const words = (node: ts.Node) => node.getText().replaceAll(/\s+/g, ' ');
const isNamed = (node: ts.Expression, name: string) => ts.isIdentifier(node) && node.text === name;
const isFallback = ({ kind }: ts.Node) =>
  kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;

const isConstant = (node: ts.Expression) => ts.isIdentifier(node) && /^[A-Z][A-Z_]*$/.test(node.text);
const isMadeUp = (node: ts.Expression) =>
  ts.isLiteralExpression(node) ||
  ts.isTemplateExpression(node) ||
  ts.isObjectLiteralExpression(node) ||
  ts.isArrayLiteralExpression(node) ||
  isConstant(node);

/** Expressions that put a made-up value where one is missing: `provider ?? 'PAYU'`, `{ to = '' }`. */
export function standIns(files: readonly SourceFile[], excuses: Excuses = {}): string[] {
  return files.flatMap((file) => {
    const found: ts.Node[] = [];
    visit(parse(file), (node) => {
      if (ts.isBinaryExpression(node) && isFallback(node.operatorToken) && isMadeUp(node.right))
        found.push(node);
      const isDefault = (ts.isBindingElement(node) || ts.isParameter(node)) && node.initializer !== undefined;
      if (isDefault) found.push(node);
    });
    return found.filter((node) => !(words(node) in excuses)).map((node) => `${placeOf(node)} ${words(node)}`);
  });
}

/** Parameters that a call may leave out: what is forgotten there would be `undefined`, and nothing would say so. */
export const optionalParameters = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) => {
    const found: ts.Node[] = [];
    visit(parse(file), (node) => {
      if (ts.isParameter(node) && node.questionToken !== undefined) found.push(node);
    });
    return found.map((node) => `${placeOf(node)} ${words(node)}`);
  });

/** Whether a branch decides between two ways: `if`, `? :`, `switch`, and `&&`, `||`, `??` around a part of an event. */
const isBranch = (node: ts.Node) =>
  ts.isIfStatement(node) || ts.isConditionalExpression(node) || ts.isSwitchStatement(node);

/** The object literals that a function returns, or the value itself. */
function eventsOf(node: ts.Expression): readonly ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return eventsOf(node.expression);
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return [node];
  if (!ts.isBlock(node.body)) return eventsOf(node.body);
  const returned: ts.Expression[] = [];
  visit(node.body, (one) => {
    if (ts.isReturnStatement(one) && one.expression) returned.push(one.expression);
  });
  return returned.length === 1 ? returned : [node];
}

/** Whether the event is one, whatever the context: an object with its type written out. */
const isOneEvent = (node: ts.Expression) =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.some(
    (property) =>
      ts.isPropertyAssignment(property) &&
      property.name.getText() === 'type' &&
      ts.isStringLiteral(property.initializer),
  );

/**
 * Actions that decide what is emitted, raised or done: the chart does not show what they choose, and no walk covers it.
 * An action of `enqueueActions` may not branch; the event of `emit` or `raise` is one.
 */
export function hiddenDecisions(files: readonly SourceFile[], excuses: Excuses = {}): string[] {
  return files.flatMap((file) => {
    const found: ts.Node[] = [];
    visit(parse(file), (node) => {
      if (!ts.isCallExpression(node)) return;
      const [first] = node.arguments;
      if (!first) return;
      if (isNamed(node.expression, 'enqueueActions')) {
        let branches = false;
        visit(first, (one) => {
          branches ||=
            isBranch(one) ||
            (ts.isBinaryExpression(one) && /^(&&|\|\||\?\?)$/.test(one.operatorToken.getText()));
        });
        if (branches) found.push(node);
      }
      const tells = isNamed(node.expression, 'emit') || isNamed(node.expression, 'raise');
      if (tells && !eventsOf(first).every(isOneEvent)) found.push(node);
    });
    return found
      .filter((node) => !(words(node) in excuses))
      .map((node) => `${placeOf(node)} ${words(node).slice(0, 80)}`);
  });
}
