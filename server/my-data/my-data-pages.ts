import { formatShopTime } from '#copy/site/format.ts';
import { myDataCopy } from '#copy/law/my-data.ts';
import { askedAbout, ASKED_FIELD } from '#domain/typed/asked-addresses.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { MY_DATA_PATH } from '#domain/paths/my-data-path.ts';
import type { exportPerson } from '#server/people/export-person.ts';
import type { ErasureOutlook, Erasure } from '#server/people/erase-person.ts';
import { html, type Html } from '#server/plain-pages/html.ts';
import type { House, HousePage } from '#server/plain-pages/house.ts';
import { DATA_LINK_TOKEN } from '#server/shop-links.ts';
import { heldPart, type CopyInformation } from './held-part.ts';
import { readingsPart } from './my-readings-part.ts';
import type { Reading } from './my-readings.ts';
import type { LinkKey } from './data-link.ts';

/** Where the forms of an opened link go. */
export const OPENED_PATH = `${MY_DATA_PATH}/wglad`;

/** The steps that a form of an opened link can ask for. */
export type DataStep = 'pokaz' | 'plik' | 'usun' | 'usun-na-pewno';

/** The name of the page's claim in its forms. */
export const CLAIM_FIELD = 'wejscie';

/** The open orders for which the page has explained what erasing does. */
export const ORDERS_FIELD = 'zamowienia';

/** Everything stored about an address. */
export type StoredData = Awaited<ReturnType<typeof exportPerson>>;

const page = (
  house: House,
  heading: string,
  body: Html,
  { isProblem = false, from = 'mail' }: { isProblem?: boolean; from?: HousePage['from'] } = {},
) =>
  house.page({
    from,
    title: `${isProblem ? `${myDataCopy.problemTitle}: ` : ''}${heading}`,
    body: html`<h1>${heading}</h1>
      ${body}`,
  });

const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}" />`;

/** A form of one button, which carries the link's key and nothing that names a person. */
const stepForm = (
  { token, claim }: LinkKey,
  step: DataStep,
  label: string,
  { isMain = false, orders }: { isMain?: boolean; orders?: readonly number[] } = {},
) =>
  html`<form method="post" action="${OPENED_PATH}">
    ${hidden(DATA_LINK_TOKEN, token)} ${hidden(CLAIM_FIELD, claim)}
    ${orders && hidden(ORDERS_FIELD, orders.join(','))}
    <button name="krok" value="${step}" ${isMain && html`class="main"`}>${label}</button>
  </form>`;

const askForm = (email: string, problem?: string) =>
  html`<form method="post" action="${MY_DATA_PATH}" novalidate>
    <label for="email">${myDataCopy.email}</label>
    <input
      id="email"
      name="email"
      type="email"
      autocomplete="email"
      aria-required="true"
      maxlength="${MAX_LENGTH.email}"
      value="${email}"
      aria-describedby="${problem ? 'email-problem ' : ''}email-hint"
      ${problem && html`aria-invalid="true"`}
    />
    ${problem && html`<p class="mark" id="email-problem">${problem}</p>`}
    ${hidden(ASKED_FIELD, askedAbout({ email }))}
    <p id="email-hint">${myDataCopy.emailHint}</p>
    <button class="main">${myDataCopy.send}</button>
  </form>`;

/** Asks for the address to which the link goes. */
export const askPage = (house: House, { email = '', problem }: { email?: string; problem?: string } = {}) =>
  page(
    house,
    myDataCopy.title,
    html`<p>${myDataCopy.lead}</p>
      ${askForm(email, problem)}`,
    { isProblem: problem !== undefined, from: 'shop' },
  );

/** Says that the link is on its way; the same for every address. */
export const sentPage = (house: House, email: string) =>
  page(
    house,
    myDataCopy.sentTitle,
    html`<p>${myDataCopy.sent(email)}</p>
      <p>${myDataCopy.sentHint}</p>`,
    { from: 'shop' },
  );

/** The page behind a mailed link: one button, so that a program that follows links opens nothing. */
export const openPage = (house: House, key: LinkKey) =>
  page(
    house,
    myDataCopy.openTitle,
    html`<p>${myDataCopy.openLead}</p>
      ${stepForm(key, 'pokaz', myDataCopy.open, { isMain: true })}`,
  );

