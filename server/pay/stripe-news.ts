import type Stripe from 'stripe';
import type { PaymentStatus } from '#domain/payment.ts';
import { NotificationRefused, type PaymentNews } from './payment-port.ts';

/**
 * What a Stripe event says of a payment; `undefined` for events that we do not follow and for sessions that are not
 * ours. Throws NotificationRefused when the session is not in PLN: its amount could not be compared.
 */
export function newsOfEvent(event: Stripe.Event): PaymentNews | undefined {
  const status = statusOfEvent(event);
  if (!status) return undefined;
  const session = event.data.object as Stripe.Checkout.Session;
  if (!session.client_reference_id) return undefined;
  if (session.currency !== 'pln') throw new NotificationRefused('Stripe session is not in PLN');
  return {
    newsId: event.id,
    paymentId: session.client_reference_id,
    providerPaymentId: session.id,
    status,
    amount: session.amount_total ?? 0,
  };
}

function statusOfEvent(event: Stripe.Event): PaymentStatus | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
      return isPaid(event.data.object) ? 'COMPLETED' : 'PENDING';
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
 * The status of a session that was asked for with its payment intent expanded. A finished session that is unpaid
 * waits for a slow method (P24), unless that payment has failed meanwhile.
 */
export function statusOfSession(session: Stripe.Checkout.Session): PaymentStatus {
  if (isPaid(session)) return 'COMPLETED';
  if (session.status === 'expired') return 'CANCELED';
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const failed = intent?.status === 'canceled' || intent?.status === 'requires_payment_method';
  return session.status === 'complete' && failed ? 'CANCELED' : 'PENDING';
}

const isPaid = (session: Stripe.Checkout.Session) =>
  session.payment_status === 'paid' || session.payment_status === 'no_payment_required';
