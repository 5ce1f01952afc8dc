/** Letters that do not come apart into a plain letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/**
 * A name as it is compared: lower case, no diacritics, words of letters and digits with single spaces between them.
 * "Łódź", "LODZ" and "lódz" are one; so are "Bielsko-Biała" and "bielsko biala".
 */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  return PLAIN.test(lower) ? lower : foldLetters(lower);
}

/** Half of the world's names need no work. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

const foldLetters = (lower: string): string =>
  lower
    .replace(/[łøđðıßæœþ]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\p{M}'’‘ʼʻ`]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
