import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fromPln, grosze, minus } from '#domain/grosze.ts';
import { paymentJobs, RECONCILE_AFTER } from '#server/orders/payment-jobs.ts';
import { createPaymentLedger } from '#server/orders/create-payment-ledger.ts';
import { applyPaymentUpdate } from '#server/orders/payment-ledger.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-app.ts';
import { birth, orderOf } from '#tests/server/support/order-requests.ts';
import { HandClock, runnerWith } from '../jobs/job-table.ts';

let shop: TestShop;
const clock = new HandClock();
const HOUR = 3_600_000;
const log = { info: vi.fn(), error: vi.fn() };

beforeAll(async () => {
  shop = await startTestShop();
  clock.pass(Date.now() - clock.now().getTime());
});
afterAll(() => shop.close());

/** The last use of a coupon, ordered over HTTP. */
const order = (couponCode: string, email: string, key = randomUUID()) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/order',
    headers: { 'idempotency-key': key },
    payload: orderOf('Tarot', { couponCode, customer: { ...birth, email } }),
  });

async function passTime(milliseconds: number): Promise<void> {
  const { db } = shop.store;
  const ledger = createPaymentLedger(db, shop.gateways, () => log);
  const { runner } = runnerWith(db, paymentJobs(ledger, shop.gateways, clock), clock);
  clock.pass(milliseconds);
  await runner.runDue();
}

test('a payment of another amount is logged as an error when a job finds it, and does not count as paid', async () => {
  const placed = (await order('', 'iga@example.com')).json();
  shop.gateways.PAYU.reported = {
    updateId: `asked:PAYU-${placed.id}:COMPLETED`,
    paymentId: placed.id,
    providerPaymentId: `PAYU-${placed.id}`,
    status: 'COMPLETED',
    amount: minus(fromPln(placed.totalPrice), grosze(1)),
    currency: 'PLN',
  };
  await passTime(RECONCILE_AFTER + 60_000);
  shop.gateways.PAYU.reported = undefined;
  const details = { payment: placed.id, outcome: 'amount-differs' };
  expect(log.error.mock.calls).toEqual([[details, 'a payment does not match its order']]);
  const url = `/api/order/payment-status/${placed.orderId}?customerId=${placed.customerId}`;
  expect((await shop.app.inject(url)).json().paymentStatus).toBe('WAITING_FOR_CONFIRMATION');
});

test('abandoned, ended, its coupon used by another, and paid after all [OR-1] [OR-2] [OF-6]', async () => {
  const key = randomUUID();
  const placed = await order('JEDEN', 'anna@example.com', key);
  expect(placed.statusCode).toBe(201);
  expect((await order('JEDEN', 'anna@example.com', key)).json()).toEqual(placed.json());
  expect((await order('JEDEN', 'ewa@example.com')).json()).toMatchObject({ code: 103 });

  // The link in the mail and on the payment page: any number of times, at any time.
  const { orderId, customerId, id, totalPrice } = placed.json();
  const url = `/api/order/payment-status/${orderId}?customerId=${customerId}`;
  const status = async () => (await shop.app.inject(url)).json().paymentStatus;
  expect([await status(), await status()]).toEqual(['PENDING', 'PENDING']);

  await passTime(2 * HOUR);
  expect(await status()).toBe('CANCELED');
  const repeated = (await order('JEDEN', 'anna@example.com', key)).json();
  const resultPage = `https://shop.example/zamowienie?orderId=${orderId}&customerId=${customerId}`;
  expect(repeated, 'no link to a payment page that is closed').toEqual({
    ...placed.json(),
    paymentLink: resultPage,
  });
  const next = await order('JEDEN', 'ewa@example.com');
  expect(next.statusCode).toBe(201);

  const update = {
    updateId: 'late',
    paymentId: id,
    providerPaymentId: `PAYU-${id}`,
    amount: fromPln(totalPrice),
    currency: 'PLN',
  };
  expect(await applyPaymentUpdate(shop.store.db, { ...update, status: 'COMPLETED' })).toBe('applied');
  expect(await status()).toBe('COMPLETED');
  expect((await shop.app.inject(url)).json().summary).toMatchObject({
    orderId,
    couponCode: 'JEDEN',
    totalPrice,
  });
});
