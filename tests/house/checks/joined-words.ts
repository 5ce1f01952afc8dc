import ts from 'typescript';
import { parse, placeOf, visit, type SourceFile } from './source-tree.ts';

/** A word that a line could break after its hyphen. */
const HYPHENED = /\be-(?=mail|book)/i;
/** Longer texts fill a line, and so does what ends like a sentence. Shorter ones are names of fields and buttons. */
const LONGEST_NAME = 40;
const ENDS_A_SENTENCE = /[.?!:]$/;

const textIn = (node: ts.TemplateExpression): string =>
  node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return ts.isTemplateExpression(node) ? textIn(node) : undefined;
}

/** Whether a text is a part of a longer one: `${a ? 'b' : 'c'}`. */
const isPart = (node: ts.Node): boolean => ts.findAncestor(node.parent, ts.isTemplateSpan) !== undefined;

/** Sentences of a copy file in which a line may break inside "e-mail" or "e-book" (R6). */
export const brokenWords = (file: SourceFile): string[] => {
  const found: string[] = [];
  visit(parse(file), (node) => {
    const text = textOf(node);
    if (text === undefined || !HYPHENED.test(text)) return;
    if (text.length > LONGEST_NAME || ENDS_A_SENTENCE.test(text) || isPart(node)) found.push(placeOf(node));
  });
  return found;
};
