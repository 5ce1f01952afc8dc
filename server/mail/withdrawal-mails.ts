import { receiptRows } from '#copy/withdrawal.ts';
import type { JobPayload } from '#server/jobs/job-kind.ts';
import type { MAIL_JOBS } from './mail-job-kinds.ts';
import { closing, content, greeting, type MailSender } from './mail-templates.ts';
import type { MailContent } from './mailer.ts';
import { mailTexts } from './texts.ts';

/** Confirms at once that a statement of withdrawal was received: its whole content, date and time. */
export function withdrawalReceiptMail(
  { to, ...receipt }: JobPayload<typeof MAIL_JOBS.withdrawalReceipt>,
  sender: MailSender,
): MailContent {
  const texts = mailTexts.withdrawalReceipt;
  return content(to, texts.subject(receipt.receiptNumber), {
    title: texts.title,
    blocks: [
      { paragraph: greeting(sender) },
      { paragraph: texts.lead },
      { quote: receipt.statement },
      { rows: receiptRows(receipt) },
      { paragraph: texts.next },
      { paragraph: texts.keep },
    ],
    footer: closing(sender),
  });
}

/** Tells the shop that a statement of withdrawal came, Reply-To its author. */
export function withdrawalNoticeMail(
  { email, ...receipt }: JobPayload<typeof MAIL_JOBS.withdrawalNotice>,
  sender: MailSender,
): MailContent {
  const texts = mailTexts.withdrawalNotice;
  return {
    ...content(sender.contactEmail, texts.subject(receipt.receiptNumber), {
      title: texts.title,
      blocks: [{ paragraph: texts.lead }, { quote: receipt.statement }, { rows: receiptRows(receipt) }],
      footer: [mailTexts.signature(sender.brandName)],
    }),
    replyTo: email,
  };
}
