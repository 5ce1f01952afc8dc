import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAYMENT_PROVIDERS } from '#domain/payment.ts';
import { PaymentProviderError } from '#server/pay/payment-port.ts';
import { gatewayTo, startProvider } from './gateway-kinds.ts';
import { paymentRequest, startSandboxShop, type SandboxShop } from './sandbox-shop.ts';
import { json } from './stand-in-provider.ts';

describe.each(PAYMENT_PROVIDERS)('closing a payment, %s', (provider) => {
  let shop: SandboxShop;
  beforeAll(async () => {
    shop = await startSandboxShop();
  });
  afterAll(async () => {
    await shop.close();
    await shop.store.close();
  });
  const gateway = () => shop.gateways[provider];
  const press = async (id: string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await shop.app.inject({ method: 'POST', url: `/sandbox/pay/${id}`, payload: 'scenario=pay', headers });
  };

  test('an open one can no longer be paid; closing it again is no failure', async () => {
    const { providerPaymentId } = await gateway().start(paymentRequest());
    expect(await gateway().close(providerPaymentId)).toBe('closed');
    expect(await gateway().close(providerPaymentId)).toBe('closed');
    await press(providerPaymentId);
    expect(await gateway().fetchStatus(providerPaymentId)).toMatchObject({ status: 'CANCELED' });
  });

  test('one that was paid meanwhile stays paid', async () => {
    const { providerPaymentId } = await gateway().start(paymentRequest());
    await press(providerPaymentId);
    expect(await gateway().close(providerPaymentId)).toBe('taken');
    expect(await gateway().fetchStatus(providerPaymentId)).toMatchObject({ status: 'COMPLETED' });
  });

  test('one that the provider does not know is as good as closed', async () => {
    await expect(gateway().close('cs_test_UNKNOWN')).resolves.toBe('closed');
  });
});

test('a provider that fails, or leaves the payment open, is asked again later', async () => {
  const standIn = await startProvider(({ method }, response) => {
    if (method !== 'GET') return json(response, 500, {});
    const order = { orderId: 'open', extOrderId: 'x', currencyCode: 'PLN', totalAmount: '1', status: 'NEW' };
    return json(response, 200, { id: 'open', status: 'open', orders: [order] });
  });
  for (const provider of PAYMENT_PROVIDERS) {
    const gateway = gatewayTo(provider, standIn.url);
    await expect(gateway.close('open')).rejects.toBeInstanceOf(PaymentProviderError);
  }
  await standIn.close();
});
