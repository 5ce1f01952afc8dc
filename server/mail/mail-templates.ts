import { answerNote } from '#copy/answer/answer-note.ts';
import { answerPageCopy } from '#copy/answer/answer-page.ts';
import { formatMoney, formatPrice } from '#copy/site/format.ts';
import { ratingCopy } from '#copy/answer/rate-answer.ts';
import { myReadingsCopy } from '#copy/law/my-readings.ts';
import { orderAgainCopy } from '#copy/purchase/order-again.ts';
import { resultCopy } from '#copy/purchase/result.ts';
import { CARDS_HEADING, laidCardName } from '#copy/purchase/tarot.ts';
import { footerCopy } from '#copy/site/shell.ts';
import { WITHDRAW_LABEL } from '#copy/law/withdraw-label.ts';
import type { PlacedCard } from '#domain/answer/tarot.ts';
import type { Grosze } from '#domain/grosze.ts';
import type { ProductType } from '#domain/product-type.ts';
import { MY_DATA_PATH } from '#domain/paths/my-data-path.ts';
import { againPath } from '#domain/paths/again-path.ts';
import { withdrawalPath } from '#domain/paths/withdrawal-path.ts';
import { answerUrl, dataLinkUrl, rateUrl, resultPageUrl, unsubscribePath } from '#server/shop-links.ts';
import type { JobPayload } from '#server/jobs/job-kind.ts';
import type { MAIL_JOBS } from './mail-job-kinds.ts';
import { giftTexts } from './gift-texts.ts';
import { composeMail } from './compose-mail.ts';
import type { MailSender } from './mail-sender.ts';
import type { MailContent } from './mailer.ts';
import { inWords } from './own-words.ts';
import { mailTexts } from './texts.ts';
import { unlinked } from './typed-text.ts';

/** The way to withdraw from an order (directive 2011/83, art. 11a): its own link, by which a statement is carried out at once. */
export const withdrawalLink = (
  { publicUrl }: MailSender,
  { orderId, customerId }: { orderId: number; customerId: string },
) => ({
  link: WITHDRAW_LABEL,
  url: publicUrl + withdrawalPath(orderId, customerId),
});

/** Tells a customer that her order is called off, or that a part of its price goes back: how much, how and when. */
export function moneyBackMail(
  order: JobPayload<typeof MAIL_JOBS.moneyBack>,
  sender: MailSender,
): MailContent {
  const texts = mailTexts.moneyBack;
  const { rows } = resultCopy.paid;
  const kind = order.isWithdrawal
    ? texts[order.isCalledOff ? 'withdrawn' : 'withdrawnLate']
    : texts[order.isCalledOff ? 'calledOff' : 'partly'];
  const money = formatMoney(order.amount, order.currency, '.');
  return composeMail('money-back', sender, {
    to: order.to,
    // A free order has nothing to refund.
    subject: (order.amount === 0 ? texts.calledOff : kind).subject(order.orderId),
    title: kind.title,
    blocks: [
      { paragraph: kind.lead(order.productName) },
      ...(order.word ? [{ longText: order.word }] : []),
      ...(order.amount === 0
        ? []
        : [
            { rows: [[texts.given, money] as const, [rows.orderId, String(order.orderId)] as const] },
            { paragraph: `${texts.how(order.provider)} ${texts.when}` },
          ]),
    ],
    button: { link: texts.link, url: resultPageUrl(sender.publicUrl, order) },
  });
}

/** Tells an order's former address that the answer goes to another one, or a giver where her gift goes. It has no link to the order. */
export function addressMendedMail(
  { to, orderId, masked, isGift = false }: JobPayload<typeof MAIL_JOBS.addressMended>,
  sender: MailSender,
): MailContent {
  const { subject, title, lead, notYou, giftLead, giftNotYou } = mailTexts.addressMended;
  return composeMail('address-mended', sender, {
    to,
    subject: subject(orderId),
    title,
    blocks: isGift
      ? [{ paragraph: giftLead(orderId, masked) }, { paragraph: giftNotYou }]
      : [{ paragraph: lead(orderId, masked) }, { paragraph: notYou }],
    replyTo: sender.contactEmail,
  });
}

