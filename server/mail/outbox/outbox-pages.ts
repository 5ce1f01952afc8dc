import { formatShopTime } from '#copy/site/format.ts';
import { html, type Html } from '#server/plain-pages/html.ts';
import { plainPage } from '#server/plain-pages/plain-page.ts';
import { MOST_LISTED, type OutboxMail } from './outbox.ts';
import { mailTexts } from '../texts.ts';

const texts = mailTexts.outbox;

/** The list of mails, newest first. */
export const outboxListPage = (mails: readonly OutboxMail[]): string =>
  plainPage(
    texts.title,
    html`<main class="wide">
      <h1>${texts.title}</h1>
      <p class="muted">${texts.lead}</p>
      <p><a href="${texts.galleryPath}">${texts.gallery}</a></p>
      ${
        mails.length === 0
          ? html`<p>${texts.empty}</p>`
          : html`<ul class="list">
                ${mails.slice(0, MOST_LISTED).map(listItem)}
              </ul>
              ${mails.length > MOST_LISTED && html`<p>${texts.latest(MOST_LISTED)}</p>`}`
      }
    </main>`,
  );

const listItem = (mail: OutboxMail) =>
  html`<li>
    <a href="/outbox/${mail.id}">${mail.subject}</a><br />
    <span class="muted">${texts.to}: ${mail.to}, ${formatShopTime(mail.date)}</span>
  </li>`;

/** One mail: its links, its text, and its HTML in a sandboxed frame that can only open links in a new tab. */
export const outboxMailPage = (mail: OutboxMail): string =>
  plainPage(
    mail.subject,
    html`<main class="wide">
      <p><a href="/outbox">${texts.back}</a></p>
      <h1>${mail.subject}</h1>
      <dl>
        <dt>${texts.from}</dt>
        <dd>${mail.from}</dd>
        <dt>${texts.to}</dt>
        <dd>${mail.to}</dd>
        <dt>${texts.date}</dt>
        <dd>${formatShopTime(mail.date)}</dd>
      </dl>
      ${linkList(mail)} ${attachmentList(mail)}
      <h2>${texts.htmlPart}</h2>
      <iframe
        title="${texts.htmlPart}"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        src="/outbox/${mail.id}/html"
      ></iframe>
      <h2>${texts.textPart}</h2>
      <pre>${mail.text}</pre>
    </main>`,
  );

function attachmentList({ id, attachments }: OutboxMail): Html | false {
  return (
    attachments.length > 0 &&
    html`<h2>${texts.attachments}</h2>
      <ul class="list">
        ${attachments.map(
          ({ filename, content }, index) =>
            html`<li><a href="/outbox/${id}/attachment/${index}">${filename}</a> (${content.length} B)</li>`,
        )}
      </ul>`
  );
}

function linkList({ text }: OutboxMail): Html | false {
  const links = text.match(/https?:\/\/\S+/g) ?? [];
  return (
    links.length > 0 &&
    html`<h2>${texts.links}</h2>
      <ul class="list">
        ${links.map((url) => html`<li><a href="${url}">${url}</a></li>`)}
      </ul>`
  );
}
