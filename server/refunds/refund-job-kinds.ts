import { MONEY_MATTERS } from '#domain/desk-terms.ts';
import { z } from 'zod';
import { jobKind } from '#server/jobs/job-kind.ts';
import { mailKind } from '#server/jobs/mail-kind.ts';

const ofRefund = z.object({ refundId: z.guid() });

/** What waits for a decision; the desk's list has the same names. */
const matter = z.enum(MONEY_MATTERS);

/** Jobs that see a refund through to its end. */
export const REFUND_JOBS = {
  /** Has the provider make the refund, and asks about it until it has ended. */
  carryOut: jobKind('refund.carry-out', ofRefund),
  /** Logs a failed refund, every hour until a person has settled it. */
  alarm: jobKind('refund.alarm', ofRefund),
};

/** Tells the owners by mail of money that waits for a decision; the desk, which knows their addresses, sends it. */
export const MONEY_WAITS_JOB = mailKind(
  'money-waits',
  'own',
  z.object({ orderId: z.int().positive(), matter }),
);
