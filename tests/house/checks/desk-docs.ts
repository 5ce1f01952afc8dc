import type { SourceFile } from './source-tree.ts';

/** What a page says before its first section: its name, where it is and who may see it. */
export const openingOf = ({ text }: Pick<SourceFile, 'text'>): string => text.split('\n## ')[0] ?? '';

const PATH = /`((?:machines|openapi|server|src|styles|tests|tools)\/[\w./-]*)`/g;

/** Paths of the repository that pages name as code and that are not there. */
export const lostPaths = (pages: readonly SourceFile[], exists: (path: string) => boolean): string[] =>
  pages.flatMap(({ path: page, text }) =>
    [...text.matchAll(PATH)]
      .map(([, path = '']) => path)
      .filter((path) => !exists(path))
      .map((path) => `${page}: ${path}`),
  );
