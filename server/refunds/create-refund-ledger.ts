import type { PaymentProvider } from '#domain/payment.ts';
import type { DisputeUpdate, RefundUpdate } from '#server/pay/refund-port.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { applyRefundUpdate, type RefundOutcome } from './apply-refund-update.ts';
import { storeDispute } from './disputes.ts';

/** The ledger of refunds and disputes, as webhooks and refund jobs use it. */
export interface RefundLedger {
  /** Applies a provider's update of a refund and logs its outcome. */
  recordRefundUpdate(provider: PaymentProvider, update: RefundUpdate): Promise<RefundOutcome>;
  /** Stores a customer's dispute and logs it. */
  recordDispute(provider: PaymentProvider, dispute: DisputeUpdate): Promise<void>;
}

interface Log {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Outcomes that a person has to look into, with what the log says then. */
const ALARMS: Partial<Record<RefundOutcome, string>> = {
  contradicted: 'the provider tells of a refund otherwise than the ledger',
  'over-paid': 'refunds made by hand exceed what was paid',
};

/** Creates the ledger over a database. `getLog` is called for every update: the server and its log are created later. */
export const createRefundLedger = (db: Db, getLog: () => Log): RefundLedger => ({
  async recordRefundUpdate(provider, update) {
    const outcome = await applyRefundUpdate(db, provider, update);
    const { providerPaymentId, providerRefundId, state } = update;
    const details = { provider, providerPaymentId, providerRefundId, state, outcome };
    const alarm = ALARMS[outcome];
    if (alarm === undefined) getLog().info(details, 'refund update');
    else getLog().error(details, alarm);
    return outcome;
  },
  async recordDispute(provider, dispute) {
    const outcome = await storeDispute(db, provider, dispute);
    const { disputeId, reason, status } = dispute;
    const details = { dispute: disputeId, reason, status, outcome };
    const isAlarm =
      outcome === 'opened' || outcome === 'escalated' || (outcome === 'closed' && status === 'lost');
    if (isAlarm) getLog().error(details, 'a customer disputes a payment: answer in the dashboard');
    else getLog().info(details, 'dispute update');
  },
});
