/** Longer words are no abbreviations. */
const LONGEST = 5;
/** Minimum length of the one word that is not abbreviated: "nowy s" does not match a name, "n sacz" does. */
const WHOLE_WORD = 3;

/**
 * Whether words abbreviate a name, both folded: "ostrow wlkp" abbreviates "ostrow wielkopolski", "dobrzyn n wisla"
 * "dobrzyn nad wisla". At least one word is complete; the others have their first letter and some later ones.
 */
export function abbreviates(words: string, name: string): boolean {
  if (words.length >= name.length || !sharesLetter(words, name)) return false;
  const short = words.split(' ');
  const long = name.split(' ');
  return (
    short.length === long.length &&
    short.some((word, index) => word === long[index] && word.length >= WHOLE_WORD) &&
    short.every((word, index) => isShort(word, long[index] ?? ''))
  );
}

/** Cheap filter before splitting: the first letters are equal. */
const sharesLetter = (words: string, name: string) => words[0] === name[0];

/** Whether every word is the beginning of the name's: "praga poln" of "praga polnoc", though not of "praga poludnie". */
export function isCutShort(words: string, name: string): boolean {
  const long = name.split(' ');
  return words.split(' ').every((word, index) => long[index]?.startsWith(word));
}

function isShort(word: string, whole: string): boolean {
  if (word === whole) return true;
  if (word.length > LONGEST || word[0] !== whole[0]) return false;
  let from = 0;
  for (const letter of word) {
    from = whole.indexOf(letter, from) + 1;
    if (from === 0) return false;
  }
  return true;
}
