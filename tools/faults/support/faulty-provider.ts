import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { WEBHOOK_PATH } from '#server/pay/create-payments.ts';
import { payuNotificationOf } from '#server/pay/sandbox/payu-objects.ts';
import { refundNotification } from '#server/pay/sandbox/refund-notices.ts';
import type { SandboxRefundStatus } from '#server/pay/sandbox/refund-scenarios.ts';
import type { SandboxContext } from '#server/pay/sandbox/sandbox-context.ts';
import { findPayment, movePayment, type SandboxPayment } from '#server/pay/sandbox/sandbox-payments.ts';
import { sandboxPlugin } from '#server/pay/sandbox/sandbox-plugin.ts';
import { listRefunds, type SandboxRefund } from '#server/pay/sandbox/sandbox-refunds.ts';
import { stripeNotification } from '#server/pay/sandbox/stripe-objects.ts';

/** How the provider fails. */
export const FAULTS = ['500', 'hangs', 'resets', 'HTML with 200'] as const;
export type Mode = 'well' | (typeof FAULTS)[number];

/** A webhook request. */
export interface Notification {
  path: string;
  headers: Record<string, string>;
  body: string;
}

const HTML = '<h1>Przerwa techniczna</h1>';

/** The body in place of a good response; `undefined` when the connection ends without one. */
async function spoil(mode: Mode, request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
  if (mode === 'hangs') await once(request.raw.socket, 'close');
  if (mode === 'resets') request.raw.socket.resetAndDestroy();
  if (mode === 'hangs' || mode === 'resets') return undefined;
  if (mode === '500') void reply.code(500).type('application/json');
  else void reply.code(200).type('text/html');
  return mode === '500' ? '{"error":{"message":"oops"}}' : HTML;
}

const isNewRefund = ({ method, url }: FastifyRequest) => method === 'POST' && url.endsWith('/refunds');
const isNewPayment = ({ method, url }: FastifyRequest) =>
  method === 'POST' && /(?:orders|sessions)$/.test(url);

/** The sandbox provider (server/pay/sandbox) on its own server, with faults on request. */
export class FaultyProvider {
  mode: Mode = 'well';
  /** How it responds to a refund that it has made: anything but `well` loses the response. */
  afterRefund: Mode = 'well';
  /** Called when a payment has been created and before the shop receives the response. */
  beforeResponse: (payment: SandboxPayment) => Promise<unknown> = async () => undefined;
  /** The shop's ids of the refunds that it was asked to make, as often as it was: the sandbox itself makes none twice. */
  readonly askedRefunds: string[] = [];
  readonly #app = Fastify({ forceCloseConnections: true });
  readonly #sandbox: SandboxContext;

  constructor(sandbox: SandboxContext) {
    this.#sandbox = sandbox;
    this.#app.addHook('onRequest', async (request, reply) => {
      if (this.mode === 'well') return undefined;
      const body = await spoil(this.mode, request, reply);
      return body === undefined ? reply.hijack() : reply.send(body);
    });
    this.#app.addHook('onSend', async (request, reply, body) => {
      if (this.mode !== 'well' || reply.statusCode >= 400) return body;
      const made: Record<string, unknown> = JSON.parse(String(body));
      if (isNewPayment(request)) await this.#announce(String(made['id'] ?? made['orderId']));
      if (!isNewRefund(request)) return body;
      this.askedRefunds.push(refundIdIn(request.body));
      if (this.afterRefund === 'well') return body;
      return (await spoil(this.afterRefund, request, reply)) ?? '';
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#app.server.address() as AddressInfo).port}`;
  }

  /** With which Stripe's notifications are signed. */
  get webhookSecret(): string {
    return this.#sandbox.secrets.stripe.webhookSecret;
  }

  async start(): Promise<this> {
    await this.#app.register(sandboxPlugin, this.#sandbox);
    await this.#app.listen({ host: '127.0.0.1', port: 0 });
    return this;
  }

  stop(): Promise<void> {
    return this.#app.close();
  }

  /** Finds the payment of an attempt, as it is now. */
  async of(paymentId: string): Promise<SandboxPayment> {
    const { rows } = await sql<{ id: string }>`
      select id from sandbox_payment where payment_id = ${paymentId}
    `.execute(this.#sandbox.db);
    const found = await findPayment(this.#sandbox.db, rows[0]?.id ?? '');
    if (!found) throw new Error('The provider was never asked for this payment');
    return found;
  }

  /** The customer pays without a notification; `paid`: the amount, if another one. */
  async pay({ id, amount }: SandboxPayment, paid = amount): Promise<void> {
    await movePayment(this.#sandbox.db, id, 'OPEN', 'PAID');
    await sql`update sandbox_payment set amount = ${paid} where id = ${id}`.execute(this.#sandbox.db);
  }

  /** The signed notification that a payment, as it is now, is paid or under way. */
  async notice({ paymentId }: SandboxPayment, says: 'paid' | 'pending'): Promise<Notification> {
    const payment = await this.of(paymentId);
    const { payu, stripe } = this.#sandbox.secrets;
    return {
      path: WEBHOOK_PATH[payment.provider],
      ...(payment.provider === 'PAYU'
        ? payuNotificationOf(payment, says, payu)
        : stripeNotification(payment, says, stripe.webhookSecret)),
    };
  }

  /** The refunds of a payment. */
  refundsOf({ id }: SandboxPayment): Promise<SandboxRefund[]> {
    return listRefunds(this.#sandbox.db, id);
  }

  /** A refund is done without a notification. */
  async finish({ id }: SandboxRefund): Promise<void> {
    await sql`update sandbox_refund set status = 'DONE' where id = ${id}`.execute(this.#sandbox.db);
  }

  /** The signed notification that a refund has a status. */
  refundNotice(payment: SandboxPayment, refund: SandboxRefund, status: SandboxRefundStatus): Notification {
    const path = WEBHOOK_PATH[payment.provider];
    return { path, ...refundNotification(payment, refund, status, this.#sandbox.secrets) };
  }

  async #announce(id: string): Promise<void> {
    const payment = await findPayment(this.#sandbox.db, id);
    if (payment) await this.beforeResponse(payment);
  }
}

const refundIdIn = (body: unknown): string =>
  body instanceof URLSearchParams
    ? (body.get('metadata[refundId]') ?? '')
    : (body as { refund: { extRefundId: string } }).refund.extRefundId;
