import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#domain/payment.ts';
import { InvalidNotification, PaymentProviderError } from '#server/pay/payment-port.ts';
import { gatewayTo, signed, startProvider } from './gateway-kinds.ts';
import { paymentRequest, startSandboxShop, type SandboxShop } from './sandbox-shop.ts';
import { FAILURES, json, type StandIn } from './stand-in-provider.ts';

const NOBODY = 'http://127.0.0.1:9';

/** The response to a new payment, whose page is at an address. */
const opened = (provider: PaymentProvider, page: string) =>
  provider === 'STRIPE'
    ? { id: 'P1', url: page }
    : { status: { statusCode: 'SUCCESS' }, redirectUri: page, orderId: 'P1' };

/** What a provider says of a payment that was made; `amount` in grosze. */
function notice(provider: PaymentProvider, { amount = '8900', currency = 'PLN' } = {}): string {
  const paymentId = 'b5cbb5ad-3a34-4c7a-9d50-2d0f7a0b3f10';
  if (provider === 'PAYU')
    return JSON.stringify({
      order: {
        orderId: 'P1',
        extOrderId: paymentId,
        currencyCode: currency,
        totalAmount: amount,
        status: 'COMPLETED',
      },
    });
  const session = {
    id: 'P1',
    object: 'checkout.session',
    client_reference_id: paymentId,
    amount_total: Number(amount),
    currency: currency.toLowerCase(),
    payment_status: 'paid',
  };
  return JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: session },
  });
}

/** Providers that never finish, and milliseconds until they are given up: PayU's token and a call fit in. */
const SILENT = ['no answer', 'headers and then no body'];
const IMPATIENT = 1_500;

describe.each(PAYMENT_PROVIDERS)('the adapter of %s', (provider) => {
  let standIn: StandIn | undefined;
  afterEach(async () => {
    await standIn?.close();
    standIn = undefined;
  });

  test.each(FAILURES)('%s is a PaymentProviderError, for opening and for asking', async (name, fail) => {
    standIn = await startProvider((_request, response) => void fail(response));
    const gateway = gatewayTo(provider, standIn.url, SILENT.includes(name) ? { timeout: IMPATIENT } : {});
    const failure = await gateway.start(paymentRequest()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PaymentProviderError);
    expect(String(failure)).not.toContain('anna@example.pl');
    await expect(gateway.fetchStatus('P1')).rejects.toBeInstanceOf(PaymentProviderError);
    const calls = standIn.requests.filter(({ path }) => !path.endsWith('/authorize'));
    expect(calls.length, 'one call each: no retries while the customer waits').toBe(2);
  });

  test('a payment page that is no web address is refused', async () => {
    standIn = await startProvider((_request, response) =>
      json(response, 200, opened(provider, 'javascript:alert(1)')),
    );
    const gateway = gatewayTo(provider, standIn.url);
    await expect(gateway.start(paymentRequest())).rejects.toBeInstanceOf(PaymentProviderError);
  });

  test('nobody at the address', async () => {
    const gateway = gatewayTo(provider, NOBODY);
    await expect(gateway.start(paymentRequest())).rejects.toBeInstanceOf(PaymentProviderError);
  });

  const read = (body: string, headers: Record<string, string | undefined>, apiUrl = NOBODY) =>
    gatewayTo(provider, apiUrl).readNotification(headers, Buffer.from(body));

  test('another currency is news with that currency: the ledger compares it', async () => {
    const body = notice(provider, { currency: 'EUR' });
    const order = provider === 'PAYU' ? JSON.parse(body).order : undefined;
    standIn = await startProvider((_request, response) =>
      json(response, 200, { orders: [order], status: { statusCode: 'SUCCESS' } }),
    );
    expect(await read(body, signed(provider, body), standIn.url)).toMatchObject({
      status: 'COMPLETED',
      currency: 'EUR',
    });
  });

  const honest = notice(provider);
  test.each<[string, string, Record<string, string>]>([
    ['no signature', honest, {}],
    ['a signature of another secret', honest, signed(provider, honest, 'whsec_other')],
    ['a tampered body', notice(provider, { amount: '1' }), signed(provider, honest)],
    [
      'nonsense for a signature',
      honest,
      { 'stripe-signature': 't=1,v1=zzz', 'openpayu-signature': 'signature' },
    ],
  ])('%s is refused', async (_name, body, headers) => {
    await expect(read(body, headers)).rejects.toBeInstanceOf(InvalidNotification);
  });

  describe('against the sandbox [EM-3]', () => {
    let shop: SandboxShop;
    beforeAll(async () => {
      shop = await startSandboxShop();
    });
    afterAll(async () => {
      await shop.close();
      await shop.store.close();
    });

    test('other credentials are refused', async () => {
      const stranger = gatewayTo(provider, `${shop.url}/sandbox/${provider.toLowerCase()}`);
      await expect(stranger.start(paymentRequest())).rejects.toBeInstanceOf(PaymentProviderError);
    });

    test.each<[button: string | undefined, status: string]>([
      [undefined, 'PENDING'],
      ['pay', 'COMPLETED'],
      ['decline', 'PENDING'],
      ['cancel', 'PENDING'],
      ['failed', 'CANCELED'],
      ['expired', 'CANCELED'],
      ...(provider === 'PAYU' ? [['toConfirm', 'WAITING_FOR_CONFIRMATION'] satisfies [string, string]] : []),
    ])('asked after the button %s it says %s', async (button, status) => {
      const request = paymentRequest();
      const { providerPaymentId } = await shop.gateways[provider].start(request);
      if (button) {
        const payload = new URLSearchParams({ scenario: button }).toString();
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        await shop.app.inject({ method: 'POST', url: `/sandbox/pay/${providerPaymentId}`, payload, headers });
      }
      expect(await shop.gateways[provider].fetchStatus(providerPaymentId)).toMatchObject({
        updateId: `asked:${providerPaymentId}:${status}`,
        paymentId: request.paymentId,
        providerPaymentId,
        status,
        amount: 8900,
        currency: 'PLN',
      });
    });

    test('after a payment it says what it kept, or that it does not tell [DK-20]', async () => {
      const gateway = shop.gateways[provider];
      const { providerPaymentId } = await gateway.start(paymentRequest());
      const tells = provider === 'STRIPE';
      expect(await gateway.fetchFee(providerPaymentId)).toBe(tells ? 'later' : 'untold');
      const payload = new URLSearchParams({ scenario: 'pay' }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      await shop.app.inject({ method: 'POST', url: `/sandbox/pay/${providerPaymentId}`, payload, headers });
      // 1.5 % and 1 zł of 89 zł.
      const kept = { amount: 234, currency: 'PLN' };
      expect(await gateway.fetchFee(providerPaymentId)).toEqual(tells ? kept : 'untold');
      expect(await gateway.fetchFee('UNKNOWN')).toBe('untold');
    });

    test('a notification about an unknown payment is ignored', async () => {
      expect(await shop.gateways[provider].fetchStatus('UNKNOWN')).toBeUndefined();
    });
  });
});
