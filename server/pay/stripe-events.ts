import type Stripe from 'stripe';
import { minorUnits } from '#domain/grosze.ts';
import type { PaymentStatus } from '#domain/payment.ts';
import type { PaymentUpdate } from './payment-port.ts';

/** The events that Stripe must send for the shop to know of its payments, refunds and disputes (docs/operating/payments.md). */
export const STRIPE_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.closed',
] as const;

/**
 * Reads the payment update of a Stripe event; `undefined` for other event types and for sessions of others.
 */
export function paymentUpdateOf(event: Stripe.Event): PaymentUpdate | undefined {
  const status = statusOfEvent(event);
  if (!status) return undefined;
  const session = event.data.object as Stripe.Checkout.Session;
  if (!session.client_reference_id) return undefined;
  return {
    updateId: event.id,
    paymentId: session.client_reference_id,
    providerPaymentId: session.id,
    status,
    ...paidIn(session),
  };
}

function statusOfEvent(event: Stripe.Event): PaymentStatus | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
      return isPaid(event.data.object) ? 'COMPLETED' : 'WAITING_FOR_CONFIRMATION';
    case 'checkout.session.async_payment_succeeded':
      return 'COMPLETED';
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return 'CANCELED';
    default:
      return undefined;
  }
}

/**
 * Maps a session, fetched with its payment intent expanded, to a payment status. A complete session that is unpaid
 * waits for the money of a slow method (P24), unless that payment has failed.
 */
export function statusOfSession(session: Stripe.Checkout.Session): PaymentStatus {
  if (isPaid(session)) return 'COMPLETED';
  if (session.status === 'expired') return 'CANCELED';
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  if (session.status !== 'complete') return 'PENDING';
  const failed = intent?.status === 'canceled' || intent?.status === 'requires_payment_method';
  return failed ? 'CANCELED' : 'WAITING_FOR_CONFIRMATION';
}

/** The amount of a session with its currency. */
export const paidIn = ({ amount_total, currency }: Stripe.Checkout.Session) => ({
  amount: minorUnits(amount_total ?? 0),
  currency: (currency ?? '').toUpperCase(),
});

const isPaid = (session: Stripe.Checkout.Session) =>
  session.payment_status === 'paid' || session.payment_status === 'no_payment_required';
