import { z } from 'zod';
import { jobKind } from '#server/jobs/job-kind.ts';
import { mailKind } from '#server/mail/mail-job-kinds.ts';

const orderId = z.int().positive();

/** Jobs that see a paid order through to its answer. */
export const ANSWER_JOBS = {
  /** Requests an answer from the answer source; does nothing more when a person writes it. */
  write: jobKind('answer.write', z.object({ orderId })),
  /** Raises an alarm when a paid order is late. */
  watch: jobKind('answer.watch', z.object({ orderId })),
  /** Mails the answer to the customer, at its time. The text stays in the order until then. */
  mail: mailKind('answer', z.object({ orderId, scheduledFor: z.iso.datetime() })),
};
