import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#domain/payment.ts';
import { DELAY_SECONDS } from '#server/pay/sandbox/scenarios.ts';
import { JobRunner } from '#server/jobs/job-runner.ts';
import { SandboxNotifier } from '#server/pay/sandbox/sandbox-notifier.ts';
import { paymentRequest, startSandboxShop, type SandboxShop } from './sandbox-shop.ts';

let shop: SandboxShop;
beforeAll(async () => {
  shop = await startSandboxShop();
});
beforeEach(() => {
  shop.updates.length = 0;
  shop.shop.broken = false;
});
afterAll(async () => {
  await shop.close();
  await shop.store.close();
});

async function open(provider: PaymentProvider, changes = {}) {
  const request = paymentRequest(changes);
  return { request, ...(await shop.gateways[provider].start(request)) };
}

/** Presses a button as a browser without script would; nothing is followed. */
const press = (link: string, scenario: string) =>
  fetch(link, { method: 'POST', body: new URLSearchParams({ scenario }), redirect: 'manual' });

const statuses = () => shop.updates.map(({ status }) => status);

test.each([
  ['failed', 'checkout.session.async_payment_failed'],
  ['expired', 'checkout.session.expired'],
])('Stripe names what the button %s does %s, as the real one [EM-3]', async (scenario, type) => {
  await press((await open('STRIPE')).paymentLink, scenario);
  const sent = vi.spyOn(globalThis, 'fetch');
  await shop.jobs.runDue();
  const bodies = sent.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  sent.mockRestore();
  expect(bodies).toMatchObject([{ type }]);
});

test('Stripe refuses less than 2 zł as the real one does [EM-3]', async () => {
  await expect(open('STRIPE', { amount: 199 })).rejects.toThrow('400 amount_too_small');
  await expect(open('STRIPE', { amount: 200 })).resolves.toMatchObject({
    paymentLink: expect.stringContaining('/sandbox/pay/'),
  });
});

describe.each(PAYMENT_PROVIDERS)('a %s payment in the sandbox [EM-3]', (provider) => {
  test('runs no script and allows none', async () => {
    const { paymentLink, request } = await open(provider);
    const page = await fetch(paymentLink);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).toContain(`form-action 'self' ${new URL(request.returnUrl).origin}`);
    expect(await page.text()).not.toMatch(/<script|\son\w+=|\sstyle=/i);
  });

  test.each([
    ['pay', ['COMPLETED']],
    ['failed', ['CANCELED']],
    ['expired', ['CANCELED']],
    ['lost', []],
    ['repeated', ['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED']],
    ['outOfOrder', ['COMPLETED', 'WAITING_FOR_CONFIRMATION']],
  ])('the button %s leads back and tells the shop %j', async (scenario, told) => {
    const { paymentLink, request } = await open(provider);
    const response = await press(paymentLink, scenario);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(request.returnUrl);
    await shop.jobs.runDue();
    expect(statuses()).toEqual(told);
    expect(
      shop.updates.every((update) => update.paymentId === request.paymentId && update.amount === 8900),
    ).toBe(true);
  });

  test('giving up leads to the shop’s return address without a notification, and the payment stays open', async () => {
    const { paymentLink, request, providerPaymentId } = await open(provider);
    const { location } = Object.fromEntries((await press(paymentLink, 'cancel')).headers);
    expect(location).toBe(`${request.returnUrl}&error=${provider === 'PAYU' ? '501' : 'canceled'}`);
    await shop.jobs.runDue();
    expect(shop.updates).toEqual([]);
    expect(await shop.gateways[provider].fetchStatus(providerPaymentId)).toMatchObject({ status: 'PENDING' });
    await press(paymentLink, 'pay');
    await shop.jobs.runDue();
    expect(statuses()).toEqual(['COMPLETED']);
  });

  test('repeated notifications carry the same id', async () => {
    await press((await open(provider)).paymentLink, 'repeated');
    await shop.jobs.runDue();
    expect(new Set(shop.updates.map(({ updateId }) => updateId)).size).toBe(1);
  });

  test('an early notification has come before the redirect', async () => {
    await press((await open(provider)).paymentLink, 'early');
    expect(statuses()).toEqual(['COMPLETED']);
  });

  test('an early notification that the shop does not take is sent again', async () => {
    const { paymentLink, request } = await open(provider);
    shop.shop.broken = true;
    expect((await press(paymentLink, 'early')).headers.get('location')).toBe(request.returnUrl);
    shop.shop.broken = false;
    await shop.jobs.runDue();
    expect(statuses()).toEqual(['COMPLETED']);
  });

  test('a delayed notification comes after its time', async () => {
    await press((await open(provider)).paymentLink, 'delayed');
    await shop.jobs.runDue();
    expect(statuses()).toEqual([]);
    await runJobsIn(DELAY_SECONDS);
    expect(statuses()).toEqual(['COMPLETED']);
  });

  test('the first button counts', async () => {
    const { paymentLink, request } = await open(provider);
    await Promise.all(['pay', 'failed', 'expired', 'pay'].map((scenario) => press(paymentLink, scenario)));
    expect((await press(paymentLink, 'cancel')).headers.get('location')).toBe(request.returnUrl);
    await shop.jobs.runDue();
    expect(shop.updates).toHaveLength(1);
    const page = await (await fetch(paymentLink)).text();
    expect(page).toContain('Ta płatność jest już zakończona.');
    expect(page).not.toContain('<button');
  });

  test('a button that does not exist changes nothing', async () => {
    const { paymentLink } = await open(provider);
    expect((await press(paymentLink, 'toString')).status).toBe(400);
    await shop.jobs.runDue();
    expect(shop.updates).toEqual([]);
  });
});

