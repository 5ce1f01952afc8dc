import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  closePayment,
  created,
  openPayu,
  openStripe,
  payuOrder,
  session,
  type StandInPayment,
} from './stand-in-payments.ts';
import { StandInRefunds } from './stand-in-refunds.ts';

/** How the stand-in responds. */
export const FAULTS = ['500', 'hangs', 'resets', 'HTML with 200'] as const;
export type Mode = 'well' | (typeof FAULTS)[number];

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Responds as a mode says; `false` when it is to respond well. */
function fails(mode: Mode, request: IncomingMessage, response: ServerResponse): boolean {
  if (mode === '500') json(response, 500, { error: { message: 'oops' } });
  if (mode === 'resets') request.socket.resetAndDestroy();
  if (mode === 'HTML with 200')
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Przerwa techniczna</h1>');
  return mode !== 'well';
}

/**
 * Stand-in for both payment providers (Stripe's sessions and refunds, PayU's token, orders and refunds) with configurable
 * faults. Unlike the sandbox (server/pay/sandbox) it runs outside of the shop.
 */
export class ProviderStandIn {
  readonly payments = new Map<string, StandInPayment>();
  readonly refunds = new StandInRefunds(this.payments);
  mode: Mode = 'well';
  /** How it responds to a refund that it has made: anything but `well` loses the response. */
  afterRefund: Mode = 'well';
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
    if (fails(this.mode, request, response)) return;
    await this.#serve(method, url, body, request, response);
  }

  async #serve(
    method: string,
    url: string,
    body: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (url.endsWith('/authorize')) {
      json(response, 200, { access_token: 'token', token_type: 'bearer', expires_in: 43_199 });
      return;
    }
    const refund = this.refunds.answer(method, url, body);
    if (refund) {
      const isMade = method === 'POST' && refund.status === 200;
      if (!isMade || !fails(this.afterRefund, request, response)) json(response, refund.status, refund.body);
      return;
    }
    const isClosing = method === 'DELETE' || url.endsWith('/expire');
    const known = this.payments.get(
      url
        .replace(/(\/expire)?(\?.*)?$/, '')
        .split('/')
        .at(-1) ?? '',
    );
    if (known && isClosing) {
      const { status, body: said } = closePayment(known);
      json(response, status, said);
    } else if (method === 'POST' && !isClosing) {
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
