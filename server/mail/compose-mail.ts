import { mailAsHtml, mailAsText, type MailBody } from './mail-layout.ts';
import type { MailContent } from './mailer.ts';

/** Makes a mail of a body, as text and as HTML. */
const mailOf =
  (origin: MailContent['origin']) =>
  (to: string, subject: string, body: MailBody): MailContent => ({
    origin,
    to,
    subject,
    text: mailAsText(body),
    html: mailAsHtml(body),
  });

/** A mail that the shop sends by itself, whatever of it the owner has worded. */
export const automaticMail = mailOf('automatic');

/** A mail whose text a person has written to this one reader. */
export const writtenMail = mailOf('written');
