import { unlinked } from './typed-text.ts';

/** Words that lead to an address. */
export interface MailLink {
  link: string;
  url: string;
}

/** One part of a mail, laid out as text and as HTML. Its strings are plain text; they are escaped there. */
export type MailBlock =
  | { paragraph: string }
  | { heading: string }
  | { rows: readonly (readonly [label: string, value: string])[] }
  | MailLink
  | { quote: string }
  /** A stranger's text, quoted: cut, and so that no mail program finds a link in it. */
  | { typed: string }
  /** A long text by a person: blank lines separate paragraphs, single line breaks are preserved. */
  | { longText: string }
  /** The same, in which words between asterisks are bold; a plain text keeps the asterisks. */
  | { markedText: string }
  /** The same, in which addresses that begin with `https://` are links. */
  | { linkedText: string };

/** A small line at the end. */
export type MailLine = string | MailLink;

/** A mail as it is laid out. */
export interface MailBody {
  brandName: string;
  title: string;
  under?: string;
  preheader?: string;
  blocks: readonly MailBlock[];
  button?: MailLink | undefined;
  after: readonly MailBlock[];
  footer: readonly MailLine[];
}

declare const laidOut: unique symbol;
/** Text or HTML that was made of the parts of a mail. */
export type LaidOut = string & { readonly [laidOut]: true };

/** Lays out the plain-text part of a mail. */
export function mailAsText({ title, under, blocks, button, after, footer }: MailBody): LaidOut {
  const parts = [...blocks, ...(button ? [button] : []), ...after].map(blockAsText);
  const head = [title, ...(under ? [under] : [])];
  return `${[...head, ...parts].join('\n\n')}\n\n-- \n${footer.map(lineAsText).join('\n\n')}\n` as LaidOut;
}

const lineAsText = (line: MailLine) => (typeof line === 'string' ? line : `${line.link}: ${line.url}`);

function blockAsText(block: MailBlock): string {
  if ('paragraph' in block) return block.paragraph;
  if ('heading' in block) return block.heading.toUpperCase();
  if ('rows' in block) return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('link' in block) return `${block.link}:\n${block.url}`;
  if ('longText' in block) return paragraphsOf(block.longText).join('\n\n');
  if ('markedText' in block) return paragraphsOf(block.markedText).join('\n\n');
  if ('linkedText' in block) return paragraphsOf(block.linkedText).join('\n\n');
  return quoted(block)
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n');
}

/** The text of a quotation; a stranger's is cut and leads nowhere. */
export const quoted = (block: { quote: string } | { typed: string }) =>
  'typed' in block ? unlinked(block.typed, MAX_QUOTED) : block.quote;

/** Characters of a stranger's text that a mail quotes; all of it is at the desk. */
const MAX_QUOTED = 2_000;

/** The paragraphs of a long text. */
export const paragraphsOf = (text: string) =>
  text
    .split(/\r?\n[^\S\n]*\r?\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
