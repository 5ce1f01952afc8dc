import { isWholeProof } from '../../../tools/proof.ts';

/**
 * Of cases that differ in their data alone, and that a faster test tells apart as well, `npm test` tries the first in the
 * browser, and `npm run prove` all.
 */
export const sample = <Case>(cases: readonly Case[]): readonly Case[] =>
  isWholeProof ? cases : cases.slice(0, 1);

/**
 * Marks a browser test that only `npm run prove` runs, because a test without a browser (a block, a flow, the server)
 * proves the same sentence in milliseconds. What only a browser can show stays unmarked.
 */
export const proofOnly = { tag: '@proof' } as const;
