import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parse, placeOf, repository, visit, type SourceFile } from './source-tree.ts';

/** A regular expression of the program, and where it stands. */
export interface FoundPattern {
  place: string;
  pattern: RegExp;
}

const isRegExp = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';

/** Finds every regular expression that is written as one. `split` tries everywhere, as the flag g does. */
export function writtenPatterns(file: SourceFile): FoundPattern[] {
  const found: FoundPattern[] = [];
  visit(parse(file), (node) => {
    if (!ts.isRegularExpressionLiteral(node)) return;
    const end = node.text.lastIndexOf('/');
    const flags = new Set(node.text.slice(end + 1));
    const call = ts.isCallExpression(node.parent) ? node.parent.expression : undefined;
    if (call && ts.isPropertyAccessExpression(call) && call.name.text === 'split') flags.add('g');
    found.push({ place: placeOf(node), pattern: new RegExp(node.text.slice(1, end), [...flags].join('')) });
  });
  return found;
}

/** Whether the file makes regular expressions out of text. */
export function makesPatterns(file: SourceFile): boolean {
  let makes = false;
  // Reading the syntax of every file takes seconds.
  if (!file.text.includes('RegExp')) return makes;
  visit(parse(file), (node) => {
    makes ||= isRegExp(node);
  });
  return makes;
}

/** The patterns of the contracts' schemas, as the validator makes them. */
export function contractPatterns(): FoundPattern[] {
  const pages = readdirSync(join(repository, 'openapi'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.yaml'),
  );
  return pages.flatMap((path) =>
    [
      ...readFileSync(join(repository, 'openapi', path), 'utf8').matchAll(
        /\bpattern: (?:'([^'\n]*)'|(\S+))/g,
      ),
    ].map(([, quoted, bare = '']) => ({
      place: `openapi/${path}`,
      pattern: new RegExp(quoted ?? bare, 'u'),
    })),
  );
}
