import type { OwnMailWords } from '#domain/texts/text-fields.ts';
import { jobHandler, type JobHandler, type JobKind } from '#server/jobs/job-kind.ts';
import { mailIdOf } from './mail-id.ts';
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
