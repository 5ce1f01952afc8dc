import { sql } from 'kysely';
import type { ContactTopic } from '#domain/typed/contact-kind.ts';
import { pathOf } from '#desk/pages.ts';
import type { Config } from '#server/config.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import { jobHandler, type JobHandler } from '#server/jobs/job-kind.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import { orderMailRefusedMail } from '#server/mail/desk-mails.ts';
import type { MailSender } from '#server/mail/mail-sender.ts';
import { mailEach } from '#server/mail/mail-each.ts';
import { mailIdOf } from '#server/mail/mail-id.ts';
import { isBadAddress } from '#server/mail/mail-failure.ts';
import type { MailContent, SendMail } from '#server/mail/mailer.ts';
import { mailTexts } from '#server/mail/texts.ts';
import { readMailWords } from '#server/store/page-contents.ts';
import { ownersToTell } from '#server/store/owners/owners-to-tell.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { replyAddressOf } from './mail-in/reply-address.ts';
import { MESSAGE_JOBS } from './message-job-kinds.ts';
import { LAST_DAY, remindOf } from './message-terms.ts';
import { COUNTS_AS, SUGGESTED } from './suggested-topic.ts';

type OutOfCourt = NonNullable<Config['outOfCourt']>;

interface MessageJobsOptions {
  db: Db;
  send: SendMail;
  sender: MailSender;
  deskUrl: string;
  /** Whether the seller takes part in out-of-court resolution; nothing is said where it is not set. */
  outOfCourt?: OutOfCourt | undefined;
  /** Address for customers' replies; without it, the shop's mailbox. */
  replyAddress?: string | undefined;
  clock?: Clock;
}

/** A reply with the message that it quotes. */
interface Reply {
  to: string;
  /** Its thread's own address; the shop's mailbox without one. */
  replyTo?: string | undefined;
  reply: string;
  message: string;
  /** Stands in a reply to a complaint. */
  outOfCourt?: OutOfCourt | undefined;
}

/** A person's reply to a message. What she writes back goes to its thread's address, or to the shop's mailbox. */
export function messageReplyMail(
  { to, replyTo, reply, message, outOfCourt }: Reply,
  sender: MailSender,
): MailContent {
  const texts = mailTexts.messageReply;
  return composeMail('message-reply', sender, {
    to,
    subject: texts.subject(sender.brandName),
    title: texts.title,
    blocks: [
      { longText: reply },
      ...(outOfCourt ? [{ paragraph: texts.outOfCourt[outOfCourt] }] : []),
      { paragraph: texts.quote },
      { typed: message },
    ],
    replyTo: replyTo ?? sender.contactEmail,
  });
}

/** What a person wrote about an order to its customer. */
export function orderMail(
  { to, text, orderId }: { to: string; text: string; orderId: number },
  sender: MailSender,
): MailContent {
  const texts = mailTexts.orderMail;
  return composeMail('order-mail', sender, {
    to,
    subject: texts.subject(orderId, sender.brandName),
    title: texts.title(orderId),
    blocks: [{ longText: text }],
    replyTo: sender.contactEmail,
  });
}

/**
 * Mail that reminds an owner of a message with a deadline (`due`, 2026-12-15), some three days before it.
 * `isSuggested`: the kind is only guessed from its text.
 */
export function messageDueMail(
  kind: ContactTopic,
  { to, url, due, isSuggested = false }: { to: string; url: string; due: string; isSuggested?: boolean },
  sender: MailSender,
): MailContent {
  const { link, suggested, [kind]: texts } = mailTexts.messageDue;
  return composeMail('message-due', sender, {
    to,
    subject: texts.subject,
    title: texts.title,
    blocks: [{ paragraph: texts.lead(due) }, ...(isSuggested ? [{ paragraph: suggested }] : [])],
    button: { link, url },
  });
}

/** Handlers of the mails that people of the desk write, and of notifications about refused ones and deadlines. */
export const messageJobs = (options: MessageJobsOptions): JobHandler[] => [
  replyJob(options),
  orderMailJob(options),
  orderMailRefusedJob(options),
  dueJob(options),
];

interface HandOver {
  hand: () => Promise<void>;
  isLast: (error: unknown) => boolean;
  /** Records that the mail server took the mail, or that it never will. */
  note: (column: 'accepted_at' | 'refused_at') => Promise<unknown>;
  /** What follows once it never will. */
  onRefused?: () => Promise<unknown>;
}

/** Sends a mail that a person wrote, and stores the result. */
async function handOver({ hand, isLast, note, onRefused }: HandOver): Promise<void> {
  try {
    await hand();
  } catch (error) {
    const isEnd = isLast(error);
    if (!isBadAddress(error) && !isEnd) throw error;
    await note('refused_at');
    await onRefused?.();
    if (isEnd) throw error;
    return;
  }
  await note('accepted_at');
}

