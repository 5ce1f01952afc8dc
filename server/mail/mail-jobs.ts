import type { JobHandlers } from '#server/jobs/job-kinds.ts';
import type { SendMail } from './mailer.ts';
import {
  contactMessageMail,
  ebookMail,
  newsletterConfirmationMail,
  orderConfirmedMail,
  type MailSender,
} from './mail-templates.ts';

type MailJobs = Pick<
  JobHandlers,
  'mail.order-confirmed' | 'mail.newsletter-confirmation' | 'mail.ebook' | 'mail.contact-message'
>;

/** Handlers of the jobs that send mails. The job's id is the mail's, so that a retry is the same mail. */
export const mailJobs = (send: SendMail, sender: MailSender): MailJobs => ({
  'mail.order-confirmed': (payload, { id }) => send(id, orderConfirmedMail(payload, sender)),
  'mail.newsletter-confirmation': (payload, { id }) => send(id, newsletterConfirmationMail(payload, sender)),
  'mail.ebook': (payload, { id }) => send(id, ebookMail(payload, sender)),
  'mail.contact-message': (payload, { id }) => send(id, contactMessageMail(payload, sender)),
});
