import { StripeGateway } from '#server/pay/stripe-gateway.ts';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { InvalidNotification, PaymentProviderError } from '#server/pay/payment-port.ts';
import { SECRET, signed, stripeTo } from './gateway-kinds.ts';
import { paymentRequest, startSandboxShop, type SandboxShop } from './sandbox-shop.ts';
import { asStripeShows, json, startStandIn, type StandIn } from './stand-in-provider.ts';

let standIn: StandIn | undefined;
afterEach(async () => {
  await standIn?.close();
  standIn = undefined;
});

describe('what Stripe is asked', () => {
  test('a session in PLN, in Polish, with our ids, the expiry and the key of the attempt', async () => {
    standIn = await startStandIn((_request, response) =>
      json(response, 200, { id: 'cs_1', url: 'https://checkout.stripe.com/c/pay/cs_1' }),
    );
    const request = paymentRequest({ expiresAt: new Date('2030-01-02T03:04:05.678Z') });
    const started = await stripeTo(`${standIn.url}/some/path`, { methods: ['card', 'blik'] }).start(request);

    expect(started).toEqual({
      providerPaymentId: 'cs_1',
      paymentLink: 'https://checkout.stripe.com/c/pay/cs_1',
    });
    const [asked] = standIn.requests;
    expect(asked?.path).toBe('/some/path/v1/checkout/sessions');
    expect(asked?.headers['idempotency-key']).toBe(request.idempotencyKey);
    expect(asked?.headers.authorization).toBe('Bearer sk_test_for_this_test');
    expect(Object.fromEntries(new URLSearchParams(asked?.body))).toMatchObject({
      mode: 'payment',
      locale: 'pl',
      'adaptive_pricing[enabled]': 'false',
      client_reference_id: request.paymentId,
      success_url: request.returnUrl,
      cancel_url: `${request.returnUrl}&error=canceled`,
      expires_at: String(Date.parse('2030-01-02T03:04:05Z') / 1000),
      'payment_method_types[0]': 'card',
      'payment_method_types[1]': 'blik',
      'line_items[0][price_data][currency]': 'pln',
      'line_items[0][price_data][unit_amount]': '8900',
      'line_items[0][price_data][product_data][name]': 'Tarot, trzy karty',
    });
  });
});

describe('the fee', () => {
  const asked = async (status: number, body: object) => {
    standIn = await startStandIn(({ path }, response) => json(response, status, asStripeShows(path, body)));
    return stripeTo(standIn.url).fetchFee('cs_1');
  };
  const error = { type: 'invalid_request_error', message: 'no' };

  test('is read from the balance transaction, in the currency of the account [DK-20]', async () => {
    const balance_transaction = { fee: 57, currency: 'eur' };
    const session = { id: 'cs_1', payment_intent: { latest_charge: { balance_transaction } } };
    expect(await asked(200, session)).toEqual({ amount: 57, currency: 'EUR' });
    const path = new URL(standIn?.requests[0]?.path ?? '', 'http://stripe');
    expect(path.searchParams.get('expand[0]')).toBe('payment_intent.latest_charge.balance_transaction');
  });

  test.each([
    ['not reckoned yet', 200, { payment_intent: { latest_charge: { balance_transaction: null } } }, 'later'],
    ['not charged yet', 200, { payment_intent: null }, 'later'],
    ['a key that may not read it', 403, { error }, 'untold'],
    ['no such session', 404, { error }, 'untold'],
  ])('%s', async (_, status, body, told) => {
    expect(await asked(status, body)).toBe(told);
  });

  test('is asked for again when Stripe is down', async () => {
    await expect(asked(500, { error })).rejects.toBeInstanceOf(PaymentProviderError);
  });
});

