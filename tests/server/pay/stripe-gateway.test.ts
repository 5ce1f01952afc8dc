import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { InvalidNotification, PaymentProviderError } from '#server/pay/payment-port.ts';
import { StripeGateway } from '#server/pay/stripe-gateway.ts';
import { paymentRequest, startSandboxShop, type SandboxShop } from './sandbox-shop.ts';
import { FAILURES, json, startStandIn, type StandIn } from './stand-in-provider.ts';

const WEBHOOK_SECRET = 'whsec_for_this_test';
let standIn: StandIn | undefined;

/** Milliseconds that a call may take; a busy machine needs its time where no time limit is being tried. */
const UNHURRIED = 5_000;
let timeout = UNHURRIED;

const gatewayTo = (apiUrl: string, methods?: ('card' | 'blik' | 'p24')[]) =>
  new StripeGateway({
    secretKey: 'sk_test_for_this_test',
    webhookSecret: WEBHOOK_SECRET,
    apiUrl: () => apiUrl,
    timeout,
    ...(methods && { methods }),
  });

afterEach(async () => {
  await standIn?.close();
  standIn = undefined;
  timeout = UNHURRIED;
});

describe('what Stripe is asked', () => {
  test('a session in PLN, in Polish, with our ids, the expiry and the key of the attempt', async () => {
    standIn = await startStandIn((_request, response) =>
      json(response, 200, { id: 'cs_1', url: 'https://checkout.stripe.com/c/pay/cs_1' }),
    );
    const request = paymentRequest({ expiresAt: new Date('2030-01-02T03:04:05.678Z') });
    const started = await gatewayTo(`${standIn.url}/some/path/`, ['card', 'blik']).start(request);

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

  test.each(FAILURES)('%s is a PaymentProviderError, for opening and for asking', async (_name, fail) => {
    timeout = 500;
    standIn = await startStandIn((_request, response) => void fail(response));
    const gateway = gatewayTo(standIn.url);
    const failure = await gateway.start(paymentRequest()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PaymentProviderError);
    expect(String(failure)).not.toContain('anna@example.pl');
    await expect(gateway.fetchStatus('cs_1')).rejects.toBeInstanceOf(PaymentProviderError);
    expect(standIn.requests.length, 'no retries while the customer waits').toBeLessThanOrEqual(2);
  });

  test('a payment page that is no web address is refused', async () => {
    standIn = await startStandIn((_request, response) =>
      json(response, 200, { id: 'cs_1', url: 'javascript:alert(1)' }),
    );
    await expect(gatewayTo(standIn.url).start(paymentRequest())).rejects.toBeInstanceOf(PaymentProviderError);
  });

  test('nobody at the address', async () => {
    await expect(gatewayTo('http://127.0.0.1:9').start(paymentRequest())).rejects.toBeInstanceOf(
      PaymentProviderError,
    );
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
  const signed = (payload: string, options: { secret?: string; timestamp?: number } = {}) => ({
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: WEBHOOK_SECRET,
      ...options,
    }),
  });
  const read = (payload: string, headers: Record<string, string> = signed(payload)) =>
    gatewayTo('http://127.0.0.1:9').readNotification(headers, Buffer.from(payload));

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

  test('another currency is news with that currency: the ledger compares it', async () => {
    expect(await read(event('checkout.session.completed', { currency: 'eur' }))).toMatchObject({
      status: 'COMPLETED',
      currency: 'EUR',
    });
  });

  test.each([
    ['another type', event('payment_intent.created')],
    ['a session that is not ours', event('checkout.session.completed', { client_reference_id: null })],
  ])('%s is let pass without news', async (_name, payload) => {
    expect(await read(payload)).toBeUndefined();
  });

  test.each<[string, string, Record<string, string>]>([
    ['no signature', event('checkout.session.completed'), {}],
    [
      'a signature of another secret',
      event('checkout.session.completed'),
      signed(event('checkout.session.completed'), { secret: 'whsec_other' }),
    ],
    [
      'a tampered body',
      event('checkout.session.completed', { amount_total: 1 }),
      signed(event('checkout.session.completed')),
    ],
    [
      'an old signature',
      event('checkout.session.completed'),
      signed(event('checkout.session.completed'), { timestamp: Math.floor(Date.now() / 1000) - 3_600 }),
    ],
    ['nonsense for a signature', event('checkout.session.completed'), { 'stripe-signature': 't=1,v1=zzz' }],
  ])('%s is refused', async (_name, payload, headers) => {
    await expect(read(payload, headers)).rejects.toBeInstanceOf(InvalidNotification);
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

  test('another secret key is refused', async () => {
    const stranger = gatewayTo(`${shop.url}/sandbox/stripe`);
    await expect(stranger.start(paymentRequest())).rejects.toBeInstanceOf(PaymentProviderError);
  });

  test.each([
    [undefined, 'PENDING'],
    ['pay', 'COMPLETED'],
    ['decline', 'PENDING'],
    ['cancel', 'PENDING'],
    ['failed', 'CANCELED'],
    ['expired', 'CANCELED'],
  ])('asked after the button %s it says %s', async (button, status) => {
    const request = paymentRequest();
    const { providerPaymentId } = await shop.gateways.STRIPE.start(request);
    if (button) {
      const payload = new URLSearchParams({ scenario: button }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      await shop.app.inject({ method: 'POST', url: `/sandbox/pay/${providerPaymentId}`, payload, headers });
    }
    expect(await shop.gateways.STRIPE.fetchStatus(providerPaymentId)).toEqual({
      updateId: `asked:${providerPaymentId}:${status}`,
      paymentId: request.paymentId,
      providerPaymentId,
      status,
      amount: 8900,
      currency: 'PLN',
    });
  });

  test('an unknown payment is no news', async () => {
    expect(await shop.gateways.STRIPE.fetchStatus('cs_test_unknown')).toBeUndefined();
  });
});