/** Heading of an answer's mail, and what was paid. */
export interface AnswerHead {
  productType: ProductType;
  /** When the answer was sent, or leaves. */
  sentAt: Date;
  /** Null if the mail's reader must not see the price. */
  totalPrice: Grosze | null;
  /** The order's one question, topic or intention. */
  asked: string | undefined;
  cards: readonly PlacedCard[];
}

/** An order with its answer, as the mail needs them. */
export interface AnsweredOrder {
  to: string;
  orderId: number;
  customerId: string;
  productName: string;
  fairyName: string;
  /** The letter, as plain text. */
  response: string;
  /** Heading above the text; undefined for a mail without an order. */
  head?: AnswerHead | undefined;
  /** The person who approved the answer; null for an approval at the terminal. */
  approver: string | null;
  /** The specialist is a character of the shop, behind whom several people write. */
  isBrand?: boolean | undefined;
  /** Whether another person ordered it for this reader, who is no party to the agreement. */
  isGift?: boolean;
  /** When it took the place of a text that was sent before. */
  correctedAt?: Date | null;
  /** Opens the page where the answer is rated; null in a preview, whose readers are no customers. */
  ratingKey: string | null;
  /** Opens the answer's page; null once the page was closed, and empty in a preview. */
  answerKey: string | null;
  /** Opens the way to the next order, and nothing else; missing where that is closed, and empty in a preview. */
  againKey?: string | undefined;
}

/**
 * Mail with the specialist's answer: its text, her name, and the order. The only greeting is hers. A corrected answer
 * begins by saying so.
 */
export function answerMail(order: AnsweredOrder, sender: MailSender): MailContent {
  const texts = mailTexts.answer;
  const say = (key: 'MAIL_SUBJECT' | 'MAIL_TITLE' | 'MAIL_LEAD') =>
    inWords(sender.words, 'List_odpowiedz', key, {
      ORDER_NUMBER: String(order.orderId),
      SPECIALIST: order.fairyName,
      SERVICE: order.productName,
    });
  const isCorrection = Boolean(order.correctedAt);
  const { isGift = false, head } = order;
  const subject = isGift ? giftTexts.subject(order.fairyName) : say('MAIL_SUBJECT');
  const cards = (head?.cards ?? []).map((card) => ({ position: card.position, name: laidCardName(card) }));
  return composeMail('answer', sender, {
    to: order.to,
    subject: isCorrection ? texts.corrected.subject(subject) : subject,
    title: say('MAIL_TITLE'),
    kicker: isGift ? answerPageCopy.kicker(order.productName) : say('MAIL_LEAD'),
    ...(head && { under: answerPageCopy.when(head.sentAt) }),
    preheader: isCorrection ? texts.corrected.lead : texts.preheader(cards.map(({ name }) => name)),
    ...(head?.asked && {
      asked: {
        label: answerPageCopy.asked({ productType: head.productType, isGift }),
        // A gift's reader is not who asked: what the giver typed leads nowhere.
        text: isGift ? unlinked(head.asked.trim()) : head.asked.trim(),
      },
    }),
    cards: { heading: CARDS_HEADING, laid: cards },
    blocks: [
      ...(isCorrection ? [{ paragraph: texts.corrected.lead }] : []),
      ...(order.isGift ? [{ paragraph: giftTexts.lead }] : []),
      { markedText: order.response },
      ...(order.isBrand ? [{ paragraph: texts.brand(order.fairyName, order.approver) }] : []),
      ...(sender.answerModel ? [{ paragraph: answerNote(order.approver ?? undefined) }] : []),
    ],
    button:
      order.answerKey === null
        ? order.isGift
          ? { link: myReadingsCopy.mailLink, url: sender.publicUrl + MY_DATA_PATH }
          : { link: texts.link, url: resultPageUrl(sender.publicUrl, order) }
        : { link: texts.page, url: answerUrl(sender.publicUrl, order.answerKey) },
    after: [
      ...(order.answerKey === null ? [] : [{ paragraph: texts.under }]),
      ...(isGift ? [{ paragraph: giftTexts.data }] : []),
    ],
    notes: [
      ...(isGift
        ? [answerPageCopy.giftFacts(order.orderId)]
        : head && head.totalPrice !== null
          ? [answerPageCopy.facts(order.orderId, formatPrice(head.totalPrice))]
          : []),
      [
        { link: ratingCopy.mailLink, url: rateUrl(sender.publicUrl, order.ratingKey ?? '') },
        ...(isGift || order.againKey === undefined
          ? []
          : [
              {
                link: orderAgainCopy.mailLink,
                url: sender.publicUrl + againPath({ ...order, againKey: order.againKey }),
              },
            ]),
        { link: myReadingsCopy.mailLink, url: sender.publicUrl + MY_DATA_PATH },
      ],
      // The order's key and the agreement are the giver's.
      isGift
        ? { link: giftTexts.privacy, url: `${sender.publicUrl}/polityka-prywatnosci` }
        : withdrawalLink(sender, order),
      footerCopy.entertainment,
    ],
  });
}

