import { answerJobs } from './answers/answer-jobs.ts';
import type { AnswerSource } from './answers/answer-port.ts';
import type { Config } from './config.ts';
import { deskJobs } from './desk/desk-jobs.ts';
import type { JobHandler } from './jobs/job-kind.ts';
import type { SendMail } from './mail/mailer.ts';
import { messageJobs } from './messages/message-jobs.ts';
import { newsletterJobs } from './newsletter/newsletter-jobs.ts';
import { confirmationJobs } from './orders/confirm-order.ts';
import { paymentJobs } from './orders/payment-jobs.ts';
import { ownerDigestJobs } from './owner-digest/owner-digest-jobs.ts';
import { createRefundLedger } from './refunds/create-refund-ledger.ts';
import { refundJobs } from './refunds/refund-jobs.ts';
import type { Db } from './store/tables/tables.ts';
import { withdrawalJobs, withdrawalReminders } from './withdrawals/withdrawal-jobs.ts';

interface AllJobsOptions {
  config: Config;
  db: Db;
  mail: { send: SendMail; jobs: readonly JobHandler[] };
  ledger: Parameters<typeof paymentJobs>[0];
  gateways: Parameters<typeof paymentJobs>[1] & Parameters<typeof refundJobs>[0]['gateways'];
  /** Who drafts answers. */
  source: AnswerSource;
  log: Parameters<typeof refundJobs>[0]['log'] & ReturnType<Parameters<typeof createRefundLedger>[1]>;
  /** Tells the shop of payments at the sandbox; a shop with real providers has none. */
  notifier?: { jobs: () => JobHandler[] } | undefined;
}

/** Handlers of every kind of job that a shop runs. */
export function allJobs({
  config,
  db,
  mail,
  ledger,
  gateways,
  source,
  log,
  notifier,
}: AllJobsOptions): JobHandler[] {
  const { deskUrl, ownerNoticeHours, outOfCourt, newsletterPerMinute: perMinute } = config;
  const { replyAddress } = config.mail;
  const mailing = { db, send: mail.send, sender: config };
  return [
    ...mail.jobs,
    ...confirmationJobs(mailing),
    ...answerJobs({ ...mailing, source, log }),
    ...deskJobs({ ...mailing, deskUrl, ownerNoticeHours }),
    ...messageJobs({ ...mailing, deskUrl, outOfCourt, replyAddress }),
    ...newsletterJobs({ ...mailing, perMinute }),
    ...paymentJobs(ledger, gateways),
    ...withdrawalJobs(db),
    ...withdrawalReminders({ ...mailing, deskUrl }),
    ...ownerDigestJobs({ ...mailing, deskUrl }),
    ...refundJobs({ db, ledger: createRefundLedger(db, () => log), gateways, log }),
    ...(notifier?.jobs() ?? []),
  ];
}
