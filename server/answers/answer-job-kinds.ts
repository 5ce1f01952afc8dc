import { z } from 'zod';
import { jobKind } from '#server/jobs/job-kind.ts';
import { mailKind } from '#server/jobs/mail-kind.ts';

const orderId = z.int().positive();

/** Jobs that see a paid order through to its answer. */
export const ANSWER_JOBS = {
  /**
   * Requests a draft from the answer source; does nothing when a person writes the answer. `over`: the version on the
   * screen of the person who asked for another draft; missing when the order was just paid. The job has a lane of its
   * own: a model that hangs holds up nothing else.
   */
  write: jobKind('answer.write', z.object({ orderId, over: z.int().nonnegative().optional() }), 'model'),
  /** Raises an alarm when a paid order is late. */
  watch: jobKind('answer.watch', z.object({ orderId })),
  /** Mails the approved answer to the customer, at its time. The text stays in the order until then. */
  mail: mailKind('answer', 'paid', z.object({ orderId, scheduledFor: z.iso.datetime() })),
  /** Mails an answer that was sent already once more. */
  mailAgain: mailKind('answer-again', 'paid', z.object({ orderId })),
};

/** Tells the order's specialist by mail that she may answer it; the desk, which knows her address, sends it. */
export const NOTICE_JOB = mailKind('new-order', 'own', z.object({ orderId }));

/** Tells the owners that an order is paid, each as she has chosen; the desk, which knows them, sends it. */
export const ORDER_CAME_JOB = mailKind('order-came', 'own', z.object({ orderId }));

/** Notifies the person who has to write or approve an answer, two hours before the promised time. */
export const PROMISE_NEAR_JOB = mailKind('promise-near', 'own', z.object({ orderId }));

/** Tells the owners of an order whose answer nobody has approved after some hours; the desk, which knows them, sends it. */
export const LATE_JOB = mailKind('late-order', 'own', z.object({ orderId }));

/** Notifies the owners that the mail server refuses the mail with an order's agreement: its address must be corrected. */
export const AGREEMENT_REFUSED_JOB = mailKind('agreement-refused', 'own', z.object({ orderId }));

/** Tells the owners that the mail with an approved answer does not leave. `isForAll`: whichever is stuck by then. */
export const ANSWER_STUCK_JOB = mailKind(
  'answer-stuck',
  'own',
  z.object({ orderId, isForAll: z.boolean().optional() }),
);

/** Unique key of the job that sends an answer; `ANSWER_MAIL_STATE` looks for it. */
export const mailJobKey = (order: number, at: Date): string => `answer-mail:${order}:${at.toISOString()}`;

/**
 * Unique key of the job that mails a sent answer again. `revision`: the answer's revision when somebody decided that.
 */
export const mailAgainKey = (order: number, revision: number): string => `answer-again:${order}:${revision}`;
