import { answerNote } from '#copy/answer-note.ts';
import { formatMoney, formatShopTime } from '#copy/format.ts';
import { ratingCopy } from '#copy/rate-answer.ts';
import { resultCopy } from '#copy/result.ts';
import { footerCopy } from '#copy/shell.ts';
import { WITHDRAW_LABEL } from '#copy/withdraw-label.ts';
import { withdrawalPath } from '#domain/paths/withdrawal-path.ts';
import { answerUrl, dataLinkUrl, rateUrl, resultPageUrl, unsubscribePath } from '#server/shop-links.ts';
import type { OwnMailWords } from '#domain/texts/text-fields.ts';
import type { JobPayload } from '#server/jobs/job-kind.ts';
import type { MAIL_JOBS } from './mail-job-kinds.ts';
import { automaticMail, writtenMail } from './compose-mail.ts';
import type { MailContent } from './mailer.ts';
import { inWords } from './own-words.ts';
import { mailTexts } from './texts.ts';

/** The shop's data that every mail needs. */
export interface MailSender {
  brandName: string;
  /** Origin of the shop, without a slash at the end. */
  publicUrl: string;
  contactEmail: string;
  /** Set when a model drafts answers: their mails say so. */
  answerModel?: object | undefined;
  /** The owner's own words; for a missing one the shop's. */
  words?: OwnMailWords | undefined;
}

/** How a mail to a customer begins. */
export const greeting = ({ words }: MailSender) => inWords(words, 'List_wspolne', 'MAIL_GREETING');

/** The lines at the end of a mail to a customer: where to ask, and who writes. */
export const closing = ({ brandName, contactEmail, words }: MailSender) => [
  inWords(words, 'List_wspolne', 'MAIL_CONTACT', { CONTACT_EMAIL: contactEmail }),
  inWords(words, 'List_wspolne', 'MAIL_SIGNATURE', { BRAND_NAME: brandName }),
];

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
  return automaticMail(order.to, kind.subject(order.orderId), {
    title: kind.title,
    blocks: [
      { paragraph: greeting(sender) },
      { paragraph: kind.lead(order.productName) },
      ...(order.word ? [{ longText: order.word }] : []),
      ...(order.amount === 0
        ? []
        : [
            { rows: [[texts.given, money] as const, [rows.orderId, String(order.orderId)] as const] },
            { paragraph: `${texts.how(order.provider)} ${texts.when}` },
          ]),
      { link: texts.link, url: resultPageUrl(sender.publicUrl, order) },
    ],
    footer: closing(sender),
  });
}

/** An order with its answer, as the mail needs them. */
export interface AnsweredOrder {
  to: string;
  orderId: number;
  customerId: string;
  productName: string;
  fairyName: string;
  /** Plain text. */
  response: string;
  /** The person who approved the answer; null for an approval at the terminal. */
  approver: string | null;
  /** Opens the page where the answer is rated; null in a preview, whose readers are no customers. */
  ratingKey: string | null;
  /** Opens the answer's page; null once the page was closed, and empty in a preview. */
  answerKey: string | null;
}

/** Sends the specialist's answer: its text, from whom, and to which order. The one greeting is hers (R22). */
export function answerMail(order: AnsweredOrder, sender: MailSender): MailContent {
  const texts = mailTexts.answer;
  const say = (key: 'MAIL_SUBJECT' | 'MAIL_TITLE' | 'MAIL_LEAD') =>
    inWords(sender.words, 'List_odpowiedz', key, {
      ORDER_NUMBER: String(order.orderId),
      SPECIALIST: order.fairyName,
      SERVICE: order.productName,
    });
  return writtenMail(order.to, say('MAIL_SUBJECT'), {
    title: say('MAIL_TITLE'),
    blocks: [
      { paragraph: say('MAIL_LEAD') },
      { longText: order.response },
      ...(sender.answerModel ? [{ paragraph: answerNote(order.approver ?? undefined) }] : []),
      order.answerKey === null
        ? { link: texts.link, url: resultPageUrl(sender.publicUrl, order) }
        : { link: texts.page, url: answerUrl(sender.publicUrl, order.answerKey) },
      { paragraph: ratingCopy.mailLead },
      { link: ratingCopy.mailLink, url: rateUrl(sender.publicUrl, order.ratingKey ?? '') },
      withdrawalLink(sender, order),
    ],
    footer: [...closing(sender), footerCopy.entertainment],
  });
}

/** An order as mails to the people of the desk name it. */
interface OrderNotice {
  to: string;
  orderId: number;
  productName: string;
  promisedUntil: Date;
  url: string;
}

/** Tells a specialist that an order of hers is paid. */
export const newOrderMail = (order: OrderNotice, sender: MailSender): MailContent =>
  orderNotice(order, mailTexts.newOrder, sender);

/** Tells an owner that a paid order still has no answer. */
export const lateOrderMail = (order: OrderNotice, sender: MailSender): MailContent =>
  orderNotice(order, mailTexts.lateOrder, sender);

