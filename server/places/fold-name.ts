/** Letters that Unicode does not decompose into a base letter and a diacritic. */
const WHOLE_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ı', 'i'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
]);

/**
 * Folds a name for comparison: lower case, no diacritics, words of letters and digits with single spaces between them.
 * "Łódź", "LODZ" and "lódz" are equal; so are "Bielsko-Biała" and "bielsko biala".
 */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  return PLAIN.test(lower) ? lower : foldLetters(lower);
}

/** Names that are folded already: about half of all. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

const foldLetters = (lower: string): string =>
  lower
    .normalize('NFD')
    .replace(/[\p{M}'’‘ʼʻ`]/gu, '')
    .replace(/[łøđðıßæœþ]/g, (letter) => WHOLE_LETTERS.get(letter) ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
