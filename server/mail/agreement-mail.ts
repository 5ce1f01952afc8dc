import { shortVersion } from '#copy/law/consents.ts';
import { formatMoney, formatPrice, formatShopTime } from '#copy/site/format.ts';
import { resultCopy } from '#copy/purchase/result.ts';
import { footerCopy } from '#copy/site/shell.ts';
import type { Grosze, MinorUnits } from '#domain/grosze.ts';
import { promisedUntil } from '#domain/promised-until.ts';
import type { Config } from '#server/config.ts';
import { resultPageUrl } from '#server/shop-links.ts';
import { agreementTexts as texts, withdrawalForm, withdrawalInstruction } from './agreement-texts.ts';
import { composeMail } from './compose-mail.ts';
import type { MailSender } from './mail-sender.ts';
import { withdrawalLink } from './mail-templates.ts';
import type { MailAttachment, MailContent } from './mailer.ts';
import { inWords } from './own-words.ts';
import { markupAsText } from '#server/markup/markup-as-text.ts';
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
  /** The price. */
  amount: Grosze;
  /** What has come, where a person has accepted another amount. */
  received?: { amount: MinorUnits; currency: string } | undefined;
  paidAt: Date;
  /** The answer was sent: nothing promises it any more. */
  isAnswered?: boolean;
  /** Whom the answer goes to, masked, where that is somebody else, and before when it is not sent. */
  gift?: { to: string; from: Date | null } | undefined;
  /** What she has typed, as rows. */
  ordered?: readonly (readonly [string, string])[];
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
  const { received } = order;
  return composeMail('order-confirmed', sender, {
    to: order.to,
    subject: mailTexts.orderConfirmed.subject(order.orderId),
    title,
    blocks: [
      {
        paragraph: [inWords(sender.words, 'List_zamowienie', 'MAIL_THANKS'), promiseOf(order)]
          .filter(Boolean)
          .join(' '),
      },
      {
        rows: [
          [rows.service, order.productName],
          [rows.specialist, order.fairyName],
          [rows.paid, received ? formatMoney(received.amount, received.currency, '.') : price],
          [rows.orderId, String(order.orderId)],
        ],
      },
    ],
    button: { link: mailTexts.orderConfirmed.link, url: resultPageUrl(publicUrl, order) },
    after: [
      ...(order.isAnswered ? [] : [{ paragraph: inWords(sender.words, 'List_zamowienie', 'MAIL_SPAM') }]),
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
          [texts.rows.until, untilOf(order)],
          ...(terms ? [[texts.rows.terms, texts.terms(terms)] as const] : []),
        ],
      },
      ...(earlyStart
        ? [{ paragraph: texts.earlyStart(earlyStart) }, { quote: earlyStart.content }]
        : [{ paragraph: texts.noEarlyStart }]),
      ...(order.ordered && order.ordered.length > 0
        ? [
            { heading: texts.ordered.title },
            { rows: [...order.ordered] },
            ...(order.isAnswered ? [] : [{ paragraph: texts.ordered.mistake(contactEmail) }]),
          ]
        : []),
      { heading: texts.complaints.title },
      { longText: texts.complaints.text(contactEmail, seller) },
      { heading: texts.withdrawal.title },
      withdrawalLink(sender, order),
      { longText: withdrawalInstruction(sender) },
      { heading: texts.withdrawal.form },
      { longText: withdrawalForm(sender, order.productName) },
    ],
    notes: [footerCopy.entertainment],
    attachments: terms ? [termsFile(terms, sender)] : [],
  });
}

function promiseOf({ isAnswered, gift }: AgreedOrder): string {
  if (isAnswered) return '';
  return gift ? mailTexts.orderConfirmed.gift : mailTexts.orderConfirmed.answer;
}

/** Where the answer goes, and by when. */
function untilOf({ paidAt, gift }: AgreedOrder): string {
  const until = promisedUntil(paidAt);
  if (!gift) return texts.until(formatShopTime(until));
  const waits = gift.from !== null && gift.from > until;
  return texts.giftUntil(
    gift.to,
    formatShopTime(until),
    waits && gift.from ? formatShopTime(gift.from) : undefined,
  );
}

/**
 * The accepted terms as a plain text file; mail programs and filters distrust attached HTML. Its byte order mark
 * tells phones that it is UTF-8, and its line ends suit every reader.
 */
function termsFile(
  { version, at, content: terms }: Consent,
  { brandName, publicUrl }: MailSender,
): MailAttachment {
  const lines = [
    texts.termsFile.title(brandName),
    texts.termsFile.version(version, at),
    markupAsText(terms, publicUrl),
  ];
  return {
    filename: `regulamin-${shortVersion(version)}.txt`,
    contentType: 'text/plain; charset=utf-8',
    content: `\uFEFF${lines.join('\n\n')}\n`.replaceAll('\n', '\r\n'),
  };
}