test('PayU waits for the shop’s capture, and notifies it of both steps [EM-3]', async () => {
  const { paymentLink, providerPaymentId } = await open('PAYU');
  await press(paymentLink, 'toConfirm');
  await shop.jobs.runDue();
  await shop.gateways.PAYU.capture(providerPaymentId);
  await shop.jobs.runDue();
  expect(statuses()).toEqual(['WAITING_FOR_CONFIRMATION', 'COMPLETED']);
});

test('a declined card leaves the customer on Stripe’s page; PayU sends her back with an error [EM-3]', async () => {
  const { paymentLink } = await open('STRIPE');
  const page = await press(paymentLink, 'decline');
  expect(page.status).toBe(200);
  const text = await page.text();
  expect(text).toContain('Karta odrzucona.');
  expect(text).toContain('Zapłać');
  const payu = await open('PAYU');
  const back = await press(payu.paymentLink, 'decline');
  expect(back.headers.get('location')).toBe(`${payu.request.returnUrl}&error=501`);
  await shop.jobs.runDue();
  expect(shop.updates).toEqual([]);
});

test('the button that confirms is PayU’s alone', async () => {
  expect((await press((await open('STRIPE')).paymentLink, 'toConfirm')).status).toBe(400);
});

test('an address of no payment is a Polish 404', async () => {
  const page = await fetch(`${shop.url}/sandbox/pay/unknown`);
  expect(page.status).toBe(404);
  expect(await page.text()).toContain('Nie ma takiej płatności');
  expect((await press(`${shop.url}/sandbox/pay/unknown`, 'pay')).status).toBe(404);
});

test('a payment whose time has passed cannot be paid', async () => {
  const { paymentLink, request } = await open('PAYU', { expiresAt: new Date(Date.now() + 1_900) });
  await expect
    .poll(async () => (await fetch(paymentLink)).text(), { timeout: 10_000 })
    .toContain('Czas na tę płatność minął');
  expect((await press(paymentLink, 'pay')).headers.get('location')).toBe(request.returnUrl);
  await shop.jobs.runDue();
  expect(shop.updates).toEqual([]);
});

test('a restart keeps the payment, although the secrets are new', async () => {
  const { paymentLink, request } = await open('STRIPE');
  const restarted = await startSandboxShop(shop.store);
  try {
    expect(restarted.secrets).not.toEqual(shop.secrets);
    await press(paymentLink.replace(shop.url, restarted.url), 'pay');
    await restarted.jobs.runDue();
    expect(restarted.updates).toMatchObject([{ paymentId: request.paymentId, status: 'COMPLETED' }]);
  } finally {
    await restarted.close();
  }
});

test('a notification with a foreign signature gets 401 and is not taken', async () => {
  const body = JSON.stringify({ order: { orderId: 'A', status: 'COMPLETED' } });
  for (const path of ['/api/payment/payu/notify', '/api/payment/stripe/webhook']) {
    const response = await fetch(shop.url + path, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'openpayu-signature': 'signature=00;algorithm=MD5',
        'stripe-signature': 't=1,v1=00',
      },
    });
    expect(response.status).toBe(401);
  }
  expect(shop.updates).toEqual([]);
});

/** Runs the jobs that are due so many seconds from now. */
async function runJobsIn(seconds: number) {
  const clock = { now: () => new Date(Date.now() + seconds * 1000) };
  const webhooks = {
    STRIPE: () => `${shop.url}/api/payment/stripe/webhook`,
    PAYU: () => `${shop.url}/api/payment/payu/notify`,
  };
  const notifier = new SandboxNotifier({ db: shop.store.db, secrets: shop.secrets, webhooks });
  const log = { warn: () => undefined, error: () => undefined };
  await new JobRunner({ db: shop.store.db, handlers: notifier.jobs(), log, clock }).runDue();
}
