/** What shows nothing: spaces, format characters, fillers, variation selectors. */
const NOTHING = /^[\s\u2800\p{Default_Ignorable_Code_Point}]$/u;
/** What ends an emoji: it belongs to what stands before it. */
const ENDS_EMOJI = /^[\uFE0F\u{E0020}-\u{E007F}]$/u;
/** Control characters other than line breaks and tabs, halves of characters, and marks that turn the direction of text. */
const HARMFUL = /(?![\n\r\t])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/**
 * What somebody typed, as it is kept: in one normal form, without control characters, halves of characters and marks that
 * turn the direction, and with nothing invisible around it. Empty if nothing of it can be seen. Every text of a customer
 * goes through here before any rule.
 */
export function readTyped(typed: string): string {
  const characters = [...typed.replaceAll(HARMFUL, '').normalize('NFC')];
  const first = characters.findIndex((one) => !NOTHING.test(one));
  const last = characters.map((one) => NOTHING.test(one)).lastIndexOf(false);
  if (first < 0) return '';
  const emojiEnd = characters.slice(last + 1).findIndex((one) => !ENDS_EMOJI.test(one));
  return characters.slice(first, emojiEnd < 0 ? undefined : last + 1 + emojiEnd).join('');
}

/** How long a text is without what shows nothing, in UTF-16 units, as fields count. */
export const visibleLength = (text: string): number =>
  readTyped(text).replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').length;

/** A text's first `most` characters (whole code points), with an ellipsis if it is longer. */
export function beginningOf(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
}

/** What stands around an address when it is copied out of a sentence or a list. */
const AROUND = /^[\s"'„”“‚’«»<>()[\]{},;:.]$/u;

function withoutAround(text: string): string {
  const characters = [...text];
  const first = characters.findIndex((one) => !AROUND.test(one));
  const last = characters.map((one) => AROUND.test(one)).lastIndexOf(false);
  return first < 0 ? '' : characters.slice(first, last + 1).join('');
}

/**
 * An e-mail address as people paste it, in the form that is stored: lower case, without invisible characters, a name
 * ("Anna Nowak <anna@example.pl>"), `mailto:` and marks around it, with a domain in ASCII. Whether it is an address is
 * for its reader to check.
 */
export function readEmail(typed: string): string {
  const plain = readTyped(typed.normalize('NFKC'))
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();
  const [, named] = /<([^<>@]*@[^<>]*)>/.exec(plain) ?? [];
  const bare = withoutAround(named ?? plain);
  const address = bare.startsWith('mailto:') ? (bare.slice(7).split('?')[0] ?? '') : bare;
  const at = address.lastIndexOf('@');
  return at < 0 ? address : `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`;
}

/** Normalises the beginning of an address, or of its domain, as it is stored; for a search. */
export const readEmailStart = (typed: string): string => readEmail(typed) || typed.toLowerCase();

/** A domain in ASCII, as mail servers use it; an invalid one is returned unchanged. */
function asciiDomain(domain: string): string {
  if (![...domain].some((one) => one > '~') || /[\s/\\?#:@%]/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

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

/** A text for comparison: lower case, one normal form, letters without their diacritics. "Żaneta" and "zaneta" are equal. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/[łøđðıßæœþ]/g, (letter) => WHOLE_LETTERS.get(letter) ?? letter);
