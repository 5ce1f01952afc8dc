import ts from 'typescript';
import { parse, placeOf, visit, type SourceFile } from './source-tree.ts';

const COLOUR = /#[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;

/** Properties that take their values from tokens, and what a value of theirs must not have in it. */
const FROM_TOKENS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(scroll)?(padding|margin)|^(row|column)?gap$/i, /\d(px|rem)\b/],
  [/radius$/i, /[1-9]\d*(px|rem|%)/],
  [/^zIndex$/, /\d/],
];

/** Distances, radii and layers in px and numbers, and colours, that a style writes out instead of naming a token. */
export function rawValues(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const found: string[] = [];
    visit(parse(file), (node) => {
      if (
        ts.isStringLiteralLike(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateMiddleOrTemplateTail(node)
      ) {
        if (COLOUR.test(node.text)) found.push(`${placeOf(node)} ${node.text}`);
      }
      if (!ts.isPropertyAssignment(node)) return;
      const name = node.name.getText();
      const value = node.initializer.getText();
      const isRaw = FROM_TOKENS.some(([property, raw]) => property.test(name) && raw.test(value));
      if (isRaw) found.push(`${placeOf(node)} ${name}: ${value}`);
    });
    return found;
  });
}
