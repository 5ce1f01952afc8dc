import ts from 'typescript';
import { parse, placeOf, visit, type SourceFile } from './source-tree.ts';

/** Places where the compiler is told to look away: `any`, `x!`, and the comments that silence it. */
export function looseTypes(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const found: string[] = [];
    visit(parse(file), (node) => {
      if (node.kind === ts.SyntaxKind.AnyKeyword) found.push(`${placeOf(node)} any`);
      if (ts.isNonNullExpression(node)) found.push(`${placeOf(node)} non-null assertion`);
    });
    const silencers = file.text.split('\n').flatMap((line, index) => {
      const comment = /(?:\/\/|\/\*)\s*@ts-(ignore|nocheck)\b/.exec(line);
      return comment ? [`${file.path}:${index + 1} @ts-${comment[1] ?? ''}`] : [];
    });
    return [...found, ...silencers];
  });
}
