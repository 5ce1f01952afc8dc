import { afterEach, describe, expect, test, vi } from 'vitest';
import { PAYMENT_PROVIDERS } from '#domain/payment.ts';
import { PaymentProviderError } from '#server/pay/payment-port.ts';
import { gatewayTo } from './gateway-kinds.ts';
import { paymentRequest } from './sandbox-shop.ts';

// Node's fetch may forget a call, its signal and all, when the other side dies at the wrong moment.

afterEach(() => vi.unstubAllGlobals());

describe.each(PAYMENT_PROVIDERS)('%s', (provider) => {
  const gateway = gatewayTo(provider, 'http://127.0.0.1:9', { timeout: 50 });
  test('a call that never settles ends all the same, and the next one is made', async () => {
    const calls = vi.fn<typeof fetch>(() => new Promise(() => undefined));
    vi.stubGlobal('fetch', calls);
    await expect(gateway.start(paymentRequest())).rejects.toThrow(PaymentProviderError);
    const made = calls.mock.calls.length;
    await expect(gateway.start(paymentRequest())).rejects.toThrow(PaymentProviderError);
    expect(calls.mock.calls.length).toBeGreaterThan(made);
  });
});
