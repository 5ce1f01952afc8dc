import type { PaymentProvider } from '#domain/payment.ts';
import { shopDate } from '#domain/shop-day.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import { jobHandler, type JobHandler, type RunAgain } from '#server/jobs/job-kind.ts';
import type { JobLog } from '#server/jobs/job-runner.ts';
import { PaymentProviderError } from '#server/pay/payment-port.ts';
import type { RefundGateway, RefundUpdate } from '#server/pay/refund-port.ts';
import type { Db } from '#server/store/tables/tables.ts';
import type { RefundLedger } from './create-refund-ledger.ts';
import { tellOwners } from './money-waits.ts';
import { REFUND_JOBS } from './refund-job-kinds.ts';
import { findRefund, STUCK_AFTER, type Refund } from './refunds-of.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Interval (ms) at which a failed refund is logged again, until it is settled. */
export const REFUND_ALARM_EVERY = HOUR;

/** Age (ms) at which a refund that its provider has not accepted, or has not finished, is an error in the log. */
const LATE = { ...STUCK_AFTER, asked: HOUR } as const;

/** Pauses (ms) between two questions: the older the refund, the longer. */
const pauseAfter = (age: number) => Math.min(6 * HOUR, Math.max(5_000, age / 4));

export interface RefundJobsOptions {
  db: Db;
  ledger: RefundLedger;
  gateways: Record<PaymentProvider, RefundGateway>;
  log: JobLog;
  clock?: Clock;
}

/**
 * Handlers that carry refunds out, and alarm when one fails. A failing or silent provider is retried without end,
 * because a decided refund must not be forgotten; `RefundGateway.refund` still makes it only once.
 */
export function refundJobs({
  db,
  ledger,
  gateways,
  log,
  clock = systemClock,
}: RefundJobsOptions): JobHandler[] {
  const again = async (refund: Refund): Promise<RunAgain> => {
    const now = clock.now().getTime();
    const age = now - refund.requestedAt.getTime();
    const state = refund.state === 'asked' ? 'asked' : 'pending';
    if (age > LATE[state])
      log.error({ order: refund.orderId, refund: refund.id }, `a refund is still ${state}`);
    // After its deadline the refund is reported as late.
    const isLate = refund.dueOn !== null && refund.dueOn < shopDate(clock.now());
    if (age > STUCK_AFTER[state] && !isLate) await tellOwners(db, refund.orderId, 'refund-stuck', refund.id);
    if (isLate) {
      log.error(
        { order: refund.orderId, refund: refund.id, dueOn: refund.dueOn },
        'a refund is past the day by which the customer must have the money',
      );
      await tellOwners(db, refund.orderId, 'refund-late', refund.id);
    }
    return { at: new Date(now + pauseAfter(age)) };
  };

  const askProvider = async (refund: Refund): Promise<RefundUpdate | undefined> => {
    const { provider, providerPaymentId, providerRefundId } = refund;
    if (providerPaymentId === null) return undefined;
    const gateway = gateways[provider];
    return refund.state === 'pending' && providerRefundId !== null
      ? gateway.fetchRefund(providerPaymentId, providerRefundId)
      : gateway.refund({ ...refund, refundId: refund.id, providerPaymentId });
  };

  return [
    jobHandler(REFUND_JOBS.carryOut, async ({ refundId }) => {
      const refund = await findRefund(db, refundId);
      if (!refund || refund.state === 'done' || refund.state === 'failed') return;
      try {
        const update = await askProvider(refund);
        if (update) await ledger.recordRefundUpdate(refund.provider, update);
      } catch (error) {
        if (!(error instanceof PaymentProviderError)) throw error;
        log.warn({ refund: refundId, error: error.message }, 'a provider did not answer about a refund');
      }
      const after = await findRefund(db, refundId);
      if (after?.state === 'asked' || after?.state === 'pending') return again(after);
    }),

    jobHandler(REFUND_JOBS.alarm, async ({ refundId }) => {
      const refund = await findRefund(db, refundId);
      if (refund?.state !== 'failed' || refund.settledAt !== null) return;
      const { orderId: order, failure } = refund;
      log.error({ order, refund: refundId, failure }, 'a refund has failed: the money is still in the shop');
      return { at: new Date(clock.now().getTime() + REFUND_ALARM_EVERY) };
    }),
  ];
}
