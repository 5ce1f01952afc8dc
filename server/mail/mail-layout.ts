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

/** A small line at the end: words, or ways beside each other. */
export type MailLine = string | MailLink | readonly MailLink[];

/** Names of laid cards, under a heading, each with its place's. */
export interface LaidCards {
  heading: string;
  laid: readonly { position: string; name: string }[];
}

/** A mail as it is laid out. */
export interface MailBody {
  brandName: string;
  kicker?: string;
  title: string;
  under?: string;
  asked?: { label: string; text: string } | undefined;
  cards?: LaidCards;
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
export function mailAsText(body: MailBody): LaidOut {
  const { kicker, title, under, asked, cards, blocks, button, after, footer } = body;
  const parts = [...blocks, ...(button ? [button] : []), ...after].map(blockAsText);
  const head = [
    title,
    [kicker, under].filter(Boolean).join('\n'),
    asked ? `${asked.label}:\n${blockAsText({ quote: asked.text })}` : '',
    cards && cards.laid.length > 0 ? cardsAsText(cards) : '',
  ].filter((part) => part !== '');
  return `${[...head, ...parts].join('\n\n')}\n\n-- \n${footer.map(lineAsText).join('\n\n')}\n` as LaidOut;
}

const lineAsText = (line: MailLine): string =>
  typeof line === 'string' ? line : [line].flat().map(waysAsText).join('\n\n');

const waysAsText = (way: MailLink) => `${way.link}:\n${way.url}`;

const cardsAsText = ({ heading, laid }: LaidCards) =>
  [`${heading}:`, ...laid.map(({ position, name }, at) => `${at + 1}. ${position}: ${name}`)].join('\n');

function blockAsText(block: MailBlock): string {
  if ('paragraph' in block) return block.paragraph;
  if ('heading' in block) return block.heading.toUpperCase();
  if ('rows' in block) return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('link' in block) return waysAsText(block);
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
