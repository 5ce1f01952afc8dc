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

/** Mails go out as jobs: written with the change that they tell of, retried, known by the job's id. */
export const mailJobs = (send: SendMail, sender: MailSender): MailJobs => ({
  'mail.order-confirmed': (payload, { id }) => send(id, orderConfirmedMail(payload, sender)),
  'mail.newsletter-confirmation': (payload, { id }) => send(id, newsletterConfirmationMail(payload, sender)),
  'mail.ebook': (payload, { id }) => send(id, ebookMail(payload, sender)),
  'mail.contact-message': (payload, { id }) => send(id, contactMessageMail(payload, sender)),
});
