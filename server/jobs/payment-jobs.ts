import type { QueryExecutorProvider } from 'kysely';
import type { PaymentProvider, PaymentStatus } from '#domain/payment.ts';
import { PaymentProviderError, type PaymentGateway, type PaymentNews } from '#server/pay/payment-port.ts';
import { systemClock, type Clock } from './clock.ts';
import { enqueue } from './enqueue.ts';
import type { JobHandlers } from './job-kinds.ts';

const MINUTE = 60_000;

/** A payment without news for so long is asked about, and then again and again. */
export const RECONCILE_AFTER = 3 * MINUTE;
const RECONCILE_EVERY = 5 * MINUTE;

/** Providers end an expired payment themselves; we look a little later. */
const EXPIRE_AFTER = 2 * MINUTE;
const EXPIRE_EVERY = 10 * MINUTE;

/** A bank transfer may be under way after the page has expired; nobody waits longer than this. */
const LATEST_END = 24 * 60 * MINUTE;

export interface KnownPayment {
  provider: PaymentProvider;
  /** Missing while, or because, the provider has never answered. */
  providerPaymentId: string | null;
  status: PaymentStatus;
  expiresAt: Date;
}

/** What these jobs need of the orders. */
export interface PaymentLedger {
  findPayment(paymentId: string): Promise<KnownPayment | undefined>;
  /** Forward only; compares the amount. */
  applyNews(news: PaymentNews): Promise<void>;
  /** Ends an unpaid payment as CANCELED and frees its coupon; changes nothing when news came meanwhile. */
  abandon(paymentId: string): Promise<void>;
}

/** Writes the two jobs that look after a new payment; in the transaction that stores it. */
export async function watchPayment(
  trx: QueryExecutorProvider,
  { paymentId, expiresAt }: { paymentId: string; expiresAt: Date },
  clock: Clock = systemClock,
): Promise<void> {
  const reconcileAt = new Date(clock.now().getTime() + RECONCILE_AFTER);
  const expireAt = new Date(expiresAt.getTime() + EXPIRE_AFTER);
  await enqueue(
    trx,
    'payment.reconcile',
    { paymentId },
    { runAt: reconcileAt, onceKey: `reconcile:${paymentId}` },
  );
  await enqueue(trx, 'order.expire', { paymentId }, { runAt: expireAt, onceKey: `expire:${paymentId}` });
}

/** Lost notifications are made up for, abandoned orders ended, replaced payments closed. */
export function paymentJobs(
  ledger: PaymentLedger,
  gateways: Record<PaymentProvider, PaymentGateway>,
  clock: Clock = systemClock,
): Pick<JobHandlers, 'payment.reconcile' | 'payment.close' | 'order.expire'> {
  const inMilliseconds = (delay: number) => ({ at: new Date(clock.now().getTime() + delay) });

  /** Asks the provider and passes on what is new to us; `undefined` when it knows nothing of the payment. */
  const ask = async (payment: KnownPayment) => {
    if (payment.providerPaymentId === null) return undefined;
    const news = await gateways[payment.provider].ask(payment.providerPaymentId);
    // Most answers are that nothing has happened: no transaction is spent on those.
    if (news && news.status !== payment.status) await ledger.applyNews(news);
    return news?.status;
  };

  return {
    'payment.reconcile': async ({ paymentId }) => {
      const payment = await ledger.findPayment(paymentId);
      if (!payment || isFinal(payment.status)) return;
      const status = await ask(payment);
      if (status && isFinal(status)) return;
      // From its expiry on the payment belongs to `order.expire`.
      if (clock.now() < payment.expiresAt) return inMilliseconds(RECONCILE_EVERY);
    },

    'payment.close': async ({ paymentId }) => {
      const payment = await ledger.findPayment(paymentId);
      if (!payment) return;
      if (payment.providerPaymentId !== null) {
        await gateways[payment.provider].close(payment.providerPaymentId);
        return undefined;
      }
      // Perhaps it is being opened at this moment.
      if (clock.now() < payment.expiresAt) return inMilliseconds(MINUTE);
    },

    'order.expire': async ({ paymentId }) => {
      const payment = await ledger.findPayment(paymentId);
      if (!payment || isFinal(payment.status)) return;
      const tooLate = clock.now().getTime() >= payment.expiresAt.getTime() + LATEST_END;
      const status = await ask(payment).catch((error: unknown): PaymentStatus => {
        // A provider that does not answer is no reason to cancel: the payment may have been made.
        if (error instanceof PaymentProviderError) return 'PENDING';
        throw error;
      });
      if (status && isFinal(status)) return;
      if (status && !tooLate) return inMilliseconds(EXPIRE_EVERY);
      await ledger.abandon(paymentId);
    },
  };
}

const isFinal = (status: PaymentStatus) => status === 'COMPLETED' || status === 'CANCELED';
