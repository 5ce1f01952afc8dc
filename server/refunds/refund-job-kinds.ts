import { z } from 'zod';
import { jobKind } from '#server/jobs/job-kind.ts';

const ofRefund = z.object({ refundId: z.guid() });

/** Jobs that see a refund through to its end. */
export const REFUND_JOBS = {
  /** Has the provider make the refund, and asks about it until it has ended. */
  carryOut: jobKind('refund.carry-out', ofRefund),
  /** Logs a failed refund, every hour until a person has settled it. */
  alarm: jobKind('refund.alarm', ofRefund),
};
