import ts from 'typescript';
import { parse, placeOf, visit, type SourceFile } from './source-tree.ts';

/** What is called a price or an amount. */
const MONEY = /^(amount|price|\w+Price|\w+_price|pln|grosze)$/;

/** What of a comment names a unit of money. */
const UNIT = /\b(grosze|PLN|smallest unit|minor units?)\b/i;

const isNumber = (type: ts.TypeNode): boolean =>
  type.kind === ts.SyntaxKind.NumberKeyword || (ts.isUnionTypeNode(type) && type.types.some(isNumber));

/** Prices and amounts that are typed `number`: a type of their own tells their unit (src/domain/grosze.ts). */
export const bareMoney = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) => {
    const found: string[] = [];
    visit(parse(file), (node) => {
      const isTyped = ts.isPropertySignature(node) || ts.isParameter(node) || ts.isVariableDeclaration(node);
      if (!isTyped || !node.type || !isNumber(node.type)) return;
      const name = node.name.getText();
      if (MONEY.test(name)) found.push(`${placeOf(node)} ${name}`);
    });
    return found;
  });

/** Comments that tell the unit of an amount, which its type tells. */
export const unitComments = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<![:`])\/\/.*/g)]
      .filter(([comment]) => UNIT.test(comment))
      .map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`),
  );