describe('notifications', () => {
  const session = {
    id: 'cs_1',
    object: 'checkout.session',
    client_reference_id: 'b5cbb5ad-3a34-4c7a-9d50-2d0f7a0b3f10',
    amount_total: 8900,
    currency: 'pln',
    payment_status: 'paid',
  };
  const event = (type: string, changes: object = {}) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: { ...session, ...changes } } });
  const read = (payload: string, headers: Record<string, string> = signed('STRIPE', payload)) =>
    stripeTo('http://127.0.0.1:9').readNotification(headers, Buffer.from(payload));

  test.each([
    ['checkout.session.completed', {}, 'COMPLETED'],
    ['checkout.session.completed', { payment_status: 'no_payment_required' }, 'COMPLETED'],
    ['checkout.session.completed', { payment_status: 'unpaid' }, 'WAITING_FOR_CONFIRMATION'],
    ['checkout.session.async_payment_succeeded', {}, 'COMPLETED'],
    ['checkout.session.async_payment_failed', { payment_status: 'unpaid' }, 'CANCELED'],
    ['checkout.session.expired', { payment_status: 'unpaid' }, 'CANCELED'],
  ])('%s %j means %s', async (type, changes, status) => {
    expect(await read(event(type, changes))).toEqual({
      updateId: 'evt_1',
      paymentId: session.client_reference_id,
      providerPaymentId: 'cs_1',
      status,
      amount: 8900,
      currency: 'PLN',
    });
  });

  test.each([
    ['another type', event('payment_intent.created')],
    ['a session that is not ours', event('checkout.session.completed', { client_reference_id: null })],
  ])('%s is let pass without news', async (_name, payload) => {
    expect(await read(payload)).toBeUndefined();
  });

  test('an old signature is refused', async () => {
    const payload = event('checkout.session.completed');
    const timestamp = Math.floor(Date.now() / 1000) - 3_600;
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: SECRET.STRIPE,
      timestamp,
    });
    await expect(read(payload, { 'stripe-signature': signature })).rejects.toBeInstanceOf(
      InvalidNotification,
    );
  });
});

describe('the same adapter against the sandbox [EM-3]', () => {
  let shop: SandboxShop;
  beforeAll(async () => {
    shop = await startSandboxShop();
  });
  afterAll(async () => {
    await shop.close();
    await shop.store.close();
  });

  test('the same key gives the same session, other parameters under it are refused', async () => {
    const request = paymentRequest();
    const first = await shop.gateways.STRIPE.start(request);
    expect(first.paymentLink).toBe(`${shop.url}/sandbox/pay/${first.providerPaymentId}`);
    expect(await shop.gateways.STRIPE.start(request)).toEqual(first);
    await expect(shop.gateways.STRIPE.start({ ...request, amount: grosze(1) })).rejects.toBeInstanceOf(
      PaymentProviderError,
    );
  });

  test('an expiry within half an hour is refused, as Stripe does', async () => {
    const soon = paymentRequest({ expiresAt: new Date(Date.now() + 60_000) });
    await expect(shop.gateways.STRIPE.start(soon)).rejects.toBeInstanceOf(PaymentProviderError);
  });
});

describe('a complete session without its money, as P24 leaves it', () => {
  const session = { id: 'cs_1', client_reference_id: 'b5cb', amount_total: 8900, currency: 'pln' };
  const unpaid = { ...session, status: 'complete', payment_status: 'unpaid' };

  test.each([
    ['is on its way', { status: 'processing' }, 'WAITING_FOR_CONFIRMATION', 'taken'],
    ['is not told of', null, 'WAITING_FOR_CONFIRMATION', 'taken'],
    ['has failed', { status: 'requires_payment_method' }, 'CANCELED', 'closed'],
    ['was canceled', { status: 'canceled' }, 'CANCELED', 'closed'],
  ])('the transfer %s', async (_what, payment_intent, status, closing) => {
    standIn = await startStandIn(({ method, path }, response) =>
      method === 'POST'
        ? json(response, 400, { error: { type: 'invalid_request_error', message: 'not open' } })
        : json(response, 200, asStripeShows(path, { ...unpaid, payment_intent })),
    );
    const gateway = stripeTo(standIn.url);
    expect(await gateway.fetchStatus('cs_1')).toMatchObject({ status });
    expect(await gateway.close('cs_1')).toBe(closing);
  });
});

test.each([
  ['sk_live_x', true],
  ['rk_live_x', true],
  ['sk_test_x', false],
])('with %s an event of the other mode is taken and changes nothing', async (secretKey, livemode) => {
  const webhookSecret = 'whsec_x';
  const gateway = new StripeGateway({ secretKey, webhookSecret, apiUrl: () => 'http://127.0.0.1:9' });
  const read = (mode: boolean) => {
    const session = {
      id: 'cs_1',
      client_reference_id: 'p',
      payment_status: 'paid',
      amount_total: 1,
      currency: 'pln',
    };
    const event = {
      id: 'evt_1',
      type: 'checkout.session.completed',
      livemode: mode,
      data: { object: session },
    };
    const payload = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    return gateway.readNotification({ 'stripe-signature': signature }, Buffer.from(payload));
  };
  expect(await read(livemode)).toMatchObject({ status: 'COMPLETED' });
  expect(await read(!livemode)).toBeUndefined();
});
