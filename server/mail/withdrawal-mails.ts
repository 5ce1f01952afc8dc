import { receiptRows, withdrawalStatement } from '#copy/law/withdrawal.ts';
import { typedLine } from './typed-text.ts';
import type { WithdrawalValues } from '#domain/withdrawal.ts';
import type { JobPayload } from '#server/jobs/job-kind.ts';
import { withdrawalPressUrl } from '#server/shop-links.ts';
import type { MAIL_JOBS } from './mail-job-kinds.ts';
import { composeMail } from './compose-mail.ts';
import type { MailSender } from './mail-sender.ts';
import type { MailContent } from './mailer.ts';
import { mailTexts } from './texts.ts';

/** Characters of a name and of a number that a mail quotes. */
const NAME = 60;
const NUMBER = 40;
/** An address in which no program sees anything but an address. */
const PLAIN_ADDRESS = /^[\w-]+(?:\.[\w-]+)*@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

/** The statement as a mail quotes it: what a stranger typed leads nowhere. */
export const quotedStatement = ({ name, orderNumber, email }: WithdrawalValues, brandName: string): string =>
  withdrawalStatement(
    {
      name: typedLine(name, NAME),
      orderNumber: typedLine(orderNumber, NUMBER),
      email: PLAIN_ADDRESS.test(email) ? email : mailTexts.withdrawalReceipt.thisAddress,
    },
    brandName,
  );

/**
 * Mail that confirms a received withdrawal at once, with its content, date and time. With a token it links to a page
 * where the mailbox's reader confirms the withdrawal or disowns it.
 */
export function withdrawalReceiptMail(
  { to, token, ...receipt }: JobPayload<typeof MAIL_JOBS.withdrawalReceipt.kind>,
  sender: MailSender,
): MailContent {
  const texts = mailTexts.withdrawalReceipt;
  return composeMail('withdrawal-receipt', sender, {
    to,
    subject: texts.subject(receipt.receiptNumber),
    title: texts.title,
    blocks: [
      { paragraph: texts.lead },
      { quote: receipt.statement },
      { rows: receiptRows(receipt) },
      { paragraph: token === undefined ? texts.next : texts.press },
    ],
    button:
      token === undefined
        ? undefined
        : { link: texts.link, url: withdrawalPressUrl(sender.publicUrl, token) },
    after: [...(token === undefined ? [] : [{ paragraph: texts.notYou }]), { paragraph: texts.keep }],
  });
}
