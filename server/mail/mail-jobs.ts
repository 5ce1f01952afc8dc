import { sql } from 'kysely';
import type { OwnMailWords } from '#domain/texts/text-fields.ts';
import { jobHandler, type JobHandler, type JobKind } from '#server/jobs/job-kind.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { mailIdFor, mailIdOf, type MailId } from './mail-id.ts';
import type { MailContent, SendMail } from './mailer.ts';
import { MAIL_JOBS } from './mail-job-kinds.ts';
import { withdrawalReceiptMail } from './withdrawal-mails.ts';
import type { MailSender } from './mail-sender.ts';
import {
  addressMendedMail,
  dataLinkMail,
  ebookMail,
  moneyBackMail,
  newsletterConfirmationMail,
} from './mail-templates.ts';

/**
 * Handlers of the jobs that send mails. The job's id is the mail's, so that a retry is the same mail. `readWords` reads
 * the owner's wording when the mail is sent.
 */
export function mailJobs(
  send: SendMail,
  sender: MailSender,
  readWords: () => Promise<OwnMailWords> = async () => ({}),
): JobHandler[] {
  const mailing = <Payload>(
    kind: JobKind<Payload>,
    compose: (payload: Payload, sender: MailSender) => MailContent,
  ) =>
    jobHandler(kind, async (payload, { id }) =>
      send(mailIdOf(id), compose(payload, { ...sender, words: await readWords() })),
    );
  return [
    mailing(MAIL_JOBS.moneyBack, moneyBackMail),
    mailing(MAIL_JOBS.addressMended, addressMendedMail),
    mailing(MAIL_JOBS.newsletterConfirmation.kind, newsletterConfirmationMail),
    mailing(MAIL_JOBS.ebook, ebookMail),
    mailing(MAIL_JOBS.dataLink.kind, dataLinkMail),
    mailing(MAIL_JOBS.withdrawalReceipt.kind, withdrawalReceiptMail),
  ];
}

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
    notified: MailId[];
  }>`select told as notified from job where id = ${jobId}`.execute(db);
  const notified = new Set(rows[0]?.notified);
  await tryEach(mails, async (mail) => {
    const id = mailIdFor(jobId, mail.to);
    if (notified.has(id)) return;
    await send(id, mail);
    await sql`update job set told = array_append(told, ${id}) where id = ${jobId}`.execute(db);
  });
}
