/** Where programs see a link: before a top level domain, after a scheme, at the sign of an address. */
const DOT = /(?<=\S)[.\u2024\u3002\uFF0E\uFF61](?=[\p{L}\p{N}])/gu;
const SCHEME = /(?<=\p{L})[:\uFE55\uFF1A](?=\S)/gu;
const AT = /(?<=\S)[@\uFE6B\uFF20](?=\S)/gu;
/** Characters that show nothing, or turn the direction of what follows; they hide a link from a reader, and not from a program. */
const UNSEEN = /[\p{Cf}\p{Bidi_Control}]/gu;

/** A price, a time, a date: digits on both sides, which are no name of a host. */
const isNumber = (text: string, at: number) => /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '');
const IP = /\d{1,3}(?:\.\d{1,3}){3}/g;

/**
 * Prepares a stranger's text for a mail: mail programs find no link in it, since a space follows every dot, colon and
 * sign that an address needs. Cut after `limit` characters.
 */
export function unlinked(text: string, limit = 2_000): string {
  const cut = [...text.normalize('NFC').replaceAll(UNSEEN, '')];
  const shown = cut.length > limit ? `${cut.slice(0, limit).join('')}…` : cut.join('');
  return shown
    .replaceAll(IP, (ip) => ip.replaceAll('.', '. '))
    .replaceAll(DOT, (dot, at: number, whole: string) => (isNumber(whole, at) ? dot : `${dot} `))
    .replaceAll(SCHEME, (colon) => `${colon} `)
    .replaceAll(AT, (sign) => ` ${sign} `);
}

/** What a name or a number is made of. */
const PLAIN = /[^\p{L}\p{M}\p{N} '’\-–,.()/#]+/gu;
const MARKS = /(\p{M}{2})\p{M}+/gu;

/** A stranger's name or number for a mail to an address that has proved nothing: letters, digits and plain punctuation on one line. */
export const typedLine = (text: string, limit: number): string =>
  unlinked(text.normalize('NFC').replaceAll(PLAIN, ' ').replaceAll(MARKS, '$1'), limit)
    .replaceAll(/\/{2,}/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
