import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { SandboxNotice } from './notices.ts';
import { isExpired, type SandboxPayment } from './sandbox-payments.ts';
import type { SandboxRefund } from './sandbox-refunds.ts';

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
    payment_intent: stripeIntent(payment),
    payment_status: payment.status === 'PAID' ? 'paid' : 'unpaid',
    status,
    success_url: payment.returnUrl,
    url: status === 'open' ? pageUrl : null,
  };
}

/** The id of a payment's intent. */
export const intentOf = ({ id }: Pick<SandboxPayment, 'id'>) => `pi_${id}`;

/** The payment's id from its intent's. */
export const sessionOf = (intent: string) => intent.replace(/^pi_/, '');

/** Always expanded: the shop reads both forms. */
function stripeIntent(payment: SandboxPayment) {
  if (payment.status !== 'DECLINED' && payment.status !== 'PAID') return null;
  const status = payment.status === 'PAID' ? 'succeeded' : 'requires_payment_method';
  return {
    id: intentOf(payment),
    object: 'payment_intent',
    status,
    latest_charge: payment.status === 'PAID' ? stripeCharge(payment) : null,
  };
}

/** A charge with its balance transaction, whose fee is that of a card of the European Economic Area: 1.5 % and 1 zł. */
const stripeCharge = ({ id, amount }: SandboxPayment) => ({
  id: `ch_${id}`,
  object: 'charge',
  balance_transaction: {
    id: `txn_${id}`,
    object: 'balance_transaction',
    fee: amount === 0 ? 0 : Math.round(amount * 0.015) + 100,
    currency: 'pln',
  },
});

const REFUND_STATUS = { PENDING: 'pending', DONE: 'succeeded', FAILED: 'failed' } as const;

/** A refund in the format of Stripe's API (docs.stripe.com/api/refunds/object), with the fields that are read. */
export const stripeRefund = (refund: SandboxRefund) => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  created: seconds(refund.createdAt),
  currency: 'pln',
  metadata: refund.refundId === null ? {} : { refundId: refund.refundId, sessionId: refund.sandboxPaymentId },
  payment_intent: intentOf({ id: refund.sandboxPaymentId }),
  status: REFUND_STATUS[refund.status],
  ...(refund.status === 'FAILED' && { failure_reason: 'expired_or_canceled_card' }),
});

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
