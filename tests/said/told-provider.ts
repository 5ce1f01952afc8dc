import { asStripeShows, json, startStandIn, type StandIn } from '#tests/server/pay/stand-in-provider.ts';
import { payuTo, stripeTo, TOKEN_PATH } from '#tests/server/pay/gateway-kinds.ts';
import type { Gateways } from '#server/pay/create-payments.ts';

/** What is answered, or what to make of the id that is asked about. */
type Body = object | ((id: string) => object);
type Said = readonly [status: number, body: unknown];

/**
 * PayU and Stripe as the shop's own adapters call them: each payment begins, none is paid, each refund is on its way,
 * unless a case says otherwise. What they were asked is told.
 */
export class ToldProvider {
  readonly gateways: Gateways;
  readonly #amounts = new Map<string, number>();
  #rules: { asked: RegExp; status: number; body: Body }[] = [];
  #asked: string[] = [];

  private constructor(readonly standIn: StandIn) {
    this.gateways = { PAYU: payuTo(standIn.url), STRIPE: stripeTo(standIn.url) };
  }

  static async start(): Promise<ToldProvider> {
    const standIn = await startStandIn((request, response) => {
      const [status, body] = provider.#answer(request);
      json(response, status, asStripeShows(request.path, body));
    });
    const provider = new ToldProvider(standIn);
    return provider;
  }

  /** Answers requests (`METHOD path`) in another way until the next `forget`; the latest rule counts. */
  says(asked: RegExp, status: number, body: Body = {}): void {
    this.#rules.unshift({ asked, status, body });
  }

  /** PayU says this of each order that it is asked about. */
  saysPayu = (status: string, changes: object = {}): void =>
    this.says(/^GET .*orders\/[^/]+$/, 200, (id) => ({ orders: [this.payuOrder(id, status, changes)] }));

  /** Stripe says this of each session that it is asked about. */
  saysStripe = (changes: object): void =>
    this.says(/^GET .*sessions\/[^/]+$/, 200, (id) => this.stripeSession(id, changes));

  forget = (): void => {
    this.#rules = [];
    this.#asked = [];
  };

  /** What was asked since the last call. */
  told = (): string[] => this.#asked.splice(0);

  #answer({ method, path, body }: { method: string; path: string; body: string }): Said {
    if (path === TOKEN_PATH) return [200, { access_token: 'token', expires_in: 1e9 }];
    const sent = body.startsWith('{') || body === '' ? body : decodeURIComponent(body);
    this.#asked.push(`  asks ${method} ${decodeURIComponent(path)}${sent === '' ? '' : ` ${sent}`}`);
    const rule = this.#rules.find(({ asked }) => asked.test(`${method} ${path.split('?')[0]}`));
    const [, id = ''] = /(?:orders|sessions)\/([^/?]+)/.exec(path) ?? [];
    if (rule) return [rule.status, typeof rule.body === 'function' ? rule.body(id) : rule.body];
    return path.startsWith('/v1/') ? this.#asStripe(method, path, body) : this.#asPayu(method, path, body);
  }

  #asPayu(method: string, path: string, body: string): Said {
    const [, orderId = '', rest = ''] = /orders\/?([^/]*)(.*)/.exec(path) ?? [];
    const status = { statusCode: 'SUCCESS' };
    if (method === 'POST' && orderId === '') {
      const { extOrderId, totalAmount } = JSON.parse(body);
      this.#amounts.set(extOrderId, Number(totalAmount));
      return [
        200,
        { status, orderId: `PAYU-${extOrderId}`, redirectUri: `https://pay.example/${extOrderId}` },
      ];
    }
    if (rest === '/refunds' && method === 'POST') {
      const { refund } = JSON.parse(body);
      return [200, { refund: { ...refund, refundId: 'PAYU-REFUND', status: 'PENDING' } }];
    }
    if (rest === '/refunds') return [200, { refunds: [] }];
    if (rest === '' && method === 'GET') return [200, { orders: [this.payuOrder(orderId, 'NEW')] }];
    return rest.startsWith('/refunds/') ? [404, {}] : [200, { status }];
  }

  payuOrder(orderId: string, status: string, changes: object = {}) {
    const extOrderId = orderId.replace('PAYU-', '');
    const totalAmount = String(this.#amounts.get(extOrderId) ?? 0);
    return { orderId, extOrderId, currencyCode: 'PLN', totalAmount, status, ...changes };
  }

  #asStripe(method: string, path: string, body: string): Said {
    const sent = new URLSearchParams(body);
    const [kind, id = '', act] = path.replace(/^\/v1\/(checkout\/)?/, '').split(/[/?]/);
    const isList = method === 'GET' && path.includes('payment_intent=');
    if (isList) return [200, { data: kind === 'sessions' ? [this.stripeSession(intentOf(path))] : [] }];
    if (kind === 'refunds') return method === 'GET' ? [404, {}] : [200, this.stripeRefund(sent)];
    if (method === 'POST' && id === '') {
      const paymentId = sent.get('client_reference_id') ?? '';
      this.#amounts.set(paymentId, Number(sent.get('line_items[0][price_data][unit_amount]')));
      return [200, { id: `cs_${paymentId}`, url: `https://pay.example/${paymentId}` }];
    }
    return [200, this.stripeSession(id, act === 'expire' ? { status: 'expired' } : {})];
  }

  stripeRefund(sent: URLSearchParams) {
    const metadata = [...sent].flatMap(([name, value]) =>
      name.startsWith('metadata[') ? [[name.slice(9, -1), value] as const] : [],
    );
    const amount = Number(sent.get('amount'));
    return {
      id: 're_1',
      object: 'refund',
      amount,
      currency: 'pln',
      status: 'pending',
      metadata: Object.fromEntries(metadata),
    };
  }

  stripeSession(id: string, changes: object = {}) {
    const paymentId = id.replace('cs_', '');
    return {
      id,
      object: 'checkout.session',
      client_reference_id: paymentId,
      amount_total: this.#amounts.get(paymentId) ?? 0,
      currency: 'pln',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: `pi_${paymentId}`,
      ...changes,
    };
  }
}

const intentOf = (path: string) => (/payment_intent=pi_([^&]*)/.exec(path)?.[1] ?? '').replace(/^/, 'cs_');

/** It stays open, since another file of this process may ask it. */
export const provider = await ToldProvider.start();
