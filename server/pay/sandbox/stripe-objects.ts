import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { SandboxNotice } from './notices.ts';
import { isExpired, type SandboxPayment } from './sandbox-payments.ts';

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** A checkout session in the format of Stripe's API (docs.stripe.com/api/checkout/sessions/object), with the fields that are read. */
export function stripeSession(payment: SandboxPayment, pageUrl: string) {
  const expired = payment.status === 'ABANDONED' || isExpired(payment);
  const status = expired ? 'expired' : payment.status === 'OPEN' ? 'open' : 'complete';
  return {
    id: payment.id,
    object: 'checkout.session',
    amount_total: payment.amount,
    client_reference_id: payment.paymentId,
    created: seconds(payment.createdAt),
    currency: 'pln',
    expires_at: seconds(payment.expiresAt),
    livemode: false,
    mode: 'payment',
    payment_intent:
      payment.status === 'DECLINED' ? { object: 'payment_intent', status: 'requires_payment_method' } : null,
    payment_status: payment.status === 'PAID' ? 'paid' : 'unpaid',
    status,
    success_url: payment.returnUrl,
    url: status === 'open' ? pageUrl : null,
  };
}

const EVENT_TYPE: Record<Exclude<SandboxNotice, 'toConfirm'>, string> = {
  paid: 'checkout.session.completed',
  paidLater: 'checkout.session.async_payment_succeeded',
  pending: 'checkout.session.completed',
  declined: 'checkout.session.async_payment_failed',
  abandoned: 'checkout.session.expired',
};

/** Builds a notification in Stripe's format, signed as Stripe does. A repeat has the same event id. */
export function stripeNotification(
  payment: SandboxPayment,
  notice: Exclude<SandboxNotice, 'toConfirm'>,
  webhookSecret: string,
): { headers: Record<string, string>; body: string } {
  const id = createHash('sha256').update(`${payment.id} ${notice}`).digest('hex').slice(0, 24);
  const session = stripeSession(payment, '');
  const body = JSON.stringify({
    id: `evt_test_${id}`,
    object: 'event',
    type: EVENT_TYPE[notice],
    created: seconds(new Date()),
    livemode: false,
    data: { object: { ...session, ...(notice === 'pending' && { payment_status: 'unpaid' }) } },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret });
  return { headers: { 'stripe-signature': signature }, body };
}
