import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { signForPayu } from '#server/pay/payu-signature.ts';
import type { PaymentProvider } from '#domain/payment.ts';

/** How the stand-in responds. */
export const MODES = ['well', '500', 'hangs', 'resets', 'HTML with 200'] as const;
export type Mode = (typeof MODES)[number];

/** A payment as stored by the stand-in. Amount in grosze. */
export interface StandInPayment {
  provider: PaymentProvider;
  id: string;
  /** The shop's id of the payment attempt. */
  paymentId: string;
  amount: number;
  isPaid: boolean;
}

export const STAND_IN_KEYS = { stripe: 'whsec_of_the_stand_in', payu: 'second-key-of-the-stand-in' } as const;

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/**
 * Stand-in for both payment providers (Stripe's sessions, PayU's token and orders) with configurable faults. Unlike
 * the sandbox (server/pay/sandbox) it runs outside of the shop.
 */
export class ProviderStandIn {
  readonly payments = new Map<string, StandInPayment>();
  mode: Mode = 'well';
  /** Called when a payment has been created and before the shop receives the response. */
  beforeResponse: (payment: StandInPayment) => Promise<unknown> = async () => undefined;
  readonly #server = createServer((request, response) => {
    this.#respond(request, response).catch(() => response.destroy());
  });
  #url = '';

  get url(): string {
    return this.#url;
  }

  async start(): Promise<this> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    this.#url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  /** Finds the payment of an attempt. */
  of(paymentId: string): StandInPayment {
    const found = [...this.payments.values()].find((payment) => payment.paymentId === paymentId);
    if (!found) throw new Error('The provider was never asked for this payment');
    return found;
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { method = '', url = '' } = request;
    switch (this.mode) {
      case '500':
        json(response, 500, { error: { message: 'oops' } });
        return;
      case 'hangs':
        return;
      case 'resets':
        request.socket.resetAndDestroy();
        return;
      case 'HTML with 200':
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Przerwa techniczna</h1>');
        return;
      case 'well':
        await this.#serve(method, url, body, response);
    }
  }

  async #serve(method: string, url: string, body: string, response: ServerResponse): Promise<void> {
    if (url.endsWith('/authorize')) {
      json(response, 200, { access_token: 'token', token_type: 'bearer', expires_in: 43_199 });
      return;
    }
    const known = this.payments.get(url.split('/').at(-1)?.split('?')[0] ?? '');
    if (method === 'POST') {
      const payment = url.startsWith('/v1/') ? openStripe(body) : openPayu(body);
      this.payments.set(payment.id, payment);
      await this.beforeResponse(payment);
      json(response, 200, created(payment));
    } else if (known) {
      json(response, 200, known.provider === 'STRIPE' ? session(known) : { orders: [payuOrder(known)] });
    } else {
      json(response, 404, { error: { type: 'invalid_request_error', message: 'unknown' } });
    }
  }
}

function openStripe(body: string): StandInPayment {
  const form = new URLSearchParams(body);
  return {
    provider: 'STRIPE',
    id: `cs_test_${randomUUID()}`,
    paymentId: form.get('client_reference_id') ?? '',
    amount: Number(form.get('line_items[0][price_data][unit_amount]')),
    isPaid: false,
  };
}

function openPayu(body: string): StandInPayment {
  const { extOrderId, totalAmount } = JSON.parse(body) as { extOrderId: string; totalAmount: string };
  return {
    provider: 'PAYU',
    id: randomUUID().toUpperCase(),
    paymentId: extOrderId,
    amount: Number(totalAmount),
    isPaid: false,
  };
}

const page = ({ id }: StandInPayment) => `https://pay.example/${id}`;

const created = (payment: StandInPayment) =>
  payment.provider === 'STRIPE'
    ? session(payment)
    : { redirectUri: page(payment), orderId: payment.id, status: { statusCode: 'SUCCESS' } };

const session = (payment: StandInPayment) => ({
  id: payment.id,
  object: 'checkout.session',
  url: page(payment),
  client_reference_id: payment.paymentId,
  currency: 'pln',
  amount_total: payment.amount,
  status: payment.isPaid ? 'complete' : 'open',
  payment_status: payment.isPaid ? 'paid' : 'unpaid',
  payment_intent: null,
});

const payuOrder = (payment: StandInPayment, status = payment.isPaid ? 'COMPLETED' : 'PENDING') => ({
  orderId: payment.id,
  extOrderId: payment.paymentId,
  currencyCode: 'PLN',
  totalAmount: String(payment.amount),
  status,
});

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
