import { formatShopTime } from '#copy/site/format.ts';
import { withdrawalPressCopy as copy } from '#copy/law/withdrawal-press.ts';
import { html, type Html } from '#server/plain-pages/html.ts';
import type { House } from '#server/plain-pages/house.ts';
import { WITHDRAWAL_PRESS_PATH, WITHDRAWAL_TOKEN } from '#server/shop-links.ts';
import type { Press, PressedStatement } from '#server/withdrawals/prove-withdrawal.ts';

/** The name of the two buttons. */
export const PRESS_FIELD = 'odpowiedz';

/** What each button of the page sends. */
export const PRESSES: Readonly<Record<string, Press>> = { tak: 'mine', nie: 'not-mine' };

const page = (house: House, heading: string, body: Html) =>
  house.page({
    title: heading,
    from: 'mail',
    body: html`<h1>${heading}</h1>
      ${body}`,
  });

const form = (token: string, buttons: Html) =>
  html`<form method="post" action="${WITHDRAWAL_PRESS_PATH}">
    <input type="hidden" name="${WITHDRAWAL_TOKEN}" value="${token}" />
    ${buttons}
  </form>`;

const mineButton = html`<button class="main" name="${PRESS_FIELD}" value="tak">${copy.mine}</button>`;

/** Asks whether the statement is hers; opening the page alone changes nothing. */
export const askPage = (house: House, token: string, statement: PressedStatement, problem?: string) =>
  page(
    house,
    copy.title,
    html`${problem && html`<p class="mark" role="alert">${problem}</p>`}
      <p>${copy.lead}</p>
      <blockquote>${statement.statement}</blockquote>
      <p>${copy.received(formatShopTime(statement.receivedAt))}</p>
      <p>${copy.what}</p>
      ${form(token, html`${mineButton} <button name="${PRESS_FIELD}" value="nie">${copy.notMine}</button>`)}`,
  );

/** Says that the statement is carried out, now or since an earlier press. */
export const provedPage = (house: House) => page(house, copy.provedTitle, html`<p>${copy.proved}</p>`);

/** Says that nothing is called off, and leaves the way back open. */
export const deniedPage = (house: House, token: string) =>
  page(
    house,
    copy.deniedTitle,
    html`<p>${copy.denied}</p>
      ${form(token, mineButton)}`,
  );

/** A page with one message. */
export const notePage = (house: House, title: string, text: string) =>
  page(house, title, html`<p>${text}</p>`);
