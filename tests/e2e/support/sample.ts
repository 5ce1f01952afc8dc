import { isWholeProof } from '../../../tools/proof.ts';

/**
 * Of cases that differ in their data alone, and that a faster test tells apart as well, `npm test` tries the first in the
 * browser, and `npm run prove` all.
 */
export const sample = <Case>(cases: readonly Case[]): readonly Case[] =>
  isWholeProof ? cases : cases.slice(0, 1);

/**
 * Marks a whole way of a person that only `npm run prove` walks: a browser alone shows it, and `npm test` walks others of its
 * kind. What a test without a browser proves has no test here.
 */
export const proofOnly = { tag: '@proof' } as const;
