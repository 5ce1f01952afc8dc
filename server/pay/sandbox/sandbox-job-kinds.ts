import { z } from 'zod';
import { jobKind } from '#server/jobs/job-kind.ts';
import { SANDBOX_NOTICES } from './notices.ts';

/** Jobs by which the sandbox plays the providers. */
export const SANDBOX_JOBS = {
  /** Sends the provider's notifications to the shop, in this order (EM-3). */
  notify: jobKind(
    'sandbox.notify',
    z.object({ sandboxPaymentId: z.string(), notices: z.array(z.enum(SANDBOX_NOTICES)).min(1) }),
  ),
  /** Takes a refund one step further and notifies the shop. */
  refund: jobKind('sandbox.refund', z.object({ sandboxRefundId: z.string(), step: z.int().min(0) })),
};