function orderNotice(
  order: OrderNotice,
  texts: typeof mailTexts.newOrder | typeof mailTexts.lateOrder,
  { brandName }: MailSender,
): MailContent {
  const until = formatShopTime(order.promisedUntil);
  return automaticMail(order.to, texts.subject(order.orderId), {
    title: texts.title,
    blocks: [{ paragraph: texts.lead(order.productName, until) }, { link: texts.link, url: order.url }],
    footer: [mailTexts.signature(brandName)],
  });
}

/** Tells an owner that money waits for her decision. */
export function moneyWaitsMail(
  {
    to,
    orderId,
    matter,
    url,
  }: Pick<OrderNotice, 'to' | 'orderId' | 'url'> & { matter: keyof typeof mailTexts.moneyWaits.lead },
  { brandName }: MailSender,
): MailContent {
  const texts = mailTexts.moneyWaits;
  return automaticMail(to, texts.subject(orderId), {
    title: texts.title,
    blocks: [{ paragraph: texts.lead[matter] }, { link: texts.link, url }],
    footer: [mailTexts.signature(brandName)],
  });
}

/** Tells an owner that the mail server refuses the mail with an order's agreement: without it no answer may begin. */
export function agreementRefusedMail(
  { to, orderId, url }: Pick<OrderNotice, 'to' | 'orderId' | 'url'>,
  { brandName }: MailSender,
): MailContent {
  const texts = mailTexts.agreementRefused;
  return automaticMail(to, texts.subject(orderId), {
    title: texts.title,
    blocks: [{ paragraph: texts.lead }, { link: texts.link, url }],
    footer: [mailTexts.signature(brandName)],
  });
}

/** Tells an owner what was done about access, or that data were taken out. */
export function securityMail(
  {
    to,
    what,
    who,
    whom,
    device,
    at,
    url,
  }: { to: string; what: string; at: Date; url: string } & Readonly<
    Record<'who' | 'whom' | 'device', string | undefined>
  >,
  { brandName }: MailSender,
): MailContent {
  const texts = mailTexts.security;
  const rows = [
    [texts.rows.what, what] as const,
    [texts.rows.who, who ?? texts.terminal] as const,
    ...(whom === undefined ? [] : [[texts.rows.whom, whom] as const]),
    [texts.rows.at, `${formatShopTime(at)} ${texts.zone}`] as const,
    ...(device === undefined ? [] : [[texts.rows.device, device] as const]),
  ];
  return automaticMail(to, texts.subject(what), {
    title: texts.title,
    blocks: [{ rows }, { paragraph: texts.lead }, { link: texts.link, url }],
    footer: [mailTexts.signature(brandName)],
  });
}

/** Invites somebody to the desk. */
export function deskInvitationMail(
  { to, name, invitedBy, url }: { to: string; name: string; invitedBy: string; url: string },
  sender: MailSender,
): MailContent {
  const texts = mailTexts.deskInvitation;
  return automaticMail(to, texts.subject(sender.brandName), {
    title: texts.title(name),
    blocks: [{ paragraph: texts.lead(invitedBy) }, { link: texts.link, url }, { paragraph: texts.device }],
    footer: closing(sender),
  });
}

/** Asks to confirm a newsletter subscription (double opt-in); the linked page asks for a press, so that opening it alone does nothing. */
export function newsletterConfirmationMail(
  { to, token }: JobPayload<typeof MAIL_JOBS.newsletterConfirmation.kind>,
  sender: MailSender,
): MailContent {
  const texts = mailTexts.newsletterConfirmation;
  const url = `${sender.publicUrl}/newsletter/potwierdz?${new URLSearchParams({ token }).toString()}`;
  return automaticMail(to, inWords(sender.words, 'List_newsletter', 'MAIL_SUBJECT'), {
    title: inWords(sender.words, 'List_newsletter', 'MAIL_TITLE'),
    blocks: [
      { paragraph: greeting(sender) },
      { paragraph: texts.lead },
      { link: texts.link, url },
      { paragraph: texts.notYou },
    ],
    footer: closing(sender),
  });
}

/** Sends the link that a person asked for; the linked page asks for a press, so that opening it alone does nothing. */
export function dataLinkMail(
  { to, token }: JobPayload<typeof MAIL_JOBS.dataLink.kind>,
  sender: MailSender,
): MailContent {
  const texts = mailTexts.dataLink;
  return automaticMail(to, texts.subject(sender.brandName), {
    title: texts.title,
    blocks: [
      { paragraph: greeting(sender) },
      { paragraph: texts.lead },
      { link: texts.link, url: dataLinkUrl(sender.publicUrl, token) },
      { paragraph: texts.notYou },
    ],
    footer: closing(sender),
  });
}

/** The headers by which mail programs unsubscribe with one press (RFC 8058), and tell a list from letters (RFC 2919). */
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
  return {
    ...automaticMail(to, inWords(sender.words, 'List_e-book', 'MAIL_SUBJECT'), {
      title: inWords(sender.words, 'List_e-book', 'MAIL_TITLE'),
      blocks: [
        { paragraph: greeting(sender) },
        { paragraph: inWords(sender.words, 'List_e-book', 'MAIL_LEAD') },
        { link: texts.link, url: ebookUrl },
      ],
      footer: [texts.unsubscribe(sender.publicUrl + unsubscribePath(token)), ...closing(sender)],
    }),
    headers: listHeaders(sender, token),
  };
}
