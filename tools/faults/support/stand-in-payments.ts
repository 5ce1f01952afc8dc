import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { PaymentProvider } from '#domain/payment.ts';
import { signForPayu } from '#server/pay/payu-signature.ts';

/** A payment as stored by the stand-in. Amount in grosze. */
export interface StandInPayment {
  provider: PaymentProvider;
  id: string;
  /** The shop's id of the payment attempt. */
  paymentId: string;
  amount: number;
  isPaid: boolean;
  /** The shop has closed it; it can no longer be paid. */
  isClosed: boolean;
}

export const STAND_IN_KEYS = { stripe: 'whsec_of_the_stand_in', payu: 'second-key-of-the-stand-in' } as const;

/** Reads Stripe's form for a new session. */
export function openStripe(body: string): StandInPayment {
  const form = new URLSearchParams(body);
  return {
    provider: 'STRIPE',
    id: `cs_test_${randomUUID()}`,
    paymentId: form.get('client_reference_id') ?? '',
    amount: Number(form.get('line_items[0][price_data][unit_amount]')),
    isPaid: false,
    isClosed: false,
  };
}

/** Reads PayU's body of a new order. */
export function openPayu(body: string): StandInPayment {
  const { extOrderId, totalAmount } = JSON.parse(body) as { extOrderId: string; totalAmount: string };
  return {
    provider: 'PAYU',
    id: randomUUID().toUpperCase(),
    paymentId: extOrderId,
    amount: Number(totalAmount),
    isPaid: false,
    isClosed: false,
  };
}

const page = ({ id }: StandInPayment) => `https://pay.example/${id}`;

/** The response to a new payment. */
export const created = (payment: StandInPayment) =>
  payment.provider === 'STRIPE'
    ? session(payment)
    : { redirectUri: page(payment), orderId: payment.id, status: { statusCode: 'SUCCESS' } };

/** A payment as Stripe's API responds. */
export const session = (payment: StandInPayment) => ({
  id: payment.id,
  object: 'checkout.session',
  url: page(payment),
  client_reference_id: payment.paymentId,
  currency: 'pln',
  amount_total: payment.amount,
  status: payment.isPaid ? 'complete' : payment.isClosed ? 'expired' : 'open',
  payment_status: payment.isPaid ? 'paid' : 'unpaid',
  payment_intent: payment.isPaid ? `pi_${payment.id}` : null,
});

/** A payment as PayU's API responds. */
export const payuOrder = (payment: StandInPayment, status = statusOf(payment)) => ({
  orderId: payment.id,
  extOrderId: payment.paymentId,
  currencyCode: 'PLN',
  totalAmount: String(payment.amount),
  status,
});

const statusOf = ({ isPaid, isClosed }: StandInPayment) =>
  isPaid ? 'COMPLETED' : isClosed ? 'CANCELED' : 'PENDING';

/** Closes a payment as the provider does, which refuses one that is paid; resolves with status and body of the response. */
export function closePayment(payment: StandInPayment): { status: number; body: object } {
  if (payment.isPaid && payment.provider === 'STRIPE')
    return { status: 400, body: { error: { type: 'invalid_request_error', message: 'not open' } } };
  if (payment.isPaid) return { status: 403, body: { status: { statusCode: 'ERROR_ORDER_NOT_CANCELABLE' } } };
  payment.isClosed = true;
  return { status: 200, body: payment.provider === 'STRIPE' ? session(payment) : { orderId: payment.id } };
}

/** A webhook request. */
export interface Notification {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Creates the provider's signed notification that a payment is paid or pending; `signedAt` in seconds (Stripe). */
export function notificationOf(
  payment: StandInPayment,
  says: 'paid' | 'under way',
  signedAt = Math.floor(Date.now() / 1000),
): Notification {
  if (payment.provider === 'PAYU') {
    const status = says === 'paid' ? 'COMPLETED' : 'PENDING';
    const body = JSON.stringify({ order: payuOrder(payment, status), properties: [] });
    const signature = signForPayu(Buffer.from(body), STAND_IN_KEYS.payu);
    return { path: '/api/payment/payu/notify', headers: { 'openpayu-signature': signature }, body };
  }
  const body = JSON.stringify({
    id: `evt_${payment.id}_${says}`,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { ...session(payment), payment_status: says === 'paid' ? 'paid' : 'unpaid' } },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: STAND_IN_KEYS.stripe,
    timestamp: signedAt,
  });
  return { path: '/api/payment/stripe/webhook', headers: { 'stripe-signature': signature }, body };
}
