import { html, Html } from '#server/plain-pages/html.ts';
import { mailStyle } from './mail-style.ts';
import { mailTexts } from './texts.ts';

/** A mail's body, written once and laid out twice: as text and as HTML. Plain text only; escaping is done here. */
export type MailBlock =
  | { paragraph: string }
  | { rows: readonly (readonly [label: string, value: string])[] }
  | { link: string; url: string }
  | { quote: string }
  /** A long text that somebody has written: paragraphs by blank lines, single line breaks as they are. */
  | { letter: string };

export interface MailBody {
  title: string;
  blocks: readonly MailBlock[];
  /** Small lines at the end. */
  footer: readonly string[];
}

/** The plain-text part. */
export function mailAsText({ title, blocks, footer }: MailBody): string {
  return (
    [title, ...blocks.map(blockAsText), '-- ', ...footer].join('\n\n').replace('-- \n\n', '-- \n') + '\n'
  );
}

function blockAsText(block: MailBlock): string {
  if ('paragraph' in block) return block.paragraph;
  if ('rows' in block) return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('link' in block) return `${block.link}:\n${block.url}`;
  if ('letter' in block) return paragraphsOf(block.letter).join('\n\n');
  return block.quote
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n');
}

const paragraphsOf = (text: string) =>
  text
    .split(/\r?\n[^\S\n]*\r?\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/**
 * The HTML part: one column, no pictures, nothing fetched. Both colour schemes are declared, so that mail programs do
 * not invent dark colours of their own.
 */
export const mailAsHtml = ({ title, blocks, footer }: MailBody): string =>
  html`<!doctype html>
    <html lang="pl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        ${new Html(`<style>${mailStyle}</style>`)}
      </head>
      <body>
        <div class="card">
          <h1>${title}</h1>
          ${blocks.map(blockAsHtml)}
        </div>
        <div class="footer">${footer.map((line) => html`<p>${line}</p>`)}</div>
      </body>
    </html> `.markup;

function blockAsHtml(block: MailBlock): Html {
  if ('paragraph' in block) return html`<p>${block.paragraph}</p> `;
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
    return html`<p><a class="button" href="${block.url}">${block.link}</a></p>
      <p class="small">${mailTexts.linkFallback}<br /><a href="${block.url}">${block.url}</a></p> `;
  }
  if ('letter' in block) {
    return html`${paragraphsOf(block.letter).map((paragraph) => html`<p class="letter">${paragraph}</p> `)}`;
  }
  return html`<p class="quote">${block.quote}</p> `;
}
