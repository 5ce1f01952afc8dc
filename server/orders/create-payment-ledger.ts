import type { PaymentProvider } from '#domain/payment.ts';
import { findPaidTwice } from '#server/answers/paid-twice.ts';
import type { PaymentGateway, PaymentUpdate, ProviderFee } from '#server/pay/payment-port.ts';
import { tellOwners } from '#server/refunds/money-waits.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { isUndecided } from './payment-difference.ts';
import {
  applyPaymentUpdate,
  cancelPayment,
  findPayment,
  isExactly,
  recordFee,
  type PaymentState,
  type UpdateOutcome,
} from './payment-ledger.ts';

/** The orders' payments, as webhooks and payment jobs use them. */
export interface PaymentLedger {
  findPayment(paymentId: string): Promise<PaymentState | undefined>;
  /**
   * Applies a provider's update and logs its outcome. Money that the provider holds is captured when the order still
   * wants it, otherwise the payment is closed and the customer gets it back. Rejects with PaymentProviderError then.
   */
  recordPaymentUpdate(update: PaymentUpdate): Promise<UpdateOutcome>;
  /** Stores what the provider kept of a payment; what was stored first stays. */
  recordFee(paymentId: string, fee: ProviderFee): Promise<void>;
  /** Cancels an unpaid payment and releases its coupon; a COMPLETED payment stays as it is. */
  cancelPayment(paymentId: string): Promise<void>;
  /** Logs money that does not match its order, unless a person has decided; resolves with whether it did. */
  remindOfDifference(paymentId: string): Promise<boolean>;
}

/** The part of pino's logger that the ledger uses. */
export interface LedgerLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

const DIFFERS = 'a payment does not match its order';

/** Creates the ledger over a database. `getLog` is called for every update: the server and its log are created later. */
export function createPaymentLedger(
  db: Db,
  gateways: Record<PaymentProvider, PaymentGateway>,
  getLog: () => LedgerLog,
): PaymentLedger {
  async function captureOrClose(update: PaymentUpdate): Promise<void> {
    const payment = await findPayment(db, update.paymentId);
    if (payment?.providerPaymentId !== update.providerPaymentId || payment.status === 'COMPLETED') return;
    const gateway = gateways[payment.provider];
    const isWanted = payment.status !== 'CANCELED' && isExactly(update, payment.amount);
    if (isWanted) return gateway.capture(update.providerPaymentId);
    getLog().info({ payment: update.paymentId }, 'a payment is not wanted any more and is not captured');
    await gateway.close(update.providerPaymentId);
  }

  return {
    findPayment: (paymentId) => findPayment(db, paymentId),
    recordFee: (paymentId, fee) => recordFee(db, paymentId, fee),
    cancelPayment: (paymentId) => cancelPayment(db, paymentId),
    async remindOfDifference(paymentId) {
      if (!(await isUndecided(db, paymentId))) return false;
      getLog().error({ payment: paymentId }, DIFFERS);
      return true;
    },
    async recordPaymentUpdate(update) {
      const outcome = await applyPaymentUpdate(db, update);
      const details = { payment: update.paymentId, outcome };
      if (outcome === 'amount-differs') getLog().error(details, DIFFERS);
      else if (outcome === 'unknown' && update.status === 'COMPLETED')
        getLog().error(details, 'a provider tells of money that belongs to no payment of the shop');
      else getLog().info(details, 'payment update');
      if (outcome === 'applied' && update.status === 'COMPLETED') {
        for (const { orderIds } of await findPaidTwice(db, update.paymentId)) {
          getLog().error({ orders: orderIds }, 'one person has paid twice for one thing within an hour');
          await tellOwners(db, orderIds[0], 'paid-twice', orderIds.join('+'));
        }
      }
      if (update.awaitsCapture) await captureOrClose(update);
      return outcome;
    },
  };
}
