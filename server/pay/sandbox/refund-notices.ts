import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { signForPayu } from '../payu-signature.ts';
import { payuRefundObject } from './payu-objects.ts';
import type { SandboxRefundStatus } from './refund-scenarios.ts';
import type { SandboxPayment } from './sandbox-payments.ts';
import type { SandboxRefund } from './sandbox-refunds.ts';
import type { SandboxSecrets } from './sandbox-secrets.ts';
import { intentOf, stripeRefund } from './stripe-objects.ts';

/** A signed notification, ready to be sent. */
interface Notification {
  headers: Record<string, string>;
  body: string;
}

/** The decision of a dispute; `undefined` while the customer's bank awaits the shop's answer. */
export type DisputeEnd = 'won' | 'lost' | undefined;

const STRIPE_TYPE: Record<SandboxRefundStatus, string> = {
  PENDING: 'refund.created',
  DONE: 'refund.updated',
  FAILED: 'refund.failed',
};

/** Builds a notification of a refund with this status, in the format of its payment's provider. */
export function refundNotification(
  payment: SandboxPayment,
  refund: SandboxRefund,
  status: SandboxRefundStatus,
  { payu, stripe }: SandboxSecrets,
): Notification {
  const notified = { ...refund, status };
  if (payment.provider === 'STRIPE')
    return stripeEvent(STRIPE_TYPE[status], stripeRefund(notified), stripe.webhookSecret);
  // As PayU's documentation shows it: without the shop's id of the refund.
  const { extRefundId: _unsaid, ...fields } = payuRefundObject(notified);
  const body = JSON.stringify({ orderId: payment.id, extOrderId: payment.paymentId, refund: fields });
  return { headers: { 'openpayu-signature': signForPayu(Buffer.from(body), payu.secondKey) }, body };
}

/** Builds Stripe's notification that a customer disputes a payment, or that her bank has decided. */
export function disputeNotification(
  payment: SandboxPayment,
  end: DisputeEnd,
  { stripe }: SandboxSecrets,
): Notification {
  const dispute = {
    id: `dp_test_${digest(payment.id)}`,
    object: 'dispute',
    amount: payment.amount,
    currency: 'pln',
    payment_intent: intentOf(payment),
    reason: 'product_not_received',
    status: end ?? 'needs_response',
  };
  const type = end === undefined ? 'charge.dispute.created' : 'charge.dispute.closed';
  return stripeEvent(type, dispute, stripe.webhookSecret);
}

function stripeEvent(type: string, object: { id: string }, secret: string): Notification {
  const body = JSON.stringify({
    id: `evt_test_${digest(`${object.id} ${type}`)}`,
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: { object },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
  return { headers: { 'stripe-signature': signature }, body };
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);
