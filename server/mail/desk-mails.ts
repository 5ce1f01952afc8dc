import { formatShopTime } from '#copy/site/format.ts';
import { composeMail } from './compose-mail.ts';
import type { MailName } from './mail-names.ts';
import type { MailSender } from './mail-sender.ts';
import type { MailContent } from './mailer.ts';
import { deskMailTexts } from './desk-texts.ts';

/** An order as mails to the people of the desk name it. */
export interface OrderNotice {
  to: string;
  orderId: number;
  productName: string;
  promisedUntil: Date;
  url: string;
}

type OrderLink = Pick<OrderNotice, 'to' | 'orderId' | 'url'>;
interface OrderTexts {
  subject: (orderId: number) => string;
  title: string;
  link: string;
}

/** Tells a specialist that an order of hers is paid. */
export const newOrderMail = (order: OrderNotice, sender: MailSender): MailContent =>
  orderNotice('new-order', order, deskMailTexts.newOrder, sender);

/** Tells an owner that an order is paid. */
export const orderCameMail = (order: OrderNotice, sender: MailSender): MailContent =>
  orderNotice('order-came', order, deskMailTexts.orderCame, sender);

/** Tells who writes or approves an answer that its promise ends in two hours. */
export const promiseNearMail = (order: OrderNotice, sender: MailSender): MailContent =>
  orderNotice('promise-near', order, deskMailTexts.promiseNear, sender);

/** Tells an owner that a draft waits for her. */
export const handedOverMail = (order: OrderNotice, sender: MailSender): MailContent =>
  orderNotice('handed-over', order, deskMailTexts.handedOver, sender);

/** Tells a specialist that her draft came back. */
export const sentBackMail = (order: OrderNotice, sender: MailSender): MailContent =>
  orderNotice('sent-back', order, deskMailTexts.sentBack, sender);

/** Tells an owner or a specialist that somebody has left a note for her. What it says stays at the desk. */
export const orderNoteMail = (order: OrderNotice, sender: MailSender): MailContent =>
  orderNotice('order-note', order, deskMailTexts.orderNote, sender);

/** Tells an owner that a paid order still has no answer. */
export const lateOrderMail = (order: OrderNotice, sender: MailSender): MailContent =>
  orderNotice('late-order', order, deskMailTexts.lateOrder, sender);

const orderNotice = (
  name: MailName,
  order: OrderNotice,
  texts: OrderTexts & { lead: (product: string, until: string) => string },
  sender: MailSender,
): MailContent =>
  aboutOrder(name, order, texts, texts.lead(order.productName, formatShopTime(order.promisedUntil)), sender);

/** Tells an owner that money waits for her decision. */
export const moneyWaitsMail = (
  order: OrderLink & { matter: keyof typeof deskMailTexts.moneyWaits.lead },
  sender: MailSender,
): MailContent =>
  aboutOrder(
    'money-waits',
    order,
    deskMailTexts.moneyWaits,
    deskMailTexts.moneyWaits.lead[order.matter],
    sender,
  );

/** Tells an owner that the mail server refuses the mail with an order's agreement: without it no answer may begin. */
export const agreementRefusedMail = (order: OrderLink, sender: MailSender): MailContent =>
  aboutOrder(
    'agreement-refused',
    order,
    deskMailTexts.agreementRefused,
    deskMailTexts.agreementRefused.lead,
    sender,
  );

/** Tells an owner that the mail server does not take the mail with an approved answer. */
export const answerStuckMail = (
  order: OrderLink & { mail: keyof typeof deskMailTexts.answerStuck.lead },
  sender: MailSender,
): MailContent =>
  aboutOrder(
    'answer-stuck',
    order,
    deskMailTexts.answerStuck,
    deskMailTexts.answerStuck.lead[order.mail],
    sender,
  );

/** Tells an owner that the mail server refuses what a person wrote about an order. */
export const orderMailRefusedMail = (order: OrderLink, sender: MailSender): MailContent =>
  aboutOrder(
    'order-mail-refused',
    order,
    deskMailTexts.orderMailRefused,
    deskMailTexts.orderMailRefused.lead,
    sender,
  );

/** A mail of one paragraph about an order, with a button that leads to it. */
const aboutOrder = (
  name: MailName,
  { to, orderId, url }: OrderLink,
  texts: OrderTexts,
  lead: string,
  sender: MailSender,
): MailContent =>
  composeMail(name, sender, {
    to,
    subject: texts.subject(orderId),
    title: texts.title,
    blocks: [{ paragraph: lead }],
    button: { link: texts.link, url },
  });

/** Shows an owner that the shop's mails arrive. */
export function connectionTrialMail(
  { to, url }: Pick<OrderNotice, 'to' | 'url'>,
  sender: MailSender,
): MailContent {
  const texts = deskMailTexts.connectionTrial;
  return composeMail('connection-trial', sender, {
    to,
    subject: texts.subject,
    title: texts.title,
    blocks: [{ paragraph: texts.lead }],
    button: { link: texts.link, url },
  });
}

/** Tells an owner what was done about access, or that data were taken out. */
export function securityMail(
  {
    to,
    what,
    who,
    isCustomer = false,
    whom,
    device,
    at,
    url,
  }: { to: string; what: string; isCustomer?: boolean; at: Date; url: string } & Readonly<
    Record<'who' | 'whom' | 'device', string | undefined>
  >,
  sender: MailSender,
): MailContent {
  const texts = deskMailTexts.security;
  const rows = [
    [texts.rows.what, what] as const,
    [texts.rows.who, who ?? (isCustomer ? texts.customer : texts.terminal)] as const,
    ...(whom === undefined ? [] : [[texts.rows.whom, whom] as const]),
    [texts.rows.at, `${formatShopTime(at)} ${texts.zone}`] as const,
    ...(device === undefined ? [] : [[texts.rows.device, device] as const]),
  ];
  return composeMail('security', sender, {
    to,
    subject: texts.subject(what),
    title: texts.title,
    blocks: [{ rows }, { paragraph: isCustomer ? texts.leadOfCustomer : texts.lead }],
    button: { link: texts.link, url },
  });
}

/** Invites somebody to the desk. */
export function deskInvitationMail(
  { to, name, invitedBy, url }: { to: string; name: string; invitedBy: string; url: string },
  sender: MailSender,
): MailContent {
  const texts = deskMailTexts.deskInvitation;
  return composeMail('desk-invitation', sender, {
    to,
    subject: texts.subject(sender.brandName),
    title: texts.title(name),
    blocks: [{ paragraph: texts.lead(invitedBy) }],
    button: { link: texts.link, url },
    after: [{ paragraph: texts.device }],
  });
}
