import ts from 'typescript';
import { siblingsOf } from './siblings.ts';

/** A fault that a developer could make in a machine, found by syntax. */
export interface Mutation {
  /** Where it is and what it does: stays the same as long as the code around it does. */
  id: string;
  kind: MutationKind;
  start: number;
  end: number;
  replacement: string;
}

export type MutationKind =
  | 'part dropped'
  | 'element dropped'
  | 'order changed'
  | 'guard changed'
  | 'target changed'
  | 'value changed'
  | 'operator changed'
  | 'branch changed'
  | 'call dropped';

/** Properties whose loss would be noticed by the compiler or by xstate itself, or that only people read. */
const NOT_DROPPED = new Set([
  'description',
  'types',
  'id',
  'src',
  'context',
  'states',
  'actors',
  'guards',
  'actions',
  'delays',
  'initial',
  'type',
  'input',
  'params',
  'kind',
]);
/** Sections of `setup`, whose entries the chart names. */
const SECTIONS = new Set(['guards', 'actions', 'delays', 'actors', 'types']);

/** A source text on one line, without its comments: a reworded comment changes no name. */
const onOneLine = (text: string) => text.replaceAll(/(^|\s)\/\/[^\n]*/g, '').replaceAll(/\s+/g, ' ');
const textOf = (node: ts.Node) => onOneLine(node.getText());
const short = (source: string) => {
  const text = onOneLine(source);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};
const nameOf = (node: ts.Node): string | undefined => {
  if (ts.isSpreadAssignment(node)) return `...${short(textOf(node.expression))}`;
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isMethodDeclaration(node))
    return textOf(node.name).replaceAll("'", '');
  if (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) return node.name && textOf(node.name);
  return undefined;
};

/** Names of what is around a node, outermost first, with the place of a list's element. */
function pathOf(node: ts.Node): string {
  const names: string[] = [];
  for (let at: ts.Node = node; at.parent; at = at.parent) {
    const name = nameOf(at);
    if (name !== undefined) names.unshift(name);
    else if (ts.isArrayLiteralExpression(at.parent))
      names.unshift(`#${at.parent.elements.indexOf(at as ts.Expression) + 1}`);
  }
  return names.filter((name) => name !== 'states' && name !== 'on').join('.');
}

const isSectionEntry = (node: ts.Node) =>
  ts.isPropertyAssignment(node.parent.parent) && SECTIONS.has(nameOf(node.parent.parent) ?? '');
const insideOf = (node: ts.Node, section: string): boolean =>
  ts.isPropertyAssignment(node) && nameOf(node) === section && ts.isObjectLiteralExpression(node.initializer)
    ? true
    : node.parent !== undefined && insideOf(node.parent, section);

const OPPOSITE = new Map<ts.SyntaxKind, readonly string[]>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ['!==']],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, ['===']],
  [ts.SyntaxKind.LessThanToken, ['<=', '>']],
  [ts.SyntaxKind.LessThanEqualsToken, ['<', '>']],
  [ts.SyntaxKind.GreaterThanToken, ['>=', '<']],
  [ts.SyntaxKind.GreaterThanEqualsToken, ['>', '<']],
  [ts.SyntaxKind.PlusToken, ['-']],
  [ts.SyntaxKind.MinusToken, ['+']],
]);
const EITHER = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);
/** Methods that give back something like what they are called on. */
const PASSING = new Set(['trim', 'toLowerCase', 'filter', 'sort', 'toSorted']);
const TWINS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['max', 'min'],
  ['min', 'max'],
]);

