import { decodeHTML } from 'entities';
import { toSafeMarkup } from '#server/markup/sanitize-contents.ts';

const BLOCKS: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4', 'blockquote', 'table', 'hr']);
const LIST_MARK = /(?:^|\n) *(?:-|\d+\.) $/;

/**
 * Lays out a text with markup as plain text, whole: headings and paragraphs apart, lists with their numbers, the addresses
 * of links behind their words. `origin`: of the shop, for links that begin with a slash.
 */
export function markupAsText(markup: string, origin: string): string {
  let text = '';
  /** The next number of each open list; 0 for one without numbers. */
  const lists: number[] = [];
  let link: { href: string; from: number } | undefined;

  /** Ends the line, and leaves so many line breaks behind it at least. */
  const end = (breaks: 1 | 2) => {
    if (text === '' || LIST_MARK.test(text)) return;
    const lines = text.trimEnd();
    const already = text.slice(lines.length).split('\n').length - 1;
    text = lines + '\n'.repeat(Math.max(already, breaks));
  };
  const open = (tag: string, token: string) => {
    if (BLOCKS.has(tag)) end(2);
    if (tag === 'hr') text += '----------\n\n';
    if (tag === 'br') text += '\n';
    if (tag === 'tr') end(1);
    if ((tag === 'td' || tag === 'th') && !/(?:^|\n)$/.test(text)) text += ' | ';
    if (tag === 'ul' || tag === 'ol') {
      end(lists.length === 0 ? 2 : 1);
      lists.push(tag === 'ol' ? 1 : 0);
    }
    if (tag === 'li') {
      end(1);
      const number = lists.at(-1) ?? 0;
      if (number > 0) lists[lists.length - 1] = number + 1;
      text += `${'  '.repeat(Math.max(0, lists.length - 1))}${number > 0 ? `${number}.` : '-'} `;
    }
    const href = tag === 'a' ? /href="([^"]*)"/.exec(token)?.[1] : undefined;
    if (href !== undefined) link = { href: decodeHTML(href), from: text.length };
  };
  const close = (tag: string) => {
    if (BLOCKS.has(tag)) end(lists.length === 0 ? 2 : 1);
    if (tag === 'ul' || tag === 'ol') {
      lists.pop();
      end(lists.length === 0 ? 2 : 1);
    }
    if (tag === 'a' && link) {
      const address = link.href.replace(/^(mailto|tel):/, '').replace(/^\/(?!\/)/, () => `${origin}/`);
      if (text.slice(link.from).trim() !== address) text += ` (${address})`;
      link = undefined;
    }
  };

  // What was sanitised has no stray brackets.
  for (const [token] of toSafeMarkup(markup).matchAll(/<[^<>]*>|[^<]+/g)) {
    const [, slash, tag] = /^<(\/?)(\w+)/.exec(token) ?? [];
    if (tag === undefined) {
      const words = decodeHTML(token).replaceAll(/[^\S\u00A0]+/g, ' ');
      text += /(?:^|\s)$/.test(text) ? words.replace(/^ /, '') : words;
    } else if (slash === '/') close(tag);
    else open(tag, token);
  }
  return text.trim();
}
