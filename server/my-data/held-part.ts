import { ratingCopy } from '#copy/answer/rate-answer.ts';
import { HELD_COLUMNS, HELD_PARTS, heldCopy, type HeldAs } from '#copy/law/held-data.ts';
import { myDataCopy } from '#copy/law/my-data.ts';
import { shortVersion } from '#copy/law/consents.ts';
import { formatDay, formatPrice, formatShopTime } from '#copy/site/format.ts';
import { grosze } from '#domain/grosze.ts';
import { html, type Html } from '#server/plain-pages/html.ts';
import type { StoredData } from './my-data-pages.ts';

type Row = Readonly<Record<string, unknown>>;
/** The parts of the law's information beside the data, each with its name. */
export type CopyInformation = Readonly<Record<string, string | readonly string[]>>;

const columns: [name: string, column: readonly [HeldAs, string]][] = Object.entries(HELD_COLUMNS);
const parts = Object.entries(HELD_PARTS);
const LONG_WORD = /^[\da-f]{16,}$/;

const SAYS: Record<HeldAs, (value: unknown, row: Row) => string> = {
  // Keys and digests mean nothing to people; a version is shortened.
  text: (value) => {
    const text = String(value);
    return LONG_WORD.test(text) ? shortVersion(text) : text;
  },
  day: (value) => formatDay(String(value).slice(0, 10)),
  moment: (value) => formatShopTime(value instanceof Date ? value : new Date(String(value))),
  // Money in another currency is in the file.
  money: (value, { currency = 'PLN' }) => (currency === 'PLN' ? formatPrice(grosze(Number(value))) : ''),
  yesNo: (value) => heldCopy.yesNo(value === true),
  stars: (value) => ratingCopy.stars(Number(value)),
  provider: (value) => heldCopy.provider(String(value)),
  consent: (value) => heldCopy.consent(String(value)),
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What people know by its number: an order, and a statement of withdrawal. */
const HAS_NUMBER = ['product_name', 'statement'];
const isConsent = (row: Row) => 'is_given' in row;

/** Names and values of a row's columns. Empty, technical and unknown columns are only in the downloaded file. */
const facts = (row: Row): [string, string][] =>
  columns.flatMap(([name, [as, label]]) => {
    const value = row[name];
    if (value === null || value === undefined || UUID.test(String(value))) return [];
    // A consent's text is the document itself, and only a text has versions that people know.
    if (name === (isConsent(row) ? 'content' : 'version')) return [];
    if (name === 'id' && !HAS_NUMBER.some((known) => known in row)) return [];
    const said = SAYS[as](value, row).trim();
    return said === '' ? [] : [[label, said] satisfies [string, string]];
  });

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value : [value]).filter(isRow);

const list = (rows: [string, string][]) =>
  rows.length > 0 &&
  html`<dl class="held">
    ${rows.map(
      ([label, said]) =>
        html`<dt>${label}</dt>
          <dd>${said}</dd>`,
    )}
  </dl>`;

/** One row, with the rows inside it. */
function rowPart(row: Row): Html {
  const inner = parts.flatMap(([name, label]) => {
    const rows = rowsOf(row[name]);
    return rows.length === 0
      ? []
      : [
          html`<h4>${label}</h4>
            ${rows.map(rowPart)}`,
        ];
  });
  return html`${list(facts(row))} ${inner}`;
}

/** All that is held, in words: each group, what of it people can read, then what the law wants said beside it. */
export function heldPart(stored: StoredData, information: { title: string; said: CopyInformation }): Html {
  const groups = Object.entries(myDataCopy.rows).filter(([name]) => name !== 'mailsToSend');
  return html`${groups.flatMap(([name, label]) => {
      const rows = rowsOf(stored[name as keyof typeof myDataCopy.rows]);
      return rows.map(
        (row, index) =>
          html`<h3>${heldCopy.one(label, index + 1, rows.length)}</h3>
            ${rowPart(row)}`,
      );
    })}
    <h3>${information.title}</h3>
    ${list(
      Object.entries(information.said).map(([label, said]) => [
        label,
        typeof said === 'string' ? said : said.join('\n'),
      ]),
    )}`;
}
