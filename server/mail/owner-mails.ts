import { contactCopy } from '#copy/site/contact.ts';
import { readContactTopic, type ContactKind } from '#domain/typed/contact-kind.ts';
import { receiptRows } from '#copy/law/withdrawal.ts';
import type { WithdrawalReceipt } from '#domain/withdrawal.ts';
import { typedLine } from './typed-text.ts';
import { composeMail } from './compose-mail.ts';
import type { MailSender } from './mail-sender.ts';
import type { MailContent } from './mailer.ts';
import { mailTexts } from './texts.ts';

/** A message of the contact form, as it is stored. */
interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
  kind: ContactKind;
}

/** Forwards a message of the contact form to the shop (CO-1), Reply-To its author. The subject has no typed text. */
export function contactMessageMail(
  { firstName, lastName, email, message, kind }: ContactMessage,
  sender: MailSender,
): MailContent {
  const texts = mailTexts.contactMessage;
  const topic = readContactTopic(kind);
  return composeMail('contact-message', sender, {
    to: sender.contactEmail,
    subject: texts.subject,
    title: texts.title,
    blocks: [
      {
        rows: [
          [texts.rows.name, typedLine(`${firstName} ${lastName}`, 200)],
          [texts.rows.email, email],
          ...(topic ? [[contactCopy.topic, contactCopy.topics[topic]] as const] : []),
        ],
      },
      { typed: message },
    ],
    notes: [texts.reply],
    replyTo: email,
  });
}

/** Tells the shop that a statement of withdrawal came, Reply-To its author. */
export function withdrawalNoticeMail(
  { email, url, ...receipt }: WithdrawalReceiptFacts & { email: string; url: string },
  sender: MailSender,
): MailContent {
  const texts = mailTexts.withdrawalNotice;
  return composeMail('withdrawal-notice', sender, {
    to: sender.contactEmail,
    subject: texts.subject(receipt.receiptNumber),
    title: texts.title,
    blocks: [{ paragraph: texts.lead }, { quote: receipt.statement }, { rows: receiptRows(receipt) }],
    button: { link: texts.link, url },
    replyTo: email,
  });
}

type WithdrawalReceiptFacts = Pick<WithdrawalReceipt, 'receiptNumber' | 'receivedAt' | 'statement'>;

/** Number of new items, and links to them. */
interface OwnerDigest {
  messages: number;
  withdrawals: number;
  urls: Record<'messages' | 'withdrawals', string>;
}

/** Tells the shop's mailbox how many messages and statements came; what strangers typed stays at the desk. */
export function digestMail({ messages, withdrawals, urls }: OwnerDigest, sender: MailSender): MailContent {
  const texts = mailTexts.ownerDigest;
  const ways = [
    ...(messages > 0 ? [{ link: texts.links.messages, url: urls.messages }] : []),
    ...(withdrawals > 0 ? [{ link: texts.links.withdrawals, url: urls.withdrawals }] : []),
  ];
  return composeMail('owner-digest', sender, {
    to: sender.contactEmail,
    subject: texts.subject,
    title: texts.title,
    blocks: [
      { paragraph: texts.lead },
      {
        rows: [
          [texts.rows.messages, String(messages)] as const,
          [texts.rows.withdrawals, String(withdrawals)] as const,
        ],
      },
    ],
    button: ways[0],
    after: ways.slice(1),
  });
}

/** Why a statement waits for an owner. */
type WaitsFor = keyof typeof mailTexts.withdrawalDue.lead;

/** Tells an owner that a statement waits for her, why, and until when its money would be due. */
export function withdrawalDueMail(
  {
    to,
    receiptNumber,
    state,
    due,
    url,
  }: { to: string; receiptNumber: number; state: WaitsFor; due: string; url: string },
  sender: MailSender,
): MailContent {
  const texts = mailTexts.withdrawalDue;
  return composeMail('withdrawal-due', sender, {
    to,
    subject: texts.subject(receiptNumber),
    title: texts.title,
    blocks: [{ paragraph: texts.lead[state] }, { paragraph: texts.due(due) }],
    button: { link: texts.link, url },
  });
}
