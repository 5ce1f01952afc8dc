import { systemClock, type Clock } from '#server/clock.ts';
import { jobHandler, type JobHandler } from '#server/jobs/job-kind.ts';
import type { JobLog } from '#server/jobs/job-runner.ts';
import { answerMail, type MailSender } from '#server/mail/mail-templates.ts';
import { isCertainlyUnsent, type SendMail } from '#server/mail/mailer.ts';
import type { Db } from '#server/store/tables.ts';
import { ANSWER_JOBS } from './answer-job-kinds.ts';
import type { AnswerSource } from './answer-port.ts';
import {
  claimScheduledAnswer,
  findSentAnswer,
  isUnanswered,
  markSent,
  releaseAnswer,
} from './answered-order.ts';
import { openAnswer } from './open-answer.ts';
import { ALARM_AFTER, HOUR } from './request-answer.ts';
import { appendDraft } from './save-draft.ts';
import { findAnswerRequest } from './waiting-orders.ts';

/** Interval (ms) at which a late order is logged again, until it is answered or canceled. */
export const ALARM_EVERY = HOUR;

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
  return [
    jobHandler(ANSWER_JOBS.write, async ({ orderId }) => {
      const request = await findAnswerRequest(db, orderId);
      const written = request && (await source.write(request));
      if (!written) return;
      // Only a draft: a text that no person has read never goes out.
      await db.transaction().execute(async (trx) => {
        const answer = await openAnswer(trx, orderId);
        if (answer?.status !== 'GENERATING_RESPONSE' || answer.draftVersion > 0) return;
        const draft = { text: written.content, responses: written.responses ?? [] };
        await appendDraft(trx, answer, draft, { kind: 'model', name: 'model' }, clock.now());
        if (written.prompt === undefined) return;
        await trx
          .updateTable('shop_order')
          .set({ prompt: written.prompt })
          .where('id', '=', orderId)
          .execute();
      });
    }),

    jobHandler(ANSWER_JOBS.mail, async ({ orderId, scheduledFor }, { id }) => {
      const order = await claimScheduledAnswer(db, orderId, new Date(scheduledFor), id);
      if (!order) return;
      try {
        await send(id, answerMail(order, sender));
      } catch (error) {
        if (isCertainlyUnsent(error)) await releaseAnswer(db, orderId, id);
        throw error;
      }
      await markSent(db, orderId, clock);
    }),

    jobHandler(ANSWER_JOBS.mailAgain, async ({ orderId }, { id }) => {
      const order = await findSentAnswer(db, orderId);
      if (order) await send(id, answerMail(order, sender));
    }),

    jobHandler(ANSWER_JOBS.watch, async ({ orderId }) => {
      if (!(await isUnanswered(db, orderId))) return;
      log.error({ order: orderId }, `a paid order has no answer after ${ALARM_AFTER / HOUR} hours`);
      return { at: new Date(clock.now().getTime() + ALARM_EVERY) };
    }),
  ];
}