/** Page for a used or expired link, with a way to request another. */
export const closedPage = (house: House) =>
  page(
    house,
    myDataCopy.closedTitle,
    html`<p>${myDataCopy.closedLead}</p>
      ${askForm('')}`,
    { isProblem: true },
  );

/** A page with one paragraph: a limit, a foreign form, or where to write instead. */
export const notePage = (house: House, title: string, text: string) =>
  page(house, title, html`<p>${text}</p>`);

interface StoredPage {
  stored: StoredData;
  /** What the law wants said beside them. */
  information: CopyInformation;
  until: Date;
  readings: readonly Reading[];
}

/** Shows what is stored, and what can be done with it. */
export function storedPage(house: House, key: LinkKey, { stored, information, until, readings }: StoredPage) {
  const names = Object.keys(myDataCopy.rows) as (keyof typeof myDataCopy.rows)[];
  // Every address has the mail with the link.
  const isNothing = names.every((name) => /^(mailsToSend|outbox)$/.test(name) || stored[name].length === 0);
  return page(
    house,
    readings.length > 0 ? myDataCopy.storedWithReadings : myDataCopy.storedTitle,
    html`<p>${myDataCopy.storedFor(stored.address, formatShopTime(until))}</p>
      ${readingsPart(readings)} ${readings.length > 0 && html`<h2>${myDataCopy.held}</h2>`}
      ${isNothing && html`<p>${myDataCopy.nothing}</p>`}
      <dl>
        ${names.map(
          (name) =>
            html`<dt>${myDataCopy.rows[name]}</dt>
              <dd>${stored[name].length}</dd>`,
        )}
      </dl>
      <details>
        <summary>${myDataCopy.whole}</summary>
        <p class="muted">${myDataCopy.wholeHint}</p>
        ${heldPart(stored, { title: myDataCopy.information, said: information })}
      </details>
      ${stepForm(key, 'plik', myDataCopy.file)} ${stepForm(key, 'usun', myDataCopy.erase)}`,
  );
}

/** What erasing does to the orders, before it is done. */
export interface ErasureQuestion {
  email: string;
  outlook: ErasureOutlook;
  /** How long the books are kept, and backups, in words. */
  books: string;
  backups: string;
  /** The first names in the orders of the address, where there are several. */
  names: readonly string[];
  /** Why the last press erased nothing. */
  notice?: string;
}

/** Page that asks whether to erase, and explains the consequences for the orders. */
export const erasePage = (
  house: House,
  key: LinkKey,
  { email, outlook, books, backups, names, notice }: ErasureQuestion,
) => {
  const { unanswered, payable, kept } = outlook;
  return page(
    house,
    myDataCopy.eraseTitle,
    html`${notice && html`<p class="mark" role="alert">${notice}</p>`}
      <p>${myDataCopy.eraseLead(email)}</p>
      ${names.length > 0 && html`<p class="mark">${myDataCopy.eraseNames(names)}</p>`}
      ${unanswered.length > 0 && html`<p class="mark">${myDataCopy.unanswered(unanswered)}</p>`}
      ${payable.length > 0 && html`<p class="mark">${myDataCopy.payable(payable)}</p>`}
      ${kept.length > 0 && html`<p>${myDataCopy.kept(kept, books)}</p>`}
      <p>${myDataCopy.backups(backups)}</p>
      ${stepForm(key, 'pokaz', myDataCopy.back, { isMain: true })}
      ${stepForm(key, 'usun-na-pewno', myDataCopy.eraseNow, { orders: [...unanswered, ...payable] })}`,
    { isProblem: notice !== undefined },
  );
};

/** Says that the data are erased; `erasure` is missing when an earlier press erased them. */
export const erasedPage = (house: House, erasure?: Extract<Erasure, { kind: 'erased' }>) =>
  page(
    house,
    myDataCopy.erasedTitle,
    html`<p>${myDataCopy.erasedLead}</p>
      ${erasure && erasure.calledOff.length > 0 && html`<p>${myDataCopy.calledOff(erasure.calledOff)}</p>`}
      ${erasure && erasure.kept.length > 0 && html`<p>${myDataCopy.left(erasure.kept)}</p>`}`,
  );
