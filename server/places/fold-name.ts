import { foldLetters } from '#domain/typed/typed-text.ts';

/** Cyrillic letters in which Ukrainian, Belarusian and Russian spellings of one name differ. */
const NEIGHBOURS_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ґ', 'г'],
  ['і', 'и'],
  ['ы', 'и'],
  ['є', 'е'],
  ['э', 'е'],
]);

/**
 * Folds a name for comparison: lower case, no diacritics, words of letters and digits with single spaces between them.
 * "Łódź", "LODZ" and "lódz" are equal; so are "Bielsko-Biała" and "bielsko biala", "Мінськ" and "Минск".
 */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  return PLAIN.test(lower) ? lower : foldWords(lower);
}

/** Names that are folded already: about half of all. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

const foldWords = (lower: string): string =>
  foldLetters(lower)
    .replace(/['’‘ʼʻ`ьъ]/gu, '')
    .replace(/[ґіыєэ]/g, (letter) => NEIGHBOURS_LETTERS.get(letter) ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
