import { systemClock, type Clock } from '#server/clock.ts';
import { jobHandler, type JobHandler } from '#server/jobs/job-kind.ts';
import type { JobLog } from '#server/jobs/job-runner.ts';
import { answerMail, type MailSender } from '#server/mail/mail-templates.ts';
import type { SendMail } from '#server/mail/mailer.ts';
import type { Db } from '#server/store/tables.ts';
import { ANSWER_JOBS } from './answer-job-kinds.ts';
import type { AnswerSource } from './answer-port.ts';
import { isUnanswered, markSent, takeScheduledAnswer } from './answered-order.ts';
import { ALARM_AFTER, HOUR } from './request-answer.ts';
import { scheduleAnswer } from './schedule-answer.ts';
import { findAnswerRequest } from './waiting-orders.ts';

/** Interval (ms) at which a late order is logged again, until it is answered or canceled. */
export const ALARM_EVERY = HOUR;

/** The answer source returned an answer that breaks the rules for mails; it is asked again later. */
class InvalidAnswer extends Error {
  override name = 'InvalidAnswer';
}

export interface AnswerJobsOptions {
  db: Db;
  source: AnswerSource;
  send: SendMail;
  sender: MailSender;
  /** Where late orders are logged, without personal data. */
  log: Pick<JobLog, 'error'>;
  clock?: Clock;
}

/** Handlers that request the answer to a paid order, mail it at its time and raise an alarm when it is late. */
export function answerJobs({
  db,
  source,
  send,
  sender,
  log,
  clock = systemClock,
}: AnswerJobsOptions): JobHandler[] {
  return [
    jobHandler(ANSWER_JOBS.write, async ({ orderId }) => {
      const request = await findAnswerRequest(db, orderId);
      const answer = request && (await source.write(request));
      if (!answer) return;
      const { kind } = await scheduleAnswer(db, orderId, answer, clock);
      if (kind === 'refused') throw new InvalidAnswer('The answer breaks the rules for mails');
    }),

    jobHandler(ANSWER_JOBS.mail, async ({ orderId, scheduledFor }, { id }) => {
      const order = await takeScheduledAnswer(db, orderId, new Date(scheduledFor));
      if (!order) return;
      await send(id, answerMail(order, sender));
      await markSent(db, orderId, clock);
    }),

    jobHandler(ANSWER_JOBS.watch, async ({ orderId }) => {
      if (!(await isUnanswered(db, orderId))) return;
      log.error({ order: orderId }, `a paid order has no answer after ${ALARM_AFTER / HOUR} hours`);
      return { at: new Date(clock.now().getTime() + ALARM_EVERY) };
    }),
  ];
}