/** All faults of the known kinds in a machine's source. */
export function mutationsOf(source: string): readonly Mutation[] {
  const file = ts.createSourceFile('machine.ts', source, ts.ScriptTarget.ES2022, true);
  const found: Mutation[] = [];
  const add = (
    node: ts.Node,
    kind: MutationKind,
    replacement: string,
    words: string,
    end = node.getEnd(),
  ) => {
    const id = `${pathOf(node)}: ${words}`;
    const twins = found.filter((one) => one.id === id || one.id.startsWith(`${id} (`)).length;
    const start = node.getStart();
    found.push({ id: twins > 0 ? `${id} (${twins + 1})` : id, kind, start, end, replacement });
  };
  const swap = (node: ts.Node, kind: MutationKind, replacement: string) =>
    add(node, kind, replacement, `${short(textOf(node))} → ${short(replacement)}`);
  const drop = (node: ts.Node, kind: MutationKind) => {
    const [comma = ''] = /^\s*,/.exec(source.slice(node.getEnd())) ?? [];
    add(node, kind, '', `without ${short(nameOf(node) ?? textOf(node))}`, node.getEnd() + comma.length);
  };

  const inObject = (node: ts.ObjectLiteralElementLike) => {
    const name = nameOf(node) ?? '';
    if (ts.isPropertyAssignment(node) && name === 'target' && ts.isStringLiteral(node.initializer)) {
      for (const sibling of siblingsOf(node.initializer)) swap(node.initializer, 'target changed', sibling);
    }
    if (ts.isPropertyAssignment(node) && name === 'initial' && ts.isStringLiteral(node.initializer)) {
      for (const sibling of siblingsOf(node.initializer, true))
        swap(node.initializer, 'target changed', sibling);
    }
    if (ts.isPropertyAssignment(node) && insideOf(node.parent, 'guards') && isSectionEntry(node)) {
      swap(node.initializer, 'guard changed', '() => true');
      swap(node.initializer, 'guard changed', '() => false');
      if (ts.isArrowFunction(node.initializer))
        add(
          node.initializer,
          'guard changed',
          `(...all) => !(${node.initializer.getText()})(...all)`,
          'negated',
        );
      return;
    }
    const isFinal =
      name === 'type' && ts.isPropertyAssignment(node) && textOf(node.initializer) === "'final'";
    const isState = ts.isPropertyAssignment(node.parent.parent) && nameOf(node.parent.parent) === 'states';
    if (!isState && !isSectionEntry(node) && (isFinal || !NOT_DROPPED.has(name))) drop(node, 'part dropped');
  };

  const inList = ({ elements, parent }: ts.ArrayLiteralExpression) => {
    for (const element of elements) drop(element, 'element dropped');
    const isOrdered = ts.isPropertyAssignment(parent) && ['actions', 'always'].includes(nameOf(parent) ?? '');
    if (!isOrdered) return;
    elements.forEach((element, at) => {
      const next = elements[at + 1];
      if (next && ![element, next].some(isFixedWord))
        add(
          element,
          'order changed',
          `${next.getText()}, ${element.getText()}`,
          'after the next',
          next.getEnd(),
        );
    });
  };

  const sections = source.slice(source.indexOf('actions: {'));
  /** An action with a constant text, which does not depend on the state before. */
  const isFixedWord = (action: ts.Expression) =>
    ts.isStringLiteral(action) && new RegExp(`\\b${action.text}: (?:emit|raise)\\(\\{`).test(sections);

  const inExpression = (node: ts.Node) => {
    if (ts.isBinaryExpression(node)) {
      const { left, operatorToken, right } = node;
      for (const other of OPPOSITE.get(operatorToken.kind) ?? []) {
        swap(node, 'operator changed', `${left.getText()} ${other} ${right.getText()}`);
      }
      if (EITHER.has(operatorToken.kind)) {
        swap(node, 'operator changed', left.getText());
        swap(node, 'operator changed', right.getText());
      }
    }
    if (ts.isConditionalExpression(node)) {
      swap(node, 'branch changed', node.whenTrue.getText());
      swap(node, 'branch changed', node.whenFalse.getText());
    }
    if (ts.isIfStatement(node)) {
      swap(node.expression, 'branch changed', 'true');
      swap(node.expression, 'branch changed', 'false');
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      swap(node, 'operator changed', node.operand.getText());
    if (ts.isNumericLiteral(node)) swap(node, 'value changed', `${node.getText()} + 1`);
    if (node.kind === ts.SyntaxKind.TrueKeyword) swap(node, 'value changed', 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) swap(node, 'value changed', 'true');
    if (
      ts.isStringLiteral(node) &&
      (ts.isBinaryExpression(node.parent) || ts.isArrayLiteralExpression(node.parent))
    )
      if (!insideOf(node, 'states')) swap(node, 'value changed', "'another'");
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression, name } = node.expression;
      if (PASSING.has(name.text)) swap(node, 'call dropped', expression.getText());
      const twin = TWINS.get(name.text);
      if (twin) add(name, 'call dropped', twin, `${name.text} → ${twin}`);
    }
  };

  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isImportDeclaration(node)) return;
    if (ts.isPropertyAssignment(node) && ['types', 'actors', 'description'].includes(nameOf(node) ?? ''))
      return;
    if (ts.isVariableDeclaration(node) && nameOf(node) === 'unconnected') return;
    if (ts.isObjectLiteralExpression(node)) node.properties.forEach(inObject);
    if (ts.isArrayLiteralExpression(node)) inList(node);
    inExpression(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** A source with one fault. */
export const mutated = (source: string, { start, end, replacement }: Mutation): string =>
  source.slice(0, start) + replacement + source.slice(end);
