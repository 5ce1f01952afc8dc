import { shopDate } from '#domain/shop-day.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import { enqueue, freeUnmailed } from '#server/jobs/enqueue.ts';
import { jobHandler, type JobHandler, type JobInfo } from '#server/jobs/job-kind.ts';
import type { JobLog } from '#server/jobs/job-runner.ts';
import type { MailSender } from '#server/mail/mail-sender.ts';
import { answerMail } from '#server/mail/mail-templates.ts';
import { mailIdOf } from '#server/mail/mail-id.ts';
import { isAboutMailbox, isBadAddress, isCertainlyUnsent } from '#server/mail/mail-failure.ts';
import type { SendMail } from '#server/mail/mailer.ts';
import { readMailWords } from '#server/store/page-contents.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { ANSWER_JOBS, ANSWER_STUCK_JOB } from './answer-job-kinds.ts';
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

/** Time (ms) after which the job runner has recorded why a mail failed. */
const REFUSAL_KNOWN_AFTER = 2_000;

/** How long (ms) attempts fail before a person is notified, who may know another address. */
const TELL_STUCK_AFTER = HOUR;

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
  /**
   * Notifies the owners of an answer's mail that fails: at once if only they can help, else after TELL_STUCK_AFTER. A
   * failure not about its mailbox may concern all mails, and is reported once a day for all; the queue lists the
   * orders.
   */
  const tellStuck = async (
    { orderId, isFirst }: { orderId: number; isFirst: boolean },
    { id, isLast }: JobInfo,
    error: unknown,
  ) => {
    const now = clock.now();
    const needsPerson = isBadAddress(error) || isLast(error);
    const isForAll = isFirst && !needsPerson && !isAboutMailbox(error);
    const runAt = new Date(now.getTime() + (needsPerson ? REFUSAL_KNOWN_AFTER : TELL_STUCK_AFTER));
    const onceKey = `answer-${needsPerson ? 'refused' : 'stuck'}:${isForAll ? shopDate(now) : id}`;
    await freeUnmailed(db, onceKey);
    await enqueue(db, ANSWER_STUCK_JOB, { orderId, isForAll }, { runAt, onceKey });
  };
  return [
    jobHandler(ANSWER_JOBS.write, (asked) => writeDraft({ db, source, log, clock }, asked)),

    jobHandler(ANSWER_JOBS.mail, async ({ orderId, scheduledFor }, job) => {
      const { id } = job;
      const isUncertain = await mayHaveArrived(db, orderId, id);
      const order = await claimScheduledAnswer(db, orderId, new Date(scheduledFor), id, clock);
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
        await tellStuck({ orderId, isFirst: true }, job, error);
        throw error;
      }
      await markSent(db, orderId, clock);
      return undefined;
    }),

    jobHandler(ANSWER_JOBS.mailAgain, async ({ orderId }, job) => {
      const order = await findSentAnswer(db, orderId, job.id, clock);
      if (!order) return;
      await noteLeaving(db, orderId, clock);
      try {
        await send(mailIdOf(job.id), answerMail(order, await ownSender()));
      } catch (error) {
        await tellStuck({ orderId, isFirst: false }, job, error);
        throw error;
      }
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
