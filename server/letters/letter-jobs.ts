import { systemClock, type Clock } from '#server/clock.ts';
import { jobHandler, type JobHandler } from '#server/jobs/job-kind.ts';
import { closing, content, type MailSender } from '#server/mail/mail-templates.ts';
import { isRefused, type MailContent, type SendMail } from '#server/mail/mailer.ts';
import { mailTexts } from '#server/mail/texts.ts';
import { readMailWords } from '#server/store/page-contents.ts';
import type { Db } from '#server/store/tables.ts';
import { LETTER_JOBS } from './letter-job-kinds.ts';

interface LetterJobsOptions {
  db: Db;
  send: SendMail;
  sender: MailSender;
  clock?: Clock;
}

/** A reply with the letter that it quotes. */
interface Reply {
  to: string;
  reply: string;
  letter: string;
}

/** A person's reply to a letter. What she writes back goes to the shop's mailbox, which the shop does not read. */
export function letterReplyMail({ to, reply, letter }: Reply, sender: MailSender): MailContent {
  const texts = mailTexts.letterReply;
  return {
    ...content(to, texts.subject(sender.brandName), {
      title: texts.title,
      blocks: [{ letter: reply }, { paragraph: texts.quote }, { quote: letter }],
      footer: closing(sender),
    }),
    replyTo: sender.contactEmail,
  };
}

/** Handler of the mail with a reply: once, however often it is tried, and noted when the mail server takes or refuses it. */
export const letterJobs = ({ db, send, sender, clock = systemClock }: LetterJobsOptions): JobHandler[] => [
  jobHandler(LETTER_JOBS.reply, async ({ replyId }, { id }) => {
    const row = await db
      .selectFrom('letter_reply')
      .innerJoin('contact_message', 'contact_message.id', 'letter_id')
      .select(['email as to', 'body as reply', 'message as letter'])
      .where('letter_reply.id', '=', replyId)
      .where('accepted_at', 'is', null)
      .executeTakeFirst();
    // Erased meanwhile.
    if (!row) return;
    const note = (column: 'accepted_at' | 'refused_at') =>
      db
        .updateTable('letter_reply')
        .set({ [column]: clock.now() })
        .where('id', '=', replyId)
        .execute();
    try {
      await send(id, letterReplyMail(row, { ...sender, words: await readMailWords(db) }));
    } catch (error) {
      if (!isRefused(error)) throw error;
      await note('refused_at');
      return;
    }
    await note('accepted_at');
  }),
];
