import { sql } from 'kysely';
import { isUuid } from '#domain/uuid.ts';
import type { Db } from '#server/store/tables/tables.ts';
import type { MailId } from './mail-id.ts';
import type { SendMail } from './mailer.ts';

/** Notes at a job that the mail server took a mail of it: a job may also end with nothing left to send. */
export async function noteSent(db: Db, jobId: string, mailId: MailId): Promise<void> {
  await sql`update job set sent_mail_ids = array_append(sent_mail_ids, ${mailId})
    where id = ${jobId} and ${mailId} <> all (sent_mail_ids)`.execute(db);
}

/** Sends, and notes it at the job where the mail's id is the job's. The mail has gone whether or not that can be noted. */
export const notingSend =
  (db: Db, send: SendMail): SendMail =>
  async (id, mail) => {
    await send(id, mail);
    if (isUuid(id)) await noteSent(db, id, id).catch(() => undefined);
  };
