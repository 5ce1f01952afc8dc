import { unlinked } from './typed-text.ts';
import { html, Html } from '#server/plain-pages/html.ts';
import { mailStyle } from './mail-style.ts';
import { mailTexts } from './texts.ts';

/** One part of a mail's body, laid out as text and as HTML. Its strings are plain text; they are escaped here. */
export type MailBlock =
  | { paragraph: string }
  | { heading: string }
  | { rows: readonly (readonly [label: string, value: string])[] }
  | { link: string; url: string }
  | { quote: string }
  /** A stranger's text, quoted: cut, and so that no mail program finds a link in it. */
  | { typed: string }
  /** A long text by a person: blank lines separate paragraphs, single line breaks are preserved. */
  | { longText: string }
  /** The same, in which addresses that begin with `https://` are links. */
  | { linkedText: string };

/** The content of a mail, independent of its format. */
export interface MailBody {
  title: string;
  /** The line that a mailbox shows behind the subject; the opened mail hides it. */
  preheader?: string;
  blocks: readonly MailBlock[];
  /** Small lines at the end. */
  footer: readonly string[];
}

/** Lays out the plain-text part of a mail. */
export function mailAsText({ title, blocks, footer }: MailBody): string {
  return (
    [title, ...blocks.map(blockAsText), '-- ', ...footer].join('\n\n').replace('-- \n\n', '-- \n') + '\n'
  );
}

function blockAsText(block: MailBlock): string {
  if ('paragraph' in block) return block.paragraph;
  if ('heading' in block) return block.heading.toUpperCase();
  if ('rows' in block) return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('link' in block) return `${block.link}:\n${block.url}`;
  if ('longText' in block) return paragraphsOf(block.longText).join('\n\n');
  if ('linkedText' in block) return paragraphsOf(block.linkedText).join('\n\n');
  return quoted(block)
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n');
}

const quoted = (block: { quote: string } | { typed: string }) =>
  'typed' in block ? unlinked(block.typed, MAX_QUOTED) : block.quote;

/** Characters of a stranger's text that a mail quotes; all of it is at the desk. */
const MAX_QUOTED = 2_000;

const paragraphsOf = (text: string) =>
  text
    .split(/\r?\n[^\S\n]*\r?\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/**
 * Lays out the HTML part of a mail: one column, no pictures, nothing loaded. The first link
 * is the mail's one button (R22), the others are lines of text. Both colour schemes are declared, so that
 * mail programs do not generate dark colours.
 */
export function mailAsHtml({ title, preheader, blocks, footer }: MailBody): string {
  const main = blocks.find((block) => 'link' in block);
  return html`<!doctype html>
    <html lang="pl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>${title}</title>
        ${new Html(`<style>${mailStyle}</style>`)}
      </head>
      <body>
        ${preheader ? html`<div class="preheader">${preheader}</div>` : ''}
        <div class="card">
          <h1>${title}</h1>
          ${blocks.map((block) => blockAsHtml(block, block === main))}
        </div>
        <div class="footer">${footer.map((line) => html`<p>${line}</p>`)}</div>
      </body>
    </html> `.markup;
}

function blockAsHtml(block: MailBlock, isMain: boolean): Html {
  if ('paragraph' in block) return html`<p>${block.paragraph}</p> `;
  if ('heading' in block) return html`<h2>${block.heading}</h2> `;
  if ('rows' in block) {
    const rows = block.rows.map(
      ([label, value]) =>
        html`<tr>
          <th scope="row">${label}</th>
          <td>${value}</td>
        </tr>`,
    );
    return html`<table>
      ${rows}
    </table> `;
  }
  if ('link' in block) {
    if (!isMain) return html`<p><a href="${block.url}">${block.link}</a></p> `;
    return html`<p><a class="button" href="${block.url}">${block.link}</a></p>
      <p class="small">${mailTexts.linkFallback}<br /><a href="${block.url}">${block.url}</a></p> `;
  }
  if ('longText' in block) {
    return html`${paragraphsOf(block.longText).map((paragraph) => html`<p class="text">${paragraph}</p> `)}`;
  }
  if ('linkedText' in block)
    return html`${paragraphsOf(block.linkedText).map(
      (paragraph) => html`<p class="text">${withLinks(paragraph)}</p> `,
    )}`;
  return html`<p class="quote">${quoted(block)}</p> `;
}

/** A sentence's full stop or bracket behind an address is not part of it. */
const ADDRESS = /(https:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/;

const withLinks = (text: string) =>
  text.split(ADDRESS).map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
