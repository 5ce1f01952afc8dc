import { sql } from 'kysely';
import { DESK_PAGES, pathOf } from '#desk/pages.ts';
import { MADE_BY_HAND } from '#domain/payment.ts';
import { AGREEMENT_REFUSED_JOB, ANSWER_STUCK_JOB } from '#server/answers/answer-job-kinds.ts';
import { ANSWER_MAIL_IS_STUCK, ANSWER_MAIL_STATE, asStuck } from '#server/answers/answer-mails.ts';
import { AGREEMENT_STATE } from '#server/answers/agreement-mails.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import { jobHandler, type JobHandler } from '#server/jobs/job-kind.ts';
import type { MailSender } from '#server/mail/mail-sender.ts';
import {
  agreementRefusedMail,
  answerStuckMail,
  deskInvitationMail,
  moneyWaitsMail,
  securityMail,
} from '#server/mail/desk-mails.ts';
import { mailEach } from '#server/mail/mail-each.ts';
import { mailIdOf } from '#server/mail/mail-id.ts';
import type { MailContent, SendMail } from '#server/mail/mailer.ts';
import { MONEY_WAITS_JOB } from '#server/refunds/refund-job-kinds.ts';
import { ownersToTell } from '#server/store/owners/owners-to-tell.ts';
import { SECURITY_JOB } from '#server/store/owners/audit-job-kinds.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { invitationLink, isInvitationOpen } from './access/invitations.ts';
import { readSecurityEntry } from './journal/security-entry.ts';
import { DESK_JOBS } from './desk-job-kinds.ts';
import { morningJobs } from './notices/morning.ts';
import { orderNoticeJobs } from './notices/order-notice-jobs.ts';
import { pushJobs } from './push/push-jobs.ts';
import { listMoneyMatters } from '#server/orders/money-matters.ts';

interface DeskJobsOptions {
  db: Db;
  send: SendMail;
  sender: MailSender;
  deskUrl: string;
  /** Hours without an approved answer until the owners are notified. */
  ownerNoticeHours: number;
  clock?: Clock;
  /** Calls push services; a test's own. */
  fetch?: typeof globalThis.fetch;
}

/**
 * Handlers of the mails to the people of the desk. They name an order's number, service and promised time alone: nobody
 * reads about a customer in a mailbox.
 */
export function deskJobs({
  db,
  send,
  sender,
  deskUrl,
  ownerNoticeHours,
  clock = systemClock,
  fetch,
}: DeskJobsOptions): JobHandler[] {
  const tellOwners = async (jobId: string, compose: (to: string) => MailContent) =>
    mailEach({ db, send, jobId }, (await ownersToTell(db, sender.contactEmail)).map(compose));
  const urlOf = (orderId: number) => deskUrl + pathOf('order', { orderId });

  return [
    ...orderNoticeJobs({ db, send, sender, deskUrl, ownerNoticeHours, clock }),
    ...pushJobs({ db, contact: sender.contactEmail, clock, ...(fetch && { fetch }) }),
    ...morningJobs({ db, send, sender, deskUrl, clock }),

    jobHandler(DESK_JOBS.invitation, async ({ token, ...to }, { id }) => {
      // The invitation was withdrawn, or its inviter has left.
      if (!(await isInvitationOpen(db, token))) return;
      await send(mailIdOf(id), deskInvitationMail({ ...to, url: invitationLink(deskUrl, token) }, sender));
    }),

    jobHandler(SECURITY_JOB, async ({ auditId }, { id }) => {
      const entry = await readSecurityEntry(db, auditId);
      if (!entry) return;
      const url = deskUrl + DESK_PAGES.journal.path;
      await tellOwners(id, (to) => securityMail({ to, ...entry, url }, sender));
    }),

    jobHandler(AGREEMENT_REFUSED_JOB, async ({ orderId }, { id }) => {
      const refused = await db
        .selectFrom('shop_order')
        .select('id')
        .where('id', '=', orderId)
        .where('status', 'in', ['GENERATING_RESPONSE', 'SCHEDULED'])
        .where(AGREEMENT_STATE, '=', 'refused')
        .executeTakeFirst();
      // Mended meanwhile, while the mail server was away.
      if (!refused) return;
      await tellOwners(id, (to) => agreementRefusedMail({ to, orderId, url: urlOf(orderId) }, sender));
    }),

    jobHandler(ANSWER_STUCK_JOB, async ({ orderId, isForAll }, { id }) => {
      const isIt = sql<boolean>`shop_order.id = ${orderId}`;
      const stuck = await db
        .selectFrom('shop_order')
        .select(['id', ANSWER_MAIL_STATE.as('mail')])
        .where(({ eb, or }) => (isForAll ? or([isIt, eb('status', '=', 'SCHEDULED')]) : isIt))
        .where('deleted', '=', false)
        .where(ANSWER_MAIL_IS_STUCK)
        .orderBy(isIt, 'desc')
        .limit(1)
        .executeTakeFirst();
      // The failure ended meanwhile, or the order was called off.
      if (!stuck) return;
      const notice = { orderId: stuck.id, url: urlOf(stuck.id), mail: asStuck(stuck.mail) };
      await tellOwners(id, (to) => answerStuckMail({ to, ...notice }, sender));
    }),

    jobHandler(MONEY_WAITS_JOB, async ({ orderId, matter }, { id }) => {
      const decisions = await listMoneyMatters(db, clock.now());
      // The decision was made while the mail server was down, so no mail is needed.
      const waiting = decisions.filter((one) => one.kind === matter && one.orderId === orderId);
      if (waiting.length === 0) return;
      const isByHand = matter === 'refund-failed' && waiting.every(({ detail }) => detail === MADE_BY_HAND);
      const notice = { orderId, matter: isByHand ? 'refund-by-hand' : matter, url: urlOf(orderId) } as const;
      await tellOwners(id, (to) => moneyWaitsMail({ to, ...notice }, sender));
    }),
  ];
}
