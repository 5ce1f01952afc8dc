import { sql } from 'kysely';
import type { Db } from '#server/store/tables/tables.ts';
import { mailIdFor, type MailId } from './mail-id.ts';
import type { MailContent, SendMail } from './mailer.ts';
import { noteSent } from './note-sent.ts';

/**
 * Tries every one of several mails, also after one that failed: a mailbox that is refused keeps nobody else from her mail.
 * @throws what the first failure was, once all were tried.
 */
export async function tryEach(
  mails: readonly MailContent[],
  sendOne: (mail: MailContent) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const mail of mails) await sendOne(mail).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/**
 * Sends a job's mail to several people, one to each. What the mail server took is noted, so that another attempt of the job
 * sends the others alone.
 * @throws what the first failure was, once all were tried.
 */
export async function mailEach(
  { db, send, jobId }: { db: Db; send: SendMail; jobId: string },
  mails: readonly MailContent[],
): Promise<void> {
  const { rows } = await sql<{
    sent_mail_ids: MailId[];
  }>`select sent_mail_ids from job where id = ${jobId}`.execute(db);
  const sent = new Set(rows[0]?.sent_mail_ids);
  await tryEach(mails, async (mail) => {
    const id = mailIdFor(jobId, mail.to);
    if (sent.has(id)) return;
    await send(id, mail);
    await noteSent(db, jobId, id);
  });
}
