import type { PaymentUpdate } from '#server/pay/payment-port.ts';
import type { Db } from '#server/store/tables.ts';
import {
  applyPaymentUpdate,
  cancelPayment,
  findPayment,
  type PaymentState,
  type UpdateOutcome,
} from './payment-ledger.ts';

/** The orders' payments, as webhooks and payment jobs use them. */
export interface PaymentLedger {
  findPayment(paymentId: string): Promise<PaymentState | undefined>;
  /** Applies a provider's update and logs its outcome. */
  recordPaymentUpdate(update: PaymentUpdate): Promise<UpdateOutcome>;
  /** Cancels an unpaid payment and releases its coupon; a COMPLETED payment stays as it is. */
  cancelPayment(paymentId: string): Promise<void>;
}

/** The part of pino's logger that the ledger uses. */
export interface LedgerLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Creates the ledger over a database. `getLog` is called for every update: the server and its log are created later. */
export const createPaymentLedger = (db: Db, getLog: () => LedgerLog): PaymentLedger => ({
  findPayment: (paymentId) => findPayment(db, paymentId),
  cancelPayment: (paymentId) => cancelPayment(db, paymentId),
  async recordPaymentUpdate(update) {
    const outcome = await applyPaymentUpdate(db, update);
    const details = { payment: update.paymentId, outcome };
    if (outcome === 'amount-differs') getLog().error(details, 'a payment does not match its order');
    else getLog().info(details, 'payment update');
    return outcome;
  },
});
