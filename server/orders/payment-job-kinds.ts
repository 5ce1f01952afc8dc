import { z } from 'zod';
import { jobKind } from '#server/jobs/job-kind.ts';

const ofPayment = z.object({ paymentId: z.guid() });

/** Jobs that see a payment through to its end. */
export const PAYMENT_JOBS = {
  /** Fetches the status of a payment without a notification from its provider. */
  reconcile: jobKind('payment.reconcile', ofPayment),
  /** Ends a payment that a newer order replaces, or that its customer has left, when its provider did not respond at once. */
  close: jobKind('payment.close', ofPayment),
  /** Fetches what the provider kept of a payment, for the accountant's file. */
  fee: jobKind('payment.fee', ofPayment),
  /** Logs money that does not match its order, every hour until a person has decided. */
  difference: jobKind('payment.difference', ofPayment),
  /** Cancels an order whose payment can no longer be made. */
  expire: jobKind('order.expire', ofPayment),
};

/** Interval (ms) at which money that does not match its order is logged again. */
export const DIFFERENCE_ALARM_EVERY = 60 * 60_000;

/** Delay (ms) between a payment and fetching its fee, which providers calculate within minutes. */
export const FEE_AFTER = 15 * 60_000;
