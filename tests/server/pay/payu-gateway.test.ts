import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { InvalidNotification, PaymentProviderError } from '#server/pay/payment-port.ts';
import type { PayuGateway } from '#server/pay/payu-gateway.ts';
import { PAYU_CLIENT, payuTo, signed, startProvider, TOKEN_PATH } from './gateway-kinds.ts';
import { paymentRequest, startSandboxShop, type SandboxShop } from './sandbox-shop.ts';
import { FAILURES, json, startStandIn, type StandIn } from './stand-in-provider.ts';

const CREATED = {
  status: { statusCode: 'SUCCESS' },
  redirectUri: 'https://secure.payu.com/pay/?orderId=WZHF5',
  orderId: 'WZHF5',
};
let standIn: StandIn;

type Answer = Parameters<typeof startProvider>[0];
async function startPayu(answer: Answer, more: { timeout?: number } = {}): Promise<PayuGateway> {
  standIn = await startProvider(answer);
  return payuTo(standIn.url, more);
}

const calls = () => standIn.requests.map(({ method, path }) => `${method} ${path}`);

afterEach(() => standIn?.close());

describe('opening a payment', () => {
  test('sends the order with amounts as strings in grosze and the customer’s address', async () => {
    const payu = await startPayu((_request, response) =>
      json(response, 302, CREATED, { location: CREATED.redirectUri }),
    );
    const request = paymentRequest({ expiresAt: new Date(Date.now() + 3_600_500) });
    expect(await payu.start(request)).toEqual({
      providerPaymentId: 'WZHF5',
      paymentLink: CREATED.redirectUri,
    });
    const [token, order] = standIn.requests;
    expect(Object.fromEntries(new URLSearchParams(token?.body))).toEqual({
      grant_type: 'client_credentials',
      client_id: PAYU_CLIENT.clientId,
      client_secret: PAYU_CLIENT.clientSecret,
    });
    expect(order?.headers.authorization).toBe('Bearer token-1');
    const { validityTime, ...body } = JSON.parse(order?.body ?? '');
    expect(body).toEqual({
      merchantPosId: '300746',
      extOrderId: request.paymentId,
      notifyUrl: 'https://shop.example/api/payment/payu/notify',
      continueUrl: request.returnUrl,
      customerIp: '127.0.0.1',
      description: `Zamówienie ${request.orderId}: ${request.description}`,
      currencyCode: 'PLN',
      totalAmount: '8900',
      buyer: { email: 'anna@example.pl', language: 'pl' },
      products: [{ name: 'Tarot, trzy karty', unitPrice: '8900', quantity: '1' }],
    });
    expect(Number(validityTime)).toBeGreaterThan(3_500);
    expect(Number(validityTime)).toBeLessThanOrEqual(3_600);
  });

  test.each([200, 201, 302])('HTTP %i with a payment page is a success', async (status) => {
    const payu = await startPayu((_request, response) =>
      json(response, status, CREATED, { location: 'http://127.0.0.1:9/' }),
    );
    expect((await payu.start(paymentRequest())).paymentLink).toBe(CREATED.redirectUri);
  });

  test.each(FAILURES)(
    '%s in place of the token, too, and the next call asks for one again',
    async (_name, fail) => {
      let broken = true;
      standIn = await startStandIn(({ path }, response) => {
        if (path !== TOKEN_PATH) return void json(response, 201, CREATED);
        return void (broken
          ? fail(response)
          : json(response, 200, { access_token: 'token', expires_in: 3_600 }));
      });
      const payu = payuTo(standIn.url, { timeout: 1_500 });
      await expect(payu.start(paymentRequest())).rejects.toBeInstanceOf(PaymentProviderError);
      broken = false;
      expect((await payu.start(paymentRequest())).providerPaymentId).toBe('WZHF5');
    },
  );

  test('a refusal with HTTP 200 is a PaymentProviderError', async () => {
    const answer = { ...CREATED, status: { statusCode: 'ERROR_VALUE_INVALID' } };
    const payu = await startPayu((_request, response) => json(response, 200, answer));
    await expect(payu.start(paymentRequest())).rejects.toBeInstanceOf(PaymentProviderError);
  });

  test('an attempt that has expired is not opened', async () => {
    const payu = await startPayu((_request, response) => json(response, 201, CREATED));
    const expired = paymentRequest({ expiresAt: new Date(Date.now() - 1) });
    await expect(payu.start(expired)).rejects.toBeInstanceOf(PaymentProviderError);
    expect(standIn.requests).toEqual([]);
  });
});

