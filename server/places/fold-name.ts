import { foldLetters } from '#domain/typed/typed-text.ts';

/**
 * Folds a name for comparison: lower case, no diacritics, words of letters and digits with single spaces between them.
 * "Łódź", "LODZ" and "lódz" are equal; so are "Bielsko-Biała" and "bielsko biala".
 */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  return PLAIN.test(lower) ? lower : foldWords(lower);
}

/** Names that are folded already: about half of all. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

const foldWords = (lower: string): string =>
  foldLetters(lower)
    .replace(/['’‘ʼʻ`]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
