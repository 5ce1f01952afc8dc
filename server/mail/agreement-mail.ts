import { shortVersion } from '#copy/consents.ts';
import { formatPrice, formatShopTime } from '#copy/format.ts';
import { resultCopy } from '#copy/result.ts';
import { footerCopy } from '#copy/shell.ts';
import type { Grosze } from '#domain/grosze.ts';
import { ANSWER_WITHIN_HOURS } from '#domain/shop-constants.ts';
import type { Config } from '#server/config.ts';
import { html, Html } from '#server/plain-pages/html.ts';
import { resultPageUrl } from '#server/shop-links.ts';
import { agreementTexts as texts, withdrawalForm, withdrawalInstruction } from './agreement-texts.ts';
import { closing, content, greeting, withdrawalLink, type MailSender } from './mail-templates.ts';
import type { MailAttachment, MailContent } from './mailer.ts';
import { inWords } from './own-words.ts';
import { mailTexts } from './texts.ts';

/** The shop's data that an agreement needs. */
export interface AgreementSender extends MailSender {
  seller: Config['seller'];
}

/** A paid order, as its agreement names it. */
export interface AgreedOrder {
  to: string;
  orderId: number;
  customerId: string;
  productName: string;
  fairyName: string;
  amount: Grosze;
  paidAt: Date;
}

/** What the customer has agreed to with an order. */
interface Consent {
  kind: string;
  version: string;
  at: Date;
  /** The text that was agreed to. */
  content: string;
}

/**
 * Confirms a paid order (OR-1) on a durable medium (act on consumer rights, art. 21): what was bought, from whom, for how
 * much, by when the answer comes, what was agreed to, how to complain and to withdraw; the accepted terms are attached.
 */
export function orderConfirmedMail(
  order: AgreedOrder,
  consents: readonly Consent[],
  sender: AgreementSender,
): MailContent {
  const { seller, contactEmail, publicUrl } = sender;
  const terms = consents.find(({ kind }) => kind === 'terms');
  const earlyStart = consents.find(({ kind }) => kind === 'early-start');
  const { title, rows } = resultCopy.paid;
  const price = formatPrice(order.amount);
  const until = new Date(order.paidAt.getTime() + ANSWER_WITHIN_HOURS * 60 * 60_000);
  return {
    ...content(order.to, mailTexts.orderConfirmed.subject(order.orderId), {
      title,
      blocks: [
        { paragraph: greeting(sender) },
        {
          paragraph: `${inWords(sender.words, 'List_zamowienie', 'MAIL_THANKS')} ${mailTexts.orderConfirmed.answer}`,
        },
        {
          rows: [
            [rows.service, order.productName],
            [rows.specialist, order.fairyName],
            [rows.paid, price],
            [rows.orderId, String(order.orderId)],
          ],
        },
        { link: mailTexts.orderConfirmed.link, url: resultPageUrl(publicUrl, order) },
        { paragraph: inWords(sender.words, 'List_zamowienie', 'MAIL_SPAM') },
        { heading: texts.title },
        { paragraph: texts.lead },
        ...(seller.isSample ? [{ paragraph: texts.sample }] : []),
        {
          rows: [
            [texts.rows.seller, seller.name],
            [texts.rows.address, seller.address],
            [texts.rows.nip, seller.nip],
            ...(seller.register === undefined ? [] : [[texts.rows.register, seller.register] as const]),
            [texts.rows.phone, seller.phone],
            [texts.rows.email, contactEmail],
            [texts.rows.madeAt, formatShopTime(order.paidAt)],
            [texts.rows.price, texts.price(price, seller.vat)],
            [texts.rows.until, texts.until(formatShopTime(until))],
            ...(terms ? [[texts.rows.terms, texts.terms(terms)] as const] : []),
          ],
        },
        ...(earlyStart
          ? [{ paragraph: texts.earlyStart(earlyStart) }, { quote: earlyStart.content }]
          : [{ paragraph: texts.noEarlyStart }]),
        { heading: texts.complaints.title },
        { longText: texts.complaints.text(contactEmail, seller) },
        { heading: texts.withdrawal.title },
        withdrawalLink(sender, order),
        { longText: withdrawalInstruction(sender) },
        { heading: texts.withdrawal.form },
        { longText: withdrawalForm(sender, order.productName) },
      ],
      footer: [...closing(sender), footerCopy.entertainment],
    }),
    attachments: terms ? [termsFile(terms, sender)] : [],
  };
}

/**
 * The accepted terms as a page of its own, which fetches and runs nothing. The text in its `main` is exactly the text
 * whose SHA-256 is the version.
 */
function termsFile({ version, at, content: terms }: Consent, { brandName }: MailSender): MailAttachment {
  const title = texts.termsFile.title(brandName);
  const page = html`<!doctype html>
    <html lang="pl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'" />
        <title>${title}</title>
      </head>
      <body>
        <h1>${title}</h1>
        <p>${texts.termsFile.version(version, at)}</p>
        ${new Html(`<main>${terms}</main>`)}
      </body>
    </html> `;
  return {
    filename: `regulamin-${shortVersion(version)}.html`,
    contentType: 'text/html; charset=utf-8',
    content: page.markup,
  };
}
