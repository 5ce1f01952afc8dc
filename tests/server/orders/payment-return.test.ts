import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { fromPln } from '#domain/grosze.ts';
import { PAYMENT_PROVIDERS } from '#domain/payment.ts';
import { applyPaymentUpdate } from '#server/orders/payment-ledger.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-app.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  for (const gateway of Object.values(shop.gateways)) {
    gateway.down = false;
    gateway.takenWhenClosed = false;
    gateway.reported = undefined;
  }
});

test.each(PAYMENT_PROVIDERS)(
  '%s: who comes back unpaid finds the payment closed at the provider and the order canceled at once [OR-2]',
  async (provider) => {
    const { id, back, result, told } = await placed(provider);
    expect((await shop.app.inject(`${back}&error=501`)).headers.location).toBe(result);
    expect(shop.gateways[provider].closed).toContain(`${provider}-${id}`);
    expect(await told()).toMatchObject({ paymentStatus: 'CANCELED', endedAs: 'LEFT' });
  },
);

test('a payment that its provider refused says nothing of an ending [RD-8]', async () => {
  const { id, told, amount } = await placed('PAYU');
  await applyPaymentUpdate(shop.store.db, {
    updateId: `refused:${id}`,
    paymentId: id,
    providerPaymentId: `PAYU-${id}`,
    status: 'CANCELED',
    amount,
    currency: 'PLN',
  });
  const after = await told();
  expect(after).toMatchObject({ paymentStatus: 'CANCELED' });
  expect(after).not.toHaveProperty('endedAs');
});

test('a repeated order, as from another tab, is pointed out on the first order’s page [RD-8]', async () => {
  const payload = orderOf('Horoskop', { paymentProvider: 'PAYU' });
  const order = (headers: Record<string, string>) =>
    shop.app.inject({ method: 'POST', url: '/api/order', payload, headers });
  const first = await order({});
  const cookie = String(first.headers['set-cookie']).split(';', 1)[0] ?? '';
  await order({ cookie });
  const { orderId, customerId } = first.json();
  const told = await shop.app.inject(`/api/order/payment-status/${orderId}?customerId=${customerId}`);
  expect(told.json()).toMatchObject({ paymentStatus: 'CANCELED', endedAs: 'REPLACED' });
});

test('who comes back without an error is only led to the result page', async () => {
  const { id, back, result, status } = await placed('PAYU');
  const response = await shop.app.inject(back);
  expect([response.statusCode, response.headers.location]).toEqual([303, result]);
  expect(shop.gateways.PAYU.closed).not.toContain(`PAYU-${id}`);
  expect(await status()).toBe('PENDING');
});

test('who has paid in another tab is not canceled: what the provider says counts [LV-2]', async () => {
  const { id, back, result, status, amount } = await placed('STRIPE');
  shop.gateways.STRIPE.takenWhenClosed = true;
  shop.gateways.STRIPE.reported = {
    updateId: `asked:${id}`,
    paymentId: id,
    providerPaymentId: `STRIPE-${id}`,
    status: 'COMPLETED',
    amount,
    currency: 'PLN',
  };
  expect((await shop.app.inject(`${back}&error=canceled`)).headers.location).toBe(result);
  expect(await status()).toBe('COMPLETED');
  await shop.app.inject(`${back}&error=canceled`);
  expect(await status()).toBe('COMPLETED');
});

test('a provider that does not respond: the result page all the same, and a job ends the payment [LV-2]', async () => {
  const { id, back, result, status } = await placed('STRIPE');
  shop.gateways.STRIPE.down = true;
  expect((await shop.app.inject(`${back}&error=canceled`)).headers.location).toBe(result);
  expect(await status()).toBe('PENDING');
  const key = `close:${id}`;
  const jobs = await sql`select id from job where once_key = ${key}`.execute(shop.store.db);
  expect(jobs.rows).toHaveLength(1);
});

test.each([
  '',
  '?orderId=1&customerId=x&error=501',
  '?orderId=99999999&customerId=1e4b4f0e-91a8-4f1c-9a05-0d8b9ad1e0a2&error=1',
])('of an unknown order (%s) the result page is told nothing', async (query) => {
  const response = await shop.app.inject(`/api/payment/return${query}`);
  expect([response.statusCode, response.headers.location]).toEqual([303, 'https://shop.example/zamowienie']);
});

test('another customerId ends nothing and learns nothing, while the right one ends the same payment', async () => {
  const { id, back, result, status } = await placed('PAYU');
  const foreign = back.replace(/customerId=[^&]+/, 'customerId=1e4b4f0e-91a8-4f1c-9a05-0d8b9ad1e0a2');
  expect(foreign).not.toBe(back);
  const response = await shop.app.inject(`${foreign}&error=1`);
  expect([response.statusCode, response.headers.location]).toEqual([303, 'https://shop.example/zamowienie']);
  expect(shop.gateways.PAYU.closed).not.toContain(`PAYU-${id}`);
  expect(await status()).toBe('PENDING');
  expect((await shop.app.inject(`${back}&error=1`)).headers.location).toBe(result);
  expect(await status()).toBe('CANCELED');
});

/** An order over HTTP, with the address at which its provider sends the customer back. */
async function placed(paymentProvider: 'PAYU' | 'STRIPE') {
  const payload = orderOf('Tarot', { paymentProvider });
  const { id, orderId, customerId, totalPrice } = (
    await shop.app.inject({ method: 'POST', url: '/api/order', payload })
  ).json();
  const { returnUrl = '' } = shop.gateways[paymentProvider].requests.at(-1) ?? {};
  const query = `orderId=${orderId}&customerId=${customerId}`;
  const told = async () =>
    (await shop.app.inject(`/api/order/payment-status/${orderId}?customerId=${customerId}`)).json();
  return {
    id,
    amount: fromPln(totalPrice),
    back: returnUrl.replace('https://shop.example', ''),
    result: `https://shop.example/zamowienie?${query}`,
    told,
    status: async () => (await told()).paymentStatus,
  };
}

test('who is still paying in another tab is not canceled, whether the provider says so or nothing yet [LV-2]', async () => {
  const { id, back, result, status, amount } = await placed('PAYU');
  shop.gateways.PAYU.takenWhenClosed = true;
  for (const reported of ['nothing', 'WAITING_FOR_CONFIRMATION'] as const) {
    if (reported !== 'nothing')
      shop.gateways.PAYU.reported = {
        updateId: `asked:${id}`,
        paymentId: id,
        providerPaymentId: `PAYU-${id}`,
        status: reported,
        amount,
        currency: 'PLN',
      };
    expect((await shop.app.inject(`${back}&error=1`)).headers.location).toBe(result);
    // A payment that is being processed is one that is waited for.
    expect(await status(), reported).toBe('PENDING');
  }
});
