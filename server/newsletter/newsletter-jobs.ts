import { systemClock, type Clock } from '#server/clock.ts';
import { jobHandler, type JobHandler } from '#server/jobs/job-kind.ts';
import { mailIdOf } from '#server/mail/mail-id.ts';
import type { SendMail } from '#server/mail/mailer.ts';
import { readMailWords } from '#server/store/page-contents.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { NEWSLETTER_JOBS } from './newsletter-job-kinds.ts';
import { newsletterMail, type NewsletterSender } from './newsletter-mail.ts';
import { sendBatchJob } from './send-batch.ts';

interface NewsletterJobsOptions {
  db: Db;
  send: SendMail;
  sender: NewsletterSender;
  perMinute: number;
  clock?: Clock;
}

/** Handlers of the newsletter's jobs: an issue in batches, and its sample. */
export const newsletterJobs = ({ clock = systemClock, ...options }: NewsletterJobsOptions): JobHandler[] => [
  sendBatchJob({ ...options, clock }),
  jobHandler(NEWSLETTER_JOBS.sample, async ({ to, issue }, { id }) => {
    const own = { ...options.sender, words: await readMailWords(options.db) };
    await options.send(mailIdOf(id), newsletterMail(to, issue, own, undefined));
  }),
];
