import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { grosze, type MinorUnits } from '#domain/grosze.ts';
import { PAYMENT_PROVIDERS } from '#domain/payment.ts';
import { JobRunner } from '#server/jobs/job-runner.ts';
import { PaymentProviderError } from '#server/pay/payment-port.ts';
import { DELAY_SECONDS } from '#server/pay/sandbox/scenarios.ts';
import { SandboxNotifier } from '#server/pay/sandbox/sandbox-notifier.ts';
import { WEBHOOK_PATH } from '#server/pay/create-payments.ts';
import { paymentRequest, startSandboxShop, type SandboxShop } from './sandbox-shop.ts';

let shop: SandboxShop;
beforeAll(async () => {
  shop = await startSandboxShop();
});
beforeEach(() => {
  shop.later.refunds.length = 0;
  shop.later.disputes.length = 0;
});
afterAll(async () => {
  await shop.close();
  await shop.store.close();
});

describe.each(PAYMENT_PROVIDERS)('refunds of a %s payment in the sandbox [EM-3]', (provider) => {
  const gateway = () => shop.gateways[provider];
  const press = (id: string, path: string, fields: Record<string, string>) =>
    fetch(`${shop.url}/sandbox/pay/${id}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });

  /** A paid payment whose refunds go as the tester has chosen. */
  async function paid(refunds = 'prompt') {
    const { providerPaymentId } = await gateway().start(paymentRequest());
    await press(providerPaymentId, '', { scenario: 'pay' });
    expect((await press(providerPaymentId, '/after', { refunds })).status).toBe(303);
    await shop.jobs.runDue();
    const order = (amount: MinorUnits, refundId = randomUUID()) => ({
      refundId,
      orderId: 17,
      providerPaymentId,
      amount,
      currency: 'PLN',
    });
    return { providerPaymentId, order };
  }

  /** Runs the jobs of the sandbox that are due after so many seconds, else those after its delay, too. */
  async function later(seconds = DELAY_SECONDS + 1) {
    const clock = { now: () => new Date(Date.now() + seconds * 1000) };
    const log = { warn: () => undefined, error: () => undefined };
    const webhooks = {
      STRIPE: () => shop.url + WEBHOOK_PATH.STRIPE,
      PAYU: () => shop.url + WEBHOOK_PATH.PAYU,
    };
    const notifier = new SandboxNotifier({ db: shop.store.db, secrets: shop.secrets, webhooks });
    await new JobRunner({ db: shop.store.db, handlers: notifier.jobs(), log, clock }).runDue();
  }
  const told = () => shop.later.refunds.map(({ state }) => state);

  test('a part and the rest are refunded and notified; a repeated request returns the same refund', async () => {
    const { providerPaymentId, order } = await paid();
    const first = order(grosze(900));
    const made = await gateway().refund(first);
    expect(made).toMatchObject({ refundId: first.refundId, amount: 900, state: 'pending', currency: 'PLN' });
    await shop.jobs.runDue();
    expect(shop.later.refunds).toEqual([{ ...made, state: 'done' }]);
    expect(await gateway().refund(first)).toEqual({ ...made, state: 'done' });
    expect(await gateway().refund(order(grosze(8000)))).toMatchObject({ state: 'pending' });
    expect(await gateway().fetchRefund(providerPaymentId, made.providerRefundId ?? '')).toMatchObject({
      state: 'done',
    });
    expect(await gateway().fetchRefund(providerPaymentId, 're_unknown')).toBeUndefined();
  });

  test('more than is left is refused, with the provider’s code', async () => {
    const { order } = await paid();
    await gateway().refund(order(grosze(8000)));
    const refused = await gateway().refund(order(grosze(901)));
    await shop.jobs.runDue();
    expect(refused).toMatchObject({ state: 'failed', failure: expect.stringMatching(/[A-Za-z_]{5,}/) });
    expect(refused.providerRefundId).toBeUndefined();
  });

  test('one that the provider made and answered with 500 is not made again', async () => {
    const { providerPaymentId, order } = await paid('error');
    const lost = order(grosze(8900));
    await expect(gateway().refund(lost)).rejects.toBeInstanceOf(PaymentProviderError);
    expect(await gateway().refund(lost)).toMatchObject({ state: 'pending', refundId: lost.refundId });
    const { rows } =
      await sql`select id from sandbox_refund where sandbox_payment_id = ${providerPaymentId}`.execute(
        shop.store.db,
      );
    expect(rows).toHaveLength(1);
    await later();
    expect(shop.later.refunds.filter(({ refundId }) => refundId === lost.refundId)).toMatchObject([
      { state: 'done', amount: 8900 },
    ]);
  });

  test('notices come doubled and out of order; what they say can fail later', async () => {
    const doubled = await paid('doubled');
    await gateway().refund(doubled.order(grosze(100)));
    await shop.jobs.runDue();
    expect(told()).toHaveLength(4);
    expect(told()).toContain('done');
    shop.later.refunds.length = 0;
    const failing = await paid('failing');
    await gateway().refund(failing.order(grosze(100)));
    await shop.jobs.runDue();
    expect(told()).toEqual(['done']);
    await later();
    expect(told()).toEqual(['done', 'failed']);
    const why = { STRIPE: 'expired_or_canceled_card', PAYU: 'CANCELED' }[provider];
    expect(shop.later.refunds.at(-1)?.failure).toBe(why);
  });

  test('a slow refund is done after its delay, not at once', async () => {
    const { order } = await paid('slow');
    await gateway().refund(order(grosze(100)));
    await later(1);
    expect(told()).toEqual([]);
    await later();
    expect(told()).toEqual(['done']);
  });

  test('a refund made in the dashboard is notified without an id of the shop, and the shop’s own with it', async () => {
    const { providerPaymentId, order } = await paid();
    const ours = order(grosze(100));
    await gateway().refund(ours);
    await press(providerPaymentId, '/after', { do: 'refund' });
    await shop.jobs.runDue();
    expect(shop.later.refunds.map(({ refundId, amount }) => [refundId, amount])).toEqual([
      [ours.refundId, 100],
      [undefined, 8800],
    ]);
  });

  test('a payment that the shop closes is notified, as providers do', async () => {
    const { providerPaymentId } = await gateway().start(paymentRequest());
    shop.updates.length = 0;
    await gateway().close(providerPaymentId);
    await shop.jobs.runDue();
    expect(shop.updates.map(({ status }) => status)).toEqual(['CANCELED']);
  });

  test('only the buttons of a paid payment do anything', async () => {
    const { providerPaymentId } = await gateway().start(paymentRequest());
    expect((await press(providerPaymentId, '/after', { do: 'refund' })).status).toBe(404);
    const open = await paid();
    expect((await press(open.providerPaymentId, '/after', { refunds: 'toString' })).status).toBe(400);
    expect((await press(open.providerPaymentId, '/after', { do: 'nothing' })).status).toBe(400);
    const page = await (await fetch(`${shop.url}/sandbox/pay/${open.providerPaymentId}/after`)).text();
    expect(page).toContain('Zwroty udają się od razu (wybrane)');
  });

  test.runIf(provider === 'STRIPE')('a dispute is told of, and how the bank decided', async () => {
    const { providerPaymentId } = await paid();
    for (const action of ['dispute', 'lost']) await press(providerPaymentId, '/after', { do: action });
    expect(shop.later.disputes).toMatchObject([
      { providerPaymentId, amount: 8900, currency: 'PLN', status: 'needs_response', isClosed: false },
      { providerPaymentId, status: 'lost', isClosed: true },
    ]);
  });
});