/** Mails a reply once, however often the job is tried. */
const replyJob = ({ db, send, sender, outOfCourt, replyAddress, clock = systemClock }: MessageJobsOptions) =>
  jobHandler(MESSAGE_JOBS.reply, async ({ replyId }, { id, isLast }) => {
    const row = await db
      .selectFrom('letter_reply')
      .innerJoin('contact_message', 'contact_message.id', 'letter_id')
      .select([
        'email as to',
        'body as reply',
        'message as message',
        'letter_id as messageId',
        'kind',
        'reply_key as replyKey',
      ])
      .where('letter_reply.id', '=', replyId)
      .where('accepted_at', 'is', null)
      .executeTakeFirst();
    // Erased or taken back meanwhile.
    if (!row) return;
    const mail = {
      ...row,
      replyTo: replyAddress === undefined ? undefined : replyAddressOf(replyAddress, row.replyKey),
      outOfCourt: row.kind === 'complaint' ? outOfCourt : undefined,
    };
    const words = await readMailWords(db);
    await handOver({
      isLast,
      hand: () => send(mailIdOf(id), messageReplyMail(mail, { ...sender, words })),
      note: (column) =>
        db
          .updateTable('letter_reply')
          .set({ [column]: clock.now() })
          .where('id', '=', replyId)
          .execute(),
      // She has no answer yet: the message waits for a person again.
      onRefused: () => reopen(db, row.messageId),
    });
  });

/** Lets a message wait for a person again; its last day is what it was. */
const reopen = (db: Db, id: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const message = await trx
      .updateTable('contact_message')
      .set({ done_at: null })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (message) await remindOf(trx, id);
  });

/** Mails what a person wrote about an order once, however often the job is tried. */
const orderMailJob = ({ db, send, sender, clock = systemClock }: MessageJobsOptions) =>
  jobHandler(MESSAGE_JOBS.orderMail, async ({ mailId }, { id, isLast }) => {
    const row = await db
      .selectFrom('order_mail')
      .innerJoin('shop_order', 'shop_order.id', 'order_id')
      .select(['email as to', 'body as text', 'order_id as orderId'])
      .where('order_mail.id', '=', mailId)
      .where('accepted_at', 'is', null)
      .executeTakeFirst();
    // Erased or taken back meanwhile.
    if (!row) return;
    const words = await readMailWords(db);
    await handOver({
      isLast,
      hand: () => send(mailIdOf(id), orderMail(row, { ...sender, words })),
      note: (column) =>
        db
          .updateTable('order_mail')
          .set({ [column]: clock.now() })
          .where('id', '=', mailId)
          .execute(),
      onRefused: () =>
        enqueue(
          db,
          MESSAGE_JOBS.orderMailRefused,
          { mailId },
          { runAt: clock.now(), onceKey: `order-mail-refused:${mailId}` },
        ),
    });
  });

/** Tells each owner once that what was written about an order has not come; nothing of one that was erased. */
const orderMailRefusedJob = ({ db, send, sender, deskUrl }: MessageJobsOptions) =>
  jobHandler(MESSAGE_JOBS.orderMailRefused, async ({ mailId }, { id }) => {
    const mail = await db
      .selectFrom('order_mail')
      .select('order_id as orderId')
      .where('id', '=', mailId)
      .executeTakeFirst();
    if (!mail) return;
    const url = deskUrl + pathOf('orderMail', mail);
    const owners = await ownersToTell(db, sender.contactEmail);
    await mailEach(
      { db, send, jobId: id },
      owners.map((to) => orderMailRefusedMail({ to, ...mail, url }, sender)),
    );
  });

/** Tells each owner once that a message whose answer has a last day still waits, some three days before it. */
const dueJob = ({ db, send, sender, deskUrl }: MessageJobsOptions) =>
  jobHandler(MESSAGE_JOBS.due, async ({ messageId, kind, waitsSince }, { id }) => {
    const waiting = await db
      .selectFrom('contact_message')
      .select([LAST_DAY.as('lastDay'), SUGGESTED.as('suggested')])
      .where('id', '=', messageId)
      .where(COUNTS_AS, '=', kind)
      .where('done_at', 'is', null)
      // Answered meanwhile and written again: the last day is another, and has a reminder of its own.
      .$if(waitsSince !== undefined, (one) =>
        one.where(sql<boolean>`waits_since is not distinct from ${waitsSince ?? null}::date`),
      )
      .executeTakeFirst();
    const due = waiting?.lastDay;
    if (!due) return;
    const url = deskUrl + pathOf('message', { messageId });
    const owners = await ownersToTell(db, sender.contactEmail);
    await mailEach(
      { db, send, jobId: id },
      owners.map((to) =>
        messageDueMail(kind, { to, url, due, isSuggested: waiting.suggested !== null }, sender),
      ),
    );
  });
