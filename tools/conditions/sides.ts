/** What a condition was seen to be, as bits; a comparison of sizes has three of its own. */
export const SEEN = { true: 1, false: 2, there: 4, missing: 8 } as const;
export const SIZE = { less: 1, equal: 2, more: 4, neither: 8 } as const;

/**
 * What a place in the source tells: a condition of two sides, a value that may be missing, a comparison of sizes, or
 * a way that is taken or not.
 */
export type Kind = 'condition' | 'value' | 'size' | 'way';

/** A place whose outcomes are recorded. */
export interface Point {
  line: number;
  kind: Kind;
  text: string;
}

/** A size that is never below nothing: its third side cannot be seen. */
const COUNTED = /(?:length|size|count|total)\b[^<>]*[<>]=? 0$/i;

/** The outcomes of a place that were never seen, in words; empty when all were. */
export function unseen({ kind, text }: Point, seen: number): string[] {
  if (seen === 0) return ['run'];
  const of = (sides: Readonly<Record<string, number>>) =>
    Object.entries(sides).flatMap(([word, bit]) => (seen & bit ? [] : [word]));
  if (kind === 'way') return [];
  if (kind === 'condition') return of({ true: SEEN.true, false: SEEN.false });
  if (kind === 'value') return of({ there: SEEN.there, missing: SEEN.missing });
  const { less, equal, more } = SIZE;
  return of(COUNTED.test(text) ? { equal, more } : { less, equal, more });
}
