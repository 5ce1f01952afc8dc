import { jobHandler, type JobHandler } from '#server/jobs/job-kind.ts';
import { MAIL_JOBS } from '#server/mail/mail-job-kinds.ts';
import { orderConfirmedMail, type MailSender } from '#server/mail/mail-templates.ts';
import type { SendMail } from '#server/mail/mailer.ts';
import { consentsOf } from '#server/store/consents.ts';
import type { Db } from '#server/store/tables.ts';

/** Handler of the mail that confirms a paid order, with what the customer has agreed to. */
export const confirmationJobs = (db: Db, send: SendMail, sender: MailSender): JobHandler[] => [
  jobHandler(MAIL_JOBS.orderConfirmed, async (order, { id }) =>
    send(id, orderConfirmedMail(order, await consentsOf(db, order.orderId), sender)),
  ),
];
