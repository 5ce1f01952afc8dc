import type { SourceFile } from './source-tree.ts';

const bracketed = /\[([AU]\d{1,2}|[A-Z]{2}-(?:\d{1,2}|[A-Z]{2}))\]/g;
// One letter and a number may also be a size of paper or an arc of an SVG path, so what stands around it counts.
const short = /(?<=[[(, ])[AU]\d{1,2}(?=[\]),;])/g;

/** The ids that docs/requirements.md lists, one per line: `- SH-1 …`. */
export const listedIds = (markdown: string): string[] =>
  [...markdown.matchAll(/^- ([A-Z]{1,2}-?[A-Z\d]{1,2}) /gm)].map(([, id = '']) => id);

/** Id → a file that names it: every id in a title's brackets, and every word that begins as a listed one does. */
export function usedIds(files: readonly SourceFile[], listed: readonly string[]): Map<string, string> {
  const families = new Set(listed.filter((id) => id.includes('-')).map((id) => id.slice(0, id.indexOf('-'))));
  const long = new RegExp(String.raw`\b(?:${[...families].join('|')})-(?:\d{1,2}|[A-Z]{2})\b`, 'g');
  return new Map(
    files.flatMap(({ path, text }) => [
      ...[...text.matchAll(bracketed)].map(([, id = '']) => [id, path] as const),
      ...[...text.matchAll(long), ...text.matchAll(short)].map(([id]) => [id, path] as const),
    ]),
  );
}

/** The ids in brackets that stand in the code of tests: in their titles, not in a comment. */
export const provenIds = (tests: readonly SourceFile[]): Set<string> =>
  new Set(
    tests.flatMap(({ text }) => [...withoutComments(text).matchAll(bracketed)].map(([, id = '']) => id)),
  );

/** A source without comments; what stands in a string stays. */
const withoutComments = (text: string) =>
  text.replaceAll(
    /('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (_, string: string | undefined) => string ?? '',
  );

// RFC sections can be followed, and so can a document of this repository that is named with its folder.
const deadEnds =
  /(?<!\/)\b(?:SPEC|architecture|requirements|machines|acceptance|desk)\.md\b|\bissues? \d|(?<!RFC \d+ )\bsections? \d/;

/** Lines that send the reader to a document that is not in the repository. */
export function deadReferences(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const found = deadEnds.exec(line);
      return found ? [`${path}:${index + 1} ${found[0]}`] : [];
    }),
  );
}
