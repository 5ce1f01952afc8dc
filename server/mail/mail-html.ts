import { markedParts } from '#domain/answer/marked-text.ts';
import { html, Html } from '#server/plain-pages/html.ts';
import {
  paragraphsOf,
  quoted,
  type LaidCards,
  type LaidOut,
  type MailBlock,
  type MailBody,
  type MailLine,
  type MailLink,
} from './mail-layout.ts';
import { LOOK, mailSheet } from './mail-style.ts';
import { mailTexts } from './texts.ts';

/**
 * Builds the HTML part of a mail: one column of tables with inline styles, which all mail programs support. It loads
 * nothing, so that opening it is not tracked. A style sheet adds the dark scheme and phones.
 */
export function mailAsHtml(body: MailBody): LaidOut {
  const { brandName, kicker, title, under, asked, cards, preheader, blocks, button, after, footer } = body;
  const page = html`<!doctype html>
    <html lang="pl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>${title}</title>
        ${new Html(`<style>${mailSheet}</style>`)}
      </head>
      <body class="bg" style="${LOOK.body}">
        ${preheader ? html`<div style="${LOOK.hidden}">${preheader}</div>` : ''}
        ${table(
          html`<tr>
            <td align="center" style="${LOOK.around}">
              ${table(
                html`<tr>
                    <td align="center" class="ink" style="${LOOK.brand}">${brandName}</td>
                  </tr>
                  <tr>
                    <td class="pad" style="${LOOK.head}">
                      ${kicker ? html`<p style="${LOOK.kicker}">${kicker}</p>` : ''}
                      <h1 class="h" style="${LOOK.title}">${title}</h1>
                      ${under ? html`<p style="${LOOK.under}">${under}</p>` : ''}
                      ${asked ? question(asked) : ''} ${cards ? cardsTable(cards) : ''}
                    </td>
                  </tr>
                  <tr>
                    <td class="sheet ink pad" style="${LOOK.sheet}">
                      ${blocks.map(block)}${button ? mainButton(button) : ''}${after.map(block)}
                    </td>
                  </tr>
                  <tr>
                    <td class="soft pad" style="${LOOK.foot}">${footer.map(line)}</td>
                  </tr>`,
                LOOK.card,
              )}
            </td>
          </tr>`,
          LOOK.page,
          'bg',
        )}
      </body>
    </html> `;
  // Indents are a fifth of a mail.
  return page.markup.replaceAll(/\n +/g, '\n') as LaidOut;
}

/** A table that only lays out. */
const table = (rows: Html, style: string, name = '') =>
  html`<table
    role="presentation"
    class="${name}"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="${style}"
  >
    ${rows}
  </table>`;

/** The mail's one button, and its address for those whose program shows none. */
const mainButton = ({ link, url }: MailLink) =>
  html`${table(
      html`<tr>
        <td class="cta" align="center" style="${LOOK.cta}">
          <a class="button" href="${url}" style="${LOOK.button}">${link}</a>
        </td>
      </tr>`,
      LOOK.apart,
    )}
    <p class="soft" style="${LOOK.small}">
      ${mailTexts.linkFallback}<br /><a class="l" href="${url}" style="${LOOK.link}">${url}</a>
    </p> `;

/** The customer's question, on the dark header. */
const question = ({ label, text }: { label: string; text: string }) =>
  html`<p style="${LOOK.askedLabel}">${label}</p>
    <p style="${LOOK.asked}">${broken(`„${text}”`)}</p>`;

/** Most cards in a row; with more, their names would wrap. */
const BESIDE = 3;

/** The cards by place and name: up to three beside each other, more one below the other. */
function cardsTable({ laid }: LaidCards): Html | '' {
  if (laid.length === 0) return '';
  const isRow = laid.length <= BESIDE;
  const cells = laid.map(
    ({ position, name }, at) =>
      html`<td class="c" align="${isRow ? 'center' : 'left'}" valign="top" style="${LOOK.cardPlace}">
        <p style="${LOOK.position}">${isRow ? position : `${at + 1}. ${position}`}</p>
        <p style="${LOOK.cardName}">${name}</p>
      </td>`,
  );
  const rows = isRow
    ? html`<tr>
        ${cells}
      </tr>`
    : html`${cells.map(
        (cell) =>
          html`<tr>
            ${cell}
          </tr>`,
      )}`;
  return table(rows, LOOK.cards);
}

const line = (one: MailLine) =>
  html`<p style="${LOOK.line}">
    ${typeof one === 'string' ? one : [one].flat().map((way, at) => html`${at > 0 ? ' · ' : ''}${anchor(way)}`)}
  </p>`;

const anchor = ({ link, url }: MailLink) => html`<a class="l" href="${url}" style="${LOOK.link}">${link}</a>`;

function block(part: MailBlock): Html {
  if ('paragraph' in part) return paragraph(html`${part.paragraph}`);
  if ('heading' in part) return html`<h2 style="${LOOK.heading}">${part.heading}</h2> `;
  if ('rows' in part)
    return html`<table width="100%" cellpadding="0" cellspacing="0" style="${LOOK.rows}">
      ${part.rows.map(
        ([label, value]) =>
          html`<tr>
            <th scope="row" class="c soft hr" style="${LOOK.label}">${label}</th>
            <td class="c v hr" style="${LOOK.value}">${value}</td>
          </tr>`,
      )}
    </table> `;
  if ('link' in part) return paragraph(anchor(part));
  if ('longText' in part) return longText(part.longText, broken);
  if ('markedText' in part) return longText(part.markedText, marked);
  if ('linkedText' in part) return longText(part.linkedText, withLinks);
  return html`<p class="quote" style="${LOOK.quote}">${broken(quoted(part))}</p> `;
}

const paragraph = (content: Html | readonly Html[]) => html`<p style="${LOOK.paragraph}">${content}</p> `;

const longText = (text: string, write: (text: string) => readonly Html[]) => {
  const paragraphs = paragraphsOf(text).map((one) => paragraph(write(one)));
  return paragraphs.length === 0 ? html`` : html`<div style="${LOOK.prose}">${paragraphs}</div>`;
};

/** Text whose line breaks stay; many mail programs know no `white-space`. */
const broken = (text: string): readonly Html[] =>
  text.split(/\r?\n/).map((one, at) => (at === 0 ? html`${one}` : html`<br />${`\n${one}`}`));

const marked = (text: string): readonly Html[] =>
  markedParts(text).flatMap((part) => (part.isBold ? [html`<b>${part.text}</b>`] : broken(part.text)));

/** A sentence's full stop or bracket behind an address is not part of it. */
const ADDRESS = /(https:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/;

const withLinks = (text: string): readonly Html[] =>
  text
    .split(ADDRESS)
    .flatMap((part, at) => (at % 2 === 1 ? [anchor({ link: part, url: part })] : broken(part)));
