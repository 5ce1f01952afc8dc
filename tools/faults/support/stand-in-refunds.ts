import { createHash, randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { signForPayu } from '#server/pay/payu-signature.ts';
import { STAND_IN_KEYS, type Notification, type StandInPayment } from './stand-in-payments.ts';

/** A refund as stored by the stand-in. Amount in grosze. */
export interface StandInRefund {
  id: string;
  payment: StandInPayment;
  /** The shop's id of the refund. */
  refundId: string;
  amount: number;
  /** The money has gone back. */
  isDone: boolean;
}

interface Answer {
  status: number;
  body: object;
}

/** Refunds of the stand-in, of both providers. It makes a refund as often as it is asked, so that a double is seen. */
export class StandInRefunds {
  readonly made: StandInRefund[] = [];
  readonly #payments: ReadonlyMap<string, StandInPayment>;

  constructor(payments: ReadonlyMap<string, StandInPayment>) {
    this.#payments = payments;
  }

  /** Answers a request that is about refunds; `undefined` for any other. */
  answer(method: string, url: string, body: string): Answer | undefined {
    const { pathname, searchParams } = new URL(url, 'http://stand-in');
    const payuOrder = /^\/api\/v2_1\/orders\/([^/]+)\/refunds/.exec(pathname)?.[1];
    const form = new URLSearchParams(body);
    const intent = searchParams.get('payment_intent') ?? form.get('payment_intent');
    const payment = this.#payments.get(payuOrder ?? intent?.replace(/^pi_/, '') ?? '');
    if (pathname === '/v1/checkout/sessions' && method === 'GET')
      return { status: 200, body: { data: payment ? [{ id: payment.id }] : [] } };
    if (pathname !== '/v1/refunds' && payuOrder === undefined) return undefined;
    if (!payment) return { status: 404, body: {} };
    if (method === 'GET') return this.#read(payment, /\/refunds\/(.+)$/.exec(pathname)?.[1]);
    const refund = payuOrder === undefined ? readStripe(form) : readPayu(body);
    const given = this.of(payment).reduce((sum, { amount }) => sum + amount, 0);
    if (given + refund.amount > payment.amount) {
      const code = 'charge_already_refunded';
      return {
        status: 400,
        body: { error: { type: 'invalid_request_error', code }, status: { statusCode: code } },
      };
    }
    const made: StandInRefund = { id: randomUUID(), payment, isDone: false, ...refund };
    this.made.push(made);
    const object = refundObject(made);
    return { status: 200, body: payuOrder === undefined ? object : { refund: object } };
  }

  /** The refunds of a payment. */
  of(payment: StandInPayment): StandInRefund[] {
    return this.made.filter((refund) => refund.payment.id === payment.id);
  }

  /** The list of a payment's refunds; of PayU also a single one. */
  #read(payment: StandInPayment, refundId: string | undefined): Answer {
    const refunds = this.of(payment).map(refundObject);
    if (refundId === undefined)
      return { status: 200, body: payment.provider === 'STRIPE' ? { data: refunds } : refunds };
    const found = this.of(payment).find(({ id }) => id === refundId);
    return found ? { status: 200, body: refundObject(found) } : { status: 404, body: {} };
  }
}

const readStripe = (form: URLSearchParams) => ({
  amount: Number(form.get('amount')),
  refundId: form.get('metadata[refundId]') ?? '',
});

function readPayu(body: string) {
  const { refund } = JSON.parse(body) as { refund: { amount: string; extRefundId: string } };
  return { amount: Number(refund.amount), refundId: refund.extRefundId };
}

function refundObject({ id, payment, refundId, amount, isDone }: StandInRefund) {
  if (payment.provider === 'PAYU') {
    const status = isDone ? 'FINALIZED' : 'PENDING';
    return { refundId: id, extRefundId: refundId, amount: String(amount), currencyCode: 'PLN', status };
  }
  const metadata = { refundId, sessionId: payment.id };
  const status = isDone ? 'succeeded' : 'pending';
  return {
    id,
    object: 'refund',
    amount,
    currency: 'pln',
    payment_intent: `pi_${payment.id}`,
    metadata,
    status,
  };
}

/** Creates the provider's signed notification that a refund is on its way or made. */
export function refundNotice(refund: StandInRefund, isDone: boolean): Notification {
  const object = refundObject({ ...refund, isDone });
  if (refund.payment.provider === 'PAYU') {
    const body = JSON.stringify({ orderId: refund.payment.id, refund: object });
    const signature = signForPayu(Buffer.from(body), STAND_IN_KEYS.payu);
    return { path: '/api/payment/payu/notify', headers: { 'openpayu-signature': signature }, body };
  }
  const type = isDone ? 'refund.updated' : 'refund.created';
  const id = `evt_${createHash('sha256').update(`${refund.id} ${type}`).digest('hex').slice(0, 24)}`;
  const body = JSON.stringify({ id, object: 'event', type, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: STAND_IN_KEYS.stripe });
  return { path: '/api/payment/stripe/webhook', headers: { 'stripe-signature': signature }, body };
}