describe('the token', () => {
  test('is fetched once for many calls, also at the same moment', async () => {
    const payu = await startPayu((_request, response) => json(response, 201, CREATED));
    await Promise.all([payu.start(paymentRequest()), payu.start(paymentRequest())]);
    await payu.start(paymentRequest());
    expect(calls().filter((call) => call.endsWith(TOKEN_PATH))).toHaveLength(1);
  });

  test('is fetched anew a minute before PayU stops to take it', async () => {
    standIn = await startStandIn(({ path }, response) =>
      json(response, 200, path === TOKEN_PATH ? { access_token: 'token', expires_in: 60 } : CREATED),
    );
    const payu = payuTo(standIn.url, {});
    for (const _time of [1, 2]) await payu.start(paymentRequest());
    expect(calls().filter((call) => call.endsWith(TOKEN_PATH))).toHaveLength(2);
  });

  test('is refreshed once when a call answers 401', async () => {
    const payu = await startPayu((_request, response) => {
      const fresh = standIn.requests.at(-1)?.headers.authorization === 'Bearer token-2';
      json(response, fresh ? 201 : 401, fresh ? CREATED : {});
    });
    expect((await payu.start(paymentRequest())).providerPaymentId).toBe('WZHF5');
    expect(calls()).toEqual([
      `POST ${TOKEN_PATH}`,
      'POST /api/v2_1/orders',
      `POST ${TOKEN_PATH}`,
      'POST /api/v2_1/orders',
    ]);
  });

  test('is refreshed once for all calls that it was refused to, however late each hears of it', async () => {
    const refused: (() => void)[] = [];
    const payu = await startPayu((_request, response) => {
      const { authorization } = standIn.requests.at(-1)?.headers ?? {};
      if (authorization !== 'Bearer token-1') return void json(response, 201, CREATED);
      refused.push(() => json(response, 401, {}));
    });
    const started = [payu.start(paymentRequest()), payu.start(paymentRequest())];
    await expect.poll(() => refused.length).toBe(2);
    refused[0]?.();
    await Promise.race(started);
    refused[1]?.();
    await Promise.all(started);
    expect(calls().filter((call) => call.endsWith(TOKEN_PATH))).toHaveLength(2);
  });

  test('and not a second time', async () => {
    const payu = await startPayu((_request, response) => json(response, 401, {}));
    await expect(payu.start(paymentRequest())).rejects.toBeInstanceOf(PaymentProviderError);
    expect(standIn.requests).toHaveLength(4);
  });
});

