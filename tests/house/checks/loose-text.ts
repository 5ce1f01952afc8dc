import { join } from 'node:path';
import ts from 'typescript';
import { placeOf, repository, visit } from './source-tree.ts';

/**
 * Text that a translator's change of the page would break: React keeps a text node for each piece of text that has
 * siblings, and translators put elements of their own in its place. A string that is an element's only child is safe:
 * React writes it through the element.
 */
export function looseText(program: ts.Program, isOurs: (path: string) => boolean): string[] {
  const checker = program.getTypeChecker();
  const found: string[] = [];
  for (const file of program.getSourceFiles()) {
    if (!isOurs(file.fileName)) continue;
    visit(file, (node) => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) found.push(...looseIn(node, checker));
      if (ts.isFunctionDeclaration(node) && isComponent(node) && returnsText(node, checker))
        found.push(`${placeOf(node)} ${node.name?.text ?? ''} may be bare text`);
    });
  }
  return found.map((one) => one.replace(repository, ''));
}

/** The types of the given files and of what they import. */
export function programOf(files: readonly string[]): ts.Program {
  const config = ts.readConfigFile(join(repository, 'tsconfig.json'), ts.sys.readFile).config as unknown;
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, repository);
  const declared = fileNames.filter((path) => path.endsWith('.d.ts'));
  return ts.createProgram([...declared, ...files], { ...options, incremental: false });
}

function looseIn(parent: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker): string[] {
  const children = parent.children.filter(isThere);
  const isFragment = ts.isJsxFragment(parent);
  if (!isFragment && children.length === 1) {
    const [only] = children;
    const isList = only && ts.isJsxExpression(only) && !isPlainlyElement(only.expression);
    return isList && holdsTexts(checker.getTypeAtLocation(only.expression as ts.Expression), checker)
      ? [`${placeOf(only)} a list of texts`]
      : [];
  }
  const found: string[] = [];
  let mayMove = false;
  for (const child of children) {
    const kind = kindOf(child, checker);
    const isBlank = kind === 'constant' && /^\W*$/.test(wordsOf(child));
    if (isBlank) continue;
    if (kind === 'text') found.push(`${placeOf(child)} text that may change, beside something`);
    else if (kind === 'constant' && isFragment) found.push(`${placeOf(child)} text in a fragment`);
    else if (kind === 'constant' && mayMove)
      found.push(`${placeOf(child)} text behind something that comes and goes`);
    mayMove ||= kind === 'optional';
  }
  return found;
}

type Kind = 'element' | 'optional' | 'constant' | 'text';

function kindOf(child: ts.JsxChild, checker: ts.TypeChecker): Kind {
  if (ts.isJsxText(child)) return 'constant';
  if (!ts.isJsxExpression(child)) return mayBeNothing(child, checker) ? 'optional' : 'element';
  const { expression } = child;
  if (!expression || isPlainlyElement(expression)) return 'optional';
  if (isConstant(expression)) return 'constant';
  const type = checker.getTypeAtLocation(expression);
  if (isText(type) || holdsTexts(type, checker)) return 'text';
  return isNothing(type) || checker.isArrayType(type) ? 'optional' : 'element';
}

/** A literal's words; of a constant its name, since translators leave alone what has no letters. */
const wordsOf = (child: ts.JsxChild): string => {
  const inner = ts.isJsxExpression(child) && child.expression ? child.expression : child;
  return ts.isStringLiteralLike(inner) ? inner.text : inner.getText();
};

const isThere = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child)
    ? !child.containsOnlyTriviaWhiteSpaces
    : !ts.isJsxExpression(child) || child.expression !== undefined;

/** Elements, conditional elements and lists of elements, as far as the syntax tells. */
function isPlainlyElement(node: ts.Node | undefined): boolean {
  if (!node) return false;
  if (ts.isParenthesizedExpression(node)) return isPlainlyElement(node.expression);
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return true;
  if (node.kind === ts.SyntaxKind.NullKeyword || node.kind === ts.SyntaxKind.FalseKeyword) return true;
  if (ts.isConditionalExpression(node))
    return isPlainlyElement(node.whenTrue) && isPlainlyElement(node.whenFalse);
  return false;
}

/** A literal, or a property of what a module exports: it never changes while a page stands. */
function isConstant(node: ts.Expression): boolean {
  if (ts.isStringLiteralLike(node)) return true;
  if (ts.isPropertyAccessExpression(node)) return isConstant(node.expression);
  if (ts.isTemplateExpression(node)) return node.templateSpans.every((one) => isConstant(one.expression));
  if (!ts.isIdentifier(node)) return false;
  return node
    .getSourceFile()
    .statements.some((one) => ts.isImportDeclaration(one) && importsName(one, node.text));
}

const importsName = ({ importClause }: ts.ImportDeclaration, name: string): boolean => {
  const bindings = importClause?.namedBindings;
  return (
    bindings !== undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.some((one) => one.name.text === name)
  );
};

/** React makes no text node of an empty string, of `null` or of a boolean. */
function isText(type: ts.Type): boolean {
  if (type.isUnionOrIntersection()) return type.types.some(isText);
  if (type.isStringLiteral()) return type.value !== '';
  const textual = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.Any | ts.TypeFlags.Unknown;
  return (type.flags & textual) !== 0;
}

/** Whether a type is a list of texts, at any depth. `above`: the types that it is part of. */
function holdsTexts(type: ts.Type, checker: ts.TypeChecker, above: readonly ts.Type[] = []): boolean {
  if (above.includes(type)) return false;
  const path = [...above, type];
  if (type.isUnion()) return type.types.some((one) => holdsTexts(one, checker, path));
  if (!checker.isArrayType(type) && !checker.isTupleType(type)) return false;
  return checker
    .getTypeArguments(type as ts.TypeReference)
    .some((one) => isText(one) || holdsTexts(one, checker, path));
}

const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike;

/** Whether a component may render nothing. Elements of HTML are always there. */
function mayBeNothing(node: ts.JsxChild, checker: ts.TypeChecker): boolean {
  if (!ts.isJsxElement(node) && !ts.isJsxSelfClosingElement(node)) return true;
  const opening = ts.isJsxElement(node) ? node.openingElement : node;
  if (/^[a-z]/.test(opening.tagName.getText())) return false;
  const signature = checker.getResolvedSignature(opening);
  const type = signature && checker.getReturnTypeOfSignature(signature);
  return !type || isNothing(type);
}

const isNothing = (type: ts.Type): boolean =>
  (type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & NOTHING) !== 0);

const isComponent = ({ name }: ts.FunctionDeclaration) => name !== undefined && /^[A-Z]/.test(name.text);

function returnsText(node: ts.FunctionDeclaration, checker: ts.TypeChecker): boolean {
  const signature = checker.getSignatureFromDeclaration(node);
  const type = signature && checker.getReturnTypeOfSignature(signature);
  return type !== undefined && (isText(type) || holdsTexts(type, checker));
}