/** Asks to confirm a newsletter subscription (double opt-in); the linked page asks for a press, so that opening it alone does nothing. */
export function newsletterConfirmationMail(
  { to, token }: JobPayload<typeof MAIL_JOBS.newsletterConfirmation.kind>,
  sender: MailSender,
): MailContent {
  const texts = mailTexts.newsletterConfirmation;
  const url = `${sender.publicUrl}/newsletter/potwierdz?${new URLSearchParams({ token }).toString()}`;
  return composeMail('newsletter-confirmation', sender, {
    to,
    subject: inWords(sender.words, 'List_newsletter', 'MAIL_SUBJECT'),
    title: inWords(sender.words, 'List_newsletter', 'MAIL_TITLE'),
    blocks: [{ paragraph: texts.lead }],
    button: { link: texts.link, url },
    after: [{ paragraph: texts.notYou }],
  });
}

/** Sends the link that a person asked for; the linked page asks for a press, so that opening it alone does nothing. */
export function dataLinkMail(
  { to, token }: JobPayload<typeof MAIL_JOBS.dataLink.kind>,
  sender: MailSender,
): MailContent {
  const texts = mailTexts.dataLink;
  return composeMail('data-link', sender, {
    to,
    subject: texts.subject(sender.brandName),
    title: texts.title,
    blocks: [{ paragraph: texts.lead }],
    button: { link: texts.link, url: dataLinkUrl(sender.publicUrl, token) },
    after: [{ paragraph: texts.notYou }],
  });
}

/** Headers with which mail programs unsubscribe by one press (RFC 8058) and recognise a mailing list (RFC 2919). */
export function listHeaders({ publicUrl }: Pick<MailSender, 'publicUrl'>, token: string) {
  const query = new URLSearchParams({ token }).toString();
  return {
    'List-Unsubscribe': `<${publicUrl}/api/newsletter/unsubscribe?${query}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': `<newsletter.${new URL(publicUrl).hostname}>`,
  };
}

/** Sends the free e-book after the confirmation, with the headers for one-click unsubscribing (RFC 8058). */
export function ebookMail(
  { to, ebookUrl, token }: JobPayload<typeof MAIL_JOBS.ebook>,
  sender: MailSender,
): MailContent {
  const texts = mailTexts.ebook;
  return composeMail('ebook', sender, {
    to,
    subject: inWords(sender.words, 'List_e-book', 'MAIL_SUBJECT'),
    title: inWords(sender.words, 'List_e-book', 'MAIL_TITLE'),
    blocks: [{ paragraph: inWords(sender.words, 'List_e-book', 'MAIL_LEAD') }],
    button: { link: texts.link, url: ebookUrl },
    notes: [{ link: texts.unsubscribe, url: sender.publicUrl + unsubscribePath(token) }],
    headers: listHeaders(sender, token),
  });
}
