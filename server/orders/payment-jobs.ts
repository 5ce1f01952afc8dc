import type { PaymentProvider, PaymentStatus } from '#domain/payment.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import { newJob, type NewJob } from '#server/jobs/enqueue.ts';
import { jobHandler, type JobHandler } from '#server/jobs/job-kind.ts';
import { PaymentProviderError, type PaymentGateway } from '#server/pay/payment-port.ts';
import type { PaymentLedger } from './create-payment-ledger.ts';
import { endPayment } from './end-payment.ts';
import { DIFFERENCE_ALARM_EVERY, PAYMENT_JOBS } from './payment-job-kinds.ts';
import type { PaymentState } from './payment-ledger.ts';

const MINUTE = 60_000;

/** How long (ms) after a payment is stored its status is first fetched from the provider. */
export const RECONCILE_AFTER = 3 * MINUTE;
const RECONCILE_EVERY = 5 * MINUTE;

/** Providers end an expired payment themselves; its status is fetched a little later. */
const EXPIRE_AFTER = 2 * MINUTE;
const EXPIRE_EVERY = 10 * MINUTE;

/** How long (ms) after its expiry a payment is left open for a slow bank transfer; then it is closed at its provider. */
const MAX_WAIT_AFTER_EXPIRY = 24 * 60 * MINUTE;

/** Interval of retries (ms). Stripe calculates a fee within minutes; a transfer's may take days. */
const FEE_EVERY = 6 * 60 * MINUTE;
const FEE_WAIT = 14 * 24 * 60 * MINUTE;

/** The reconcile and expire jobs of a new payment, for the transaction that stores it. */
export function newPaymentJobs(
  { paymentId, expiresAt }: { paymentId: string; expiresAt: Date },
  clock: Clock = systemClock,
): NewJob[] {
  const reconcileAt = new Date(clock.now().getTime() + RECONCILE_AFTER);
  const expireAt = new Date(expiresAt.getTime() + EXPIRE_AFTER);
  return [
    newJob(PAYMENT_JOBS.reconcile, { paymentId }, { runAt: reconcileAt, onceKey: `reconcile:${paymentId}` }),
    newJob(PAYMENT_JOBS.expire, { paymentId }, { runAt: expireAt, onceKey: `expire:${paymentId}` }),
  ];
}

/** Handlers that reconcile payments with their providers, cancel unpaid orders and close replaced payments. */
export function paymentJobs(
  ledger: PaymentLedger,
  gateways: Record<PaymentProvider, Pick<PaymentGateway, 'fetchStatus' | 'fetchFee' | 'close'>>,
  clock: Clock = systemClock,
): JobHandler[] {
  const inMilliseconds = (delay: number) => ({ at: new Date(clock.now().getTime() + delay) });

  /** Fetches the provider's status and applies it when it is new; `undefined` when the provider has no such payment. */
  const reconcile = async (payment: PaymentState) => {
    if (payment.providerPaymentId === null) return undefined;
    const update = await gateways[payment.provider].fetchStatus(payment.providerPaymentId);
    // Usually nothing has changed: no transaction is needed then.
    if (update && (update.awaitsCapture || update.status !== payment.status))
      await ledger.recordPaymentUpdate(update);
    return update?.status;
  };

  /** Closes a payment at its provider; resolves with whether its customer is still paying. */
  const isTaken = async ({ provider, providerPaymentId }: PaymentState): Promise<boolean> => {
    if (providerPaymentId === null) return false;
    try {
      return (await gateways[provider].close(providerPaymentId)) === 'taken';
    } catch (error) {
      if (error instanceof PaymentProviderError) return false;
      throw error;
    }
  };

  return [
    jobHandler(PAYMENT_JOBS.reconcile, async ({ paymentId }) => {
      const payment = await ledger.findPayment(paymentId);
      if (!payment || isFinal(payment.status)) return;
      const status = await reconcile(payment);
      if (status && isFinal(status)) return;
      // From its expiry on the payment belongs to `order.expire`.
      if (clock.now() < payment.expiresAt) return inMilliseconds(RECONCILE_EVERY);
    }),

    jobHandler(PAYMENT_JOBS.close, async ({ paymentId }) => {
      const payment = await ledger.findPayment(paymentId);
      if (!payment) return;
      if (payment.providerPaymentId !== null) {
        await endPayment({ ledger, gateways }, paymentId);
        return undefined;
      }
      // The payment may be being opened at the provider.
      if (clock.now() < payment.expiresAt) return inMilliseconds(MINUTE);
    }),

    jobHandler(PAYMENT_JOBS.fee, async ({ paymentId }) => {
      const payment = await ledger.findPayment(paymentId);
      if (!payment || payment.providerPaymentId === null) return;
      const fee = await gateways[payment.provider].fetchFee(payment.providerPaymentId);
      if (fee === 'later') {
        const tooLate = clock.now().getTime() >= payment.expiresAt.getTime() + FEE_WAIT;
        return tooLate ? undefined : inMilliseconds(FEE_EVERY);
      }
      if (fee !== 'untold') await ledger.recordFee(paymentId, fee);
    }),

    jobHandler(PAYMENT_JOBS.difference, async ({ paymentId }) => {
      if (await ledger.remindOfDifference(paymentId)) return inMilliseconds(DIFFERENCE_ALARM_EVERY);
    }),

    jobHandler(PAYMENT_JOBS.expire, async ({ paymentId }) => {
      const payment = await ledger.findPayment(paymentId);
      if (!payment || isFinal(payment.status)) return;
      const tooLate = clock.now().getTime() >= payment.expiresAt.getTime() + MAX_WAIT_AFTER_EXPIRY;
      const status = await reconcile(payment).catch((error: unknown): PaymentStatus => {
        // A provider that cannot be reached is no reason to cancel: the payment may have been made.
        if (error instanceof PaymentProviderError) return 'PENDING';
        throw error;
      });
      if (status && isFinal(status)) return;
      if (status && !tooLate) return inMilliseconds(EXPIRE_EVERY);
      if (status && (await isTaken(payment))) return inMilliseconds(EXPIRE_EVERY);
      await ledger.cancelPayment(paymentId);
    }),
  ];
}

const isFinal = (status: PaymentStatus) => status === 'COMPLETED' || status === 'CANCELED';
