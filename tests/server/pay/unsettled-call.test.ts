import { afterEach, describe, expect, test, vi } from 'vitest';
import { PaymentProviderError, type PaymentGateway } from '#server/pay/payment-port.ts';
import { PayuGateway } from '#server/pay/payu-gateway.ts';
import { StripeGateway } from '#server/pay/stripe-gateway.ts';
import { paymentRequest } from './sandbox-shop.ts';

// Node's fetch may forget a call, its signal and all, when the other side dies at the wrong moment.

const timeout = 50;
const nowhere = () => 'http://127.0.0.1:9';

const gateways: readonly PaymentGateway[] = [
  new PayuGateway({
    posId: '300746',
    clientId: '300746',
    clientSecret: 'client-secret-for-this-test',
    secondKey: 'second-key-for-this-test',
    apiUrl: nowhere,
    notifyUrl: () => 'https://shop.example/api/payment/payu/notify',
    timeout,
  }),
  new StripeGateway({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: nowhere, timeout }),
];

afterEach(() => vi.unstubAllGlobals());

describe.each(gateways.map((gateway) => [gateway.provider, gateway] as const))('%s', (_provider, gateway) => {
  test('a call that never settles ends all the same, and the next one is made', async () => {
    const calls = vi.fn<typeof fetch>(() => new Promise(() => undefined));
    vi.stubGlobal('fetch', calls);
    await expect(gateway.start(paymentRequest())).rejects.toThrow(PaymentProviderError);
    const made = calls.mock.calls.length;
    await expect(gateway.start(paymentRequest())).rejects.toThrow(PaymentProviderError);
    expect(calls.mock.calls.length).toBeGreaterThan(made);
  });
});
