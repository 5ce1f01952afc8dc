import { systemClock, type Clock } from '#server/clock.ts';
import { jobHandler, type JobHandler } from '#server/jobs/job-kind.ts';
import type { JobLog } from '#server/jobs/job-runner.ts';
import type { MailSender } from '#server/mail/mail-sender.ts';
import { answerMail } from '#server/mail/mail-templates.ts';
import { mailIdOf } from '#server/mail/mail-id.ts';
import { isCertainlyUnsent } from '#server/mail/mail-failure.ts';
import type { SendMail } from '#server/mail/mailer.ts';
import { readMailWords } from '#server/store/page-contents.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { ANSWER_JOBS } from './answer-job-kinds.ts';
import type { AnswerSource } from './answer-port.ts';
import {
  claimScheduledAnswer,
  findSentAnswer,
  forgetLeaving,
  findUnanswered,
  markSent,
  mayHaveArrived,
  noteLeaving,
  releaseAnswer,
  waitsForAgreement,
} from './answered-order.ts';
import { ALARM_AFTER, HOUR } from './request-answer.ts';
import { writeDraft } from './write-draft.ts';

/** Interval (ms) at which an unanswered order is looked at again, and logged while it is late. */
export const ALARM_EVERY = HOUR;

/** Interval (ms) at which an approved answer looks whether its agreement has gone. */
const LOOK_AGAIN_AFTER = 5_000;

export interface AnswerJobsOptions {
  db: Db;
  source: AnswerSource;
  send: SendMail;
  sender: MailSender;
  /** Where late orders are logged, without personal data. */
  log: Pick<JobLog, 'error'>;
  clock?: Clock;
}

/** Handlers that request a draft for a paid order, mail its approved answer at its time and raise an alarm when it is late. */
export function answerJobs({
  db,
  source,
  send,
  sender,
  log,
  clock = systemClock,
}: AnswerJobsOptions): JobHandler[] {
  const ownSender = async (): Promise<MailSender> => ({ ...sender, words: await readMailWords(db) });
  return [
    jobHandler(ANSWER_JOBS.write, (asked) => writeDraft({ db, source, log, clock }, asked)),

    jobHandler(ANSWER_JOBS.mail, async ({ orderId, scheduledFor }, { id }) => {
      const isUncertain = await mayHaveArrived(db, orderId, id);
      const order = await claimScheduledAnswer(db, orderId, new Date(scheduledFor), id);
      if (!order) {
        const isHeldUp = await waitsForAgreement(db, orderId, new Date(scheduledFor));
        return isHeldUp ? { at: new Date(clock.now().getTime() + LOOK_AGAIN_AFTER) } : undefined;
      }
      const isFirst = await noteLeaving(db, orderId, clock);
      try {
        await send(mailIdOf(id), answerMail(order, await ownSender()));
      } catch (error) {
        if (!isUncertain && isCertainlyUnsent(error)) {
          if (isFirst) await forgetLeaving(db, orderId);
          await releaseAnswer(db, orderId, id);
        }
        throw error;
      }
      await markSent(db, orderId, clock);
      return undefined;
    }),

    jobHandler(ANSWER_JOBS.mailAgain, async ({ orderId }, { id }) => {
      const order = await findSentAnswer(db, orderId);
      if (!order) return;
      await noteLeaving(db, orderId, clock);
      await send(mailIdOf(id), answerMail(order, await ownSender()));
    }),

    jobHandler(ANSWER_JOBS.watch, async ({ orderId }) => {
      const unanswered = await findUnanswered(db, orderId, clock.now());
      if (unanswered === undefined) return;
      if (unanswered === 'late')
        log.error({ order: orderId }, `a paid order has no answer after ${ALARM_AFTER / HOUR} hours`);
      return { at: new Date(clock.now().getTime() + ALARM_EVERY) };
    }),
  ];
}