describe('notifications', () => {
  const order = {
    orderId: 'WZHF5',
    extOrderId: 'b5cbb5ad-3a34-4c7a-9d50-2d0f7a0b3f10',
    currencyCode: 'PLN',
    totalAmount: '8900',
    status: 'COMPLETED',
  };
  const notify = (payu: PayuGateway, said: unknown) => {
    const body = typeof said === 'string' ? said : JSON.stringify(said);
    return payu.readNotification(signed('PAYU', body), Buffer.from(body));
  };
  const orderAnswer =
    (changes: object = {}): Answer =>
    (_request, response) =>
      json(response, 200, { orders: [{ ...order, ...changes }], status: { statusCode: 'SUCCESS' } });

  test('COMPLETED is read back from PayU before it is believed', async () => {
    const payu = await startPayu(orderAnswer());
    expect(await notify(payu, { order })).toEqual({
      updateId: 'WZHF5:COMPLETED',
      paymentId: order.extOrderId,
      providerPaymentId: 'WZHF5',
      status: 'COMPLETED',
      amount: 8900,
      currency: 'PLN',
    });
    expect(calls()).toContain('GET /api/v2_1/orders/WZHF5');
  });

  test('what was read back counts, not what was said', async () => {
    const payu = await startPayu(orderAnswer({ status: 'NEW' }));
    expect(await notify(payu, { order })).toMatchObject({ updateId: 'WZHF5:PENDING', status: 'PENDING' });
  });

  test.each([{ totalAmount: '1' }, { extOrderId: 'another' }])(
    'an order read back with %j is refused',
    async (changes) => {
      const payu = await startPayu(orderAnswer(changes));
      await expect(notify(payu, { order })).rejects.toBeInstanceOf(InvalidNotification);
    },
  );

  test('when it cannot be read back, PayU is to send it again', async () => {
    const payu = await startPayu((_request, response) => json(response, 500, {}));
    await expect(notify(payu, { order })).rejects.toBeInstanceOf(PaymentProviderError);
  });

  test('WAITING_FOR_CONFIRMATION is not captured before the ledger has been asked', async () => {
    const payu = await startPayu((_request, response) =>
      json(response, 200, { status: { statusCode: 'SUCCESS' } }),
    );
    const update = await notify(payu, { order: { ...order, status: 'WAITING_FOR_CONFIRMATION' } });
    expect(update).toMatchObject({ status: 'WAITING_FOR_CONFIRMATION', awaitsCapture: true });
    expect(standIn.requests).toEqual([]);
    await payu.capture('WZHF5');
    const capture = standIn.requests.at(-1);
    expect(`${capture?.method} ${capture?.path}`).toBe('POST /api/v2_1/orders/WZHF5/captures');
    expect(capture?.body).toBe('');
    expect(capture?.headers['content-type']).toBe('application/json');
  });

  test('asking finds one that waits for the capture as well', async () => {
    const payu = await startPayu(orderAnswer({ status: 'WAITING_FOR_CONFIRMATION' }));
    expect(await payu.fetchStatus('WZHF5')).toMatchObject({
      updateId: 'asked:WZHF5:WAITING_FOR_CONFIRMATION',
      amount: 8900,
      awaitsCapture: true,
    });
  });

  test('asking takes no other order’s word, nor that of one which is not the shop’s', async () => {
    const payu = await startPayu(orderAnswer({ orderId: 'OTHER' }));
    await expect(payu.fetchStatus('WZHF5')).rejects.toBeInstanceOf(PaymentProviderError);
    await standIn.close();
    const foreign = await startPayu(orderAnswer({ extOrderId: undefined }));
    expect(await foreign.fetchStatus('WZHF5')).toBeUndefined();
  });

  test.each([
    ['PENDING', 'WAITING_FOR_CONFIRMATION'],
    ['NEW', 'PENDING'],
    ['CANCELED', 'CANCELED'],
  ])('%s means %s, without a call', async (said, status) => {
    const payu = await startPayu(orderAnswer());
    expect(await notify(payu, { order: { ...order, status: said } })).toMatchObject({ status, amount: 8900 });
    expect(standIn.requests).toEqual([]);
  });

  test('a notification of another kind is let pass without news', async () => {
    const payu = await startPayu(orderAnswer());
    expect(await notify(payu, { orderId: 'WZHF5', payout: { status: 'FINALIZED' } })).toBeUndefined();
  });

  test('signed text that is no JSON is refused', async () => {
    const payu = await startPayu(orderAnswer());
    await expect(notify(payu, '<order/>')).rejects.toBeInstanceOf(InvalidNotification);
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

  test('an order is opened, and a second one with the same id refused', async () => {
    const request = paymentRequest();
    const started = await shop.gateways.PAYU.start(request);
    expect(started.paymentLink).toBe(`${shop.url}/sandbox/pay/${started.providerPaymentId}`);
    await expect(shop.gateways.PAYU.start(request)).rejects.toBeInstanceOf(PaymentProviderError);
  });

  test.each([
    '192.0.2.1',
    '::ffff:192.0.2.1',
    '2a02:a311:8040:1f00:c5e::7',
    '::1',
    '64:FF9B::192.0.2.1',
    'fe80::1%eth0',
  ])('a customer from %s can pay: her address is written as PayU documents it', async (customerIp) => {
    await shop.gateways.PAYU.start(paymentRequest({ customerIp }));
  });
});
