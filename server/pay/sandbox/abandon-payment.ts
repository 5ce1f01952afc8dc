import { enqueue } from '#server/jobs/enqueue.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { SANDBOX_JOBS } from './sandbox-job-kinds.ts';
import { movePayment } from './sandbox-payments.ts';
import type { SandboxStatus } from './scenarios.ts';

/**
 * Closes a payment that the shop does not want any more, and notifies the shop of it: PayU reports CANCELED, Stripe
 * `checkout.session.expired`. Resolves with whether the payment had one of the statuses.
 */
export const abandonPayment = (db: Db, id: string, from: readonly SandboxStatus[]): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    for (const status of from) {
      if (!(await movePayment(trx, id, status, 'ABANDONED'))) continue;
      await enqueue(trx, SANDBOX_JOBS.notify, { sandboxPaymentId: id, notices: ['abandoned'] });
      return true;
    }
    return false;
  });
