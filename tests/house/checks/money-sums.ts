import type { SourceFile } from './source-tree.ts';

/** A sum of money that is cast to four bytes, which hold twenty-one million złoty. */
const NARROW =
  /\bsum\((?:\w+\.)?(?:amount|price|total_price|full_price|given_away)\)(?:(?!::|\bsum\()[^;`]){0,160}::int(?:eger|4)?\b/gi;

/** Sums of money that would overflow: `float8` holds each amount exactly, and comes as a number. */
export const narrowSums = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(NARROW)].map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`),
  );
