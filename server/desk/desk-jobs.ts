import { NOTICE_JOB } from '#server/answers/answer-job-kinds.ts';
import { PROMISED_WITHIN } from '#server/answers/request-answer.ts';
import { jobHandler, type JobHandler } from '#server/jobs/job-kind.ts';
import { deskInvitationMail, newOrderMail, type MailSender } from '#server/mail/mail-templates.ts';
import type { SendMail } from '#server/mail/mailer.ts';
import type { Db } from '#server/store/tables.ts';
import { DESK_JOBS } from './desk-job-kinds.ts';
import { invitationLink } from './access/invitations.ts';

interface DeskJobsOptions {
  db: Db;
  send: SendMail;
  sender: MailSender;
  deskUrl: string;
}

/** Handlers of the mails to the people of the desk. */
export const deskJobs = ({ db, send, sender, deskUrl }: DeskJobsOptions): JobHandler[] => [
  jobHandler(DESK_JOBS.invitation, ({ token, ...to }, { id }) =>
    send(id, deskInvitationMail({ ...to, url: invitationLink(deskUrl, token) }, sender)),
  ),

  // The order's number and promised time alone: nobody reads about a customer in a mailbox.
  jobHandler(NOTICE_JOB, async ({ orderId }, { id }) => {
    const order = await db
      .selectFrom('shop_order')
      .innerJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
      .innerJoin('desk_person', 'desk_person.fairy_id', 'fairy_product.fairy_id')
      .select(['desk_person.email as to', 'product_name as productName', 'paid_at as paidAt'])
      .where('shop_order.id', '=', orderId)
      .where('status', '=', 'GENERATING_RESPONSE')
      .where('removed_at', 'is', null)
      .$narrowType<{ productName: string; paidAt: Date }>()
      .executeTakeFirst();
    if (!order) return;
    const { to, productName, paidAt } = order;
    const promisedUntil = new Date(paidAt.getTime() + PROMISED_WITHIN);
    const url = `${deskUrl}/zamowienia/${orderId}`;
    await send(id, newOrderMail({ to, orderId, productName, promisedUntil, url }, sender));
  }),
];
