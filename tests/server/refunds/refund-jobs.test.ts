import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { shopDate } from '#domain/shop-day.ts';
import { listMoneyMatters } from '#server/orders/money-matters.ts';
import type { PlacedOrder } from '#server/orders/placed-order.ts';
import { askRefund } from '#server/refunds/ask-refund.ts';
import { createRefundLedger } from '#server/refunds/create-refund-ledger.ts';
import { listOpenDisputes } from '#server/refunds/disputes.ts';
import { MONEY_WAITS_JOB } from '#server/refunds/refund-job-kinds.ts';
import { REFUND_ALARM_EVERY, refundJobs } from '#server/refunds/refund-jobs.ts';
import { listFailedRefunds, refundsOf, type Refund } from '#server/refunds/refunds-of.ts';
import { settleRefunds } from '#server/refunds/settle-refunds.ts';
import type { Store } from '#server/store/store.ts';
import { fakeGateways } from '#tests/server/support/fake-gateway.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';
import { paidOrder } from '../answers/paid-order.ts';
import { HandClock, jobRows, runnerWith } from '../jobs/job-table.ts';

let store: Store;
let gateways: ReturnType<typeof fakeGateways>;
let world: ReturnType<typeof startJobs>;
const clock = new HandClock();
beforeAll(async () => {
  store = await startTestStore();
});
beforeEach(() => {
  clock.pass(Date.now() - clock.now().getTime());
  gateways = fakeGateways();
  world = startJobs();
});
afterAll(() => store.close());

function startJobs() {
  const errors: string[] = [];
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (_details: object, message: string) => void errors.push(message),
  };
  const ledger = createRefundLedger(store.db, () => log);
  const { runner } = runnerWith(store.db, refundJobs({ db: store.db, ledger, gateways, log, clock }), clock);
  return { ledger, runner, errors };
}

async function ask({ orderId }: PlacedOrder, amount: number): Promise<Refund> {
  const decision = { orderId, amount: grosze(amount), reason: 'x', requestedBy: 'test' };
  const result = await store.db
    .transaction()
    .execute((trx) => askRefund(trx, { ...decision, idempotencyKey: randomUUID() }));
  return result.kind === 'asked' ? result.refund : expect.fail(result.kind);
}

async function asked(): Promise<PlacedOrder> {
  const order = await paidOrder(store.db);
  await ask(order, 100);
  // The database's clock has gone on meanwhile, further on a slow machine.
  clock.pass(Math.max(0, Date.now() - clock.now().getTime()) + 1_000);
  return order;
}
const statesOf = async ({ orderId }: PlacedOrder) =>
  (await refundsOf(store.db, orderId)).map(({ state }) => state);

async function pass(milliseconds: number) {
  clock.pass(milliseconds);
  await world.runner.runDue();
}

test('a refund is made, and asked about until its money has gone back', async () => {
  const order = await asked();
  await world.runner.runDue();
  expect(await statesOf(order)).toEqual(['pending']);
  for (const [id, made] of gateways.PAYU.refunds) gateways.PAYU.refunds.set(id, { ...made, state: 'done' });
  await pass(60_000);
  expect(await statesOf(order)).toEqual(['done']);
  expect(world.errors).toEqual([]);
});

test('a provider is asked again after a quarter of the refund’s age', async () => {
  const order = await asked();
  await world.runner.runDue();
  await pass(240_000);
  for (const [id, made] of gateways.PAYU.refunds) gateways.PAYU.refunds.set(id, { ...made, state: 'done' });
  await pass(40_000);
  expect(await statesOf(order)).toEqual(['pending']);
  await pass(25_000);
  expect(await statesOf(order)).toEqual(['done']);
});

test('an inquiry that becomes a dispute is listed with what the bank takes [LV-4]', async () => {
  const { orderId, paymentId } = await paidOrder(store.db);
  const told = (status: string, amount: number, isClosed = false) =>
    world.ledger.recordDispute('PAYU', {
      disputeId: 'dp_grows',
      providerPaymentId: `PAYU-${paymentId}`,
      amount: grosze(amount),
      currency: 'PLN',
      reason: 'fraudulent',
      status,
      isClosed,
    });
  await told('warning_needs_response', 100);
  await told('needs_response', 8_900);
  const listed = (await listOpenDisputes(store.db)).filter((dispute) => dispute.orderId === orderId);
  expect(listed).toMatchObject([{ amount: 8_900 }]);
  await told('lost', 8_900, true);
});

test('of two disputes the one that was opened first is listed first, whichever was told first [LV-4]', async () => {
  const { orderId, paymentId } = await paidOrder(store.db);
  for (const disputeId of ['dp_told_first', 'dp_told_then'])
    await world.ledger.recordDispute('PAYU', {
      disputeId,
      providerPaymentId: `PAYU-${paymentId}`,
      amount: grosze(1),
      currency: 'PLN',
      reason: 'fraudulent',
      status: 'needs_response',
      isClosed: false,
    });
  await store.db
    .updateTable('payment_dispute')
    .set({ opened_at: new Date(Date.now() + 60_000) })
    .where('provider_dispute_id', '=', 'dp_told_first')
    .execute();
  await store.db
    .updateTable('payment_dispute')
    .set({ reason: 'general' })
    .where('provider_dispute_id', '=', 'dp_told_then')
    .execute();
  const listed = (await listOpenDisputes(store.db)).filter((dispute) => dispute.orderId === orderId);
  expect(listed.map(({ disputeId }) => disputeId)).toEqual(['dp_told_then', 'dp_told_first']);
  await store.db
    .updateTable('payment_dispute')
    .set({ closed_at: new Date() })
    .where('payment_id', '=', paymentId)
    .execute();
});

test('a lost response, a dead process and a provider away give no money twice, and none is forgotten', async () => {
  const order = await asked();
  gateways.PAYU.losesRefunds = true;
  await world.runner.runDue();
  expect(await statesOf(order)).toEqual(['asked']);
  gateways.PAYU.losesRefunds = false;
  gateways.PAYU.down = true;
  await pass(2 * 3_600_000);
  await pass(6 * 3_600_000);
  expect(world.errors).toContain('a refund is still asked');
  expect(await toldOf(order)).toEqual(['refund-stuck']);
  const listed = (await listMoneyMatters(store.db, clock.now())).filter(
    ({ orderId }) => orderId === order.orderId,
  );
  expect(listed).toMatchObject([{ kind: 'refund-stuck', amount: 100 }]);
  gateways.PAYU.down = false;
  await pass(6 * 3_600_000);
  expect(await statesOf(order)).toEqual(['pending']);
  expect(gateways.PAYU.refunds.size).toBe(1);
});

test('a refund that its provider has not taken for an hour is an error in the log, and of nobody’s mail before four', async () => {
  const order = await asked();
  gateways.PAYU.down = true;
  await world.runner.runDue();
  await pass(3_600_000 - 10_000);
  expect(world.errors).not.toContain('a refund is still asked');
  await pass(3_600_000);
  expect(world.errors).toContain('a refund is still asked');
  expect(await toldOf(order)).toEqual([]);
  gateways.PAYU.down = false;
  await pass(6 * 3_600_000);
});

test.each(['done', 'failed'] as const)(
  'a refund that is %s before its job runs is not asked of the provider',
  async (state) => {
    const order = await asked();
    const [refund] = await refundsOf(store.db, order.orderId);
    await world.ledger.recordRefundUpdate('PAYU', {
      refundId: refund?.id ?? '',
      providerPaymentId: `PAYU-${order.paymentId}`,
      providerRefundId: undefined,
      state,
      amount: grosze(100),
      currency: 'PLN',
    });
    await world.runner.runDue();
    expect([...gateways.PAYU.refunds.keys()]).not.toContain(refund?.id);
    expect(await statesOf(order)).toEqual([state]);
    await settleRefunds(store.db, order.paymentId);
  },
);

test('a failed refund is an alarm every hour, until somebody settles it', async () => {
  gateways.PAYU.refundState = 'failed';
  const { paymentId } = await asked();
  const failures = () => world.errors.filter((message) => message.includes('has failed')).length;
  await world.runner.runDue();
  expect(failures()).toBe(1);
  await pass(REFUND_ALARM_EVERY + 1_000);
  expect(failures()).toBe(2);
  expect(await settleRefunds(store.db, paymentId)).toBe(1);
  await pass(REFUND_ALARM_EVERY + 1_000);
  expect(failures()).toBe(2);
});

test('a failed refund is an alarm until as much was asked for again, or nothing is left to ask for [LV-3] [LV-4]', async () => {
  const openOf = async (order: PlacedOrder) =>
    (await listFailedRefunds(store.db)).flatMap((one) => (one.orderId === order.orderId ? [one.amount] : []));
  const fails = async (order: PlacedOrder, amount: number) => {
    const { id } = await ask(order, amount);
    await sql`update refund set state = 'failed', updated_at = now() where id = ${id}`.execute(store.db);
  };
  const order = await paidOrder(store.db);
  // Asked for before the failure, so no follow-up of it.
  await ask(order, 90);
  await fails(order, 100);
  await ask(order, 40);
  expect(await openOf(order), '60 are owed').toEqual([100]);
  await fails(order, 30);
  await ask(order, 89);
  expect(await openOf(order), 'a grosz is owed').toEqual([100, 30]);
  await ask(order, 1);
  expect(await openOf(order)).toEqual([]);

  const whole = await paidOrder(store.db);
  await fails(whole, whole.totalPrice);
  await fails(whole, 40);
  // Less than the two that failed, yet all that was paid.
  await ask(whole, whole.totalPrice);
  expect(await openOf(whole)).toEqual([]);
});

test('a dispute is an alarm and listed until it is decided; what comes late changes nothing [LV-4]', async () => {
  const { paymentId } = await paidOrder(store.db);
  const dispute = {
    disputeId: 'dp_1',
    providerPaymentId: `PAYU-${paymentId}`,
    amount: grosze(8900),
    currency: 'PLN',
  };
  const told = (status: string) =>
    world.ledger.recordDispute('PAYU', {
      ...dispute,
      reason: 'fraudulent',
      status,
      isClosed: status !== 'needs_response',
    });
  await told('needs_response');
  await told('needs_response');
  expect(world.errors).toHaveLength(1);
  expect(await listOpenDisputes(store.db)).toMatchObject([{ disputeId: 'dp_1', reason: 'fraudulent' }]);
  await told('lost');
  await told('needs_response');
  expect(world.errors).toHaveLength(2);
  expect(await listOpenDisputes(store.db)).toEqual([]);
});

test('an inquiry that becomes a dispute raises a new alarm, open or closed before; an inquiry alone raises none', async () => {
  const { paymentId } = await paidOrder(store.db);
  const told = (disputeId: string, status: string) =>
    world.ledger.recordDispute('PAYU', {
      disputeId,
      providerPaymentId: `PAYU-${paymentId}`,
      amount: grosze(8900),
      currency: 'PLN',
      reason: 'fraudulent',
      status,
      isClosed: status === 'warning_closed',
    });
  for (const inquiry of ['dp_open', 'dp_closed']) await told(inquiry, 'warning_needs_response');
  await told('dp_open', 'warning_under_review');
  await told('dp_closed', 'warning_closed');
  expect(world.errors).toHaveLength(2);
  expect(await listOpenDisputes(store.db)).toMatchObject([{ disputeId: 'dp_open' }]);
  for (const inquiry of ['dp_open', 'dp_closed']) await told(inquiry, 'needs_response');
  expect(world.errors).toHaveLength(4);
  expect(await listOpenDisputes(store.db)).toHaveLength(2);
  await told('dp_open', 'warning_under_review');
  await told('dp_open', 'needs_response');
  expect(world.errors).toHaveLength(4);
});

const toldOf = async ({ orderId }: PlacedOrder) =>
  (await jobRows(store.db)).flatMap(({ kind, payload }) =>
    kind === MONEY_WAITS_JOB.name && payload?.['orderId'] === orderId ? [payload['matter']] : [],
  );

test('an unfinished refund after its deadline raises an alarm and notifies the owners; on the last day it does not', async () => {
  const order = await paidOrder(store.db);
  const tomorrow = shopDate(new Date(clock.now().getTime() + 86_400_000));
  const decision = {
    orderId: order.orderId,
    amount: grosze(100),
    reason: 'x',
    requestedBy: 'test',
    dueOn: tomorrow,
  };
  await store.db
    .transaction()
    .execute((trx) => askRefund(trx, { ...decision, idempotencyKey: randomUUID() }));
  const alarms = () => world.errors.filter((message) => message.includes('past the day')).length;
  await pass(1_000);
  expect(await statesOf(order)).toEqual(['pending']);
  // A refund is asked about every six hours at least.
  while (shopDate(clock.now()) <= tomorrow) {
    expect([alarms(), await toldOf(order)]).toEqual([0, []]);
    await pass(3_600_000);
  }
  await pass(6 * 3_600_000);
  expect(alarms()).toBeGreaterThan(0);
  expect(await toldOf(order)).toEqual(['refund-late']);
  // After ten days it is stuck as well: the owners know of it.
  for (let hours = 0; hours < 11 * 24; hours += 12) await pass(12 * 3_600_000);
  expect(await toldOf(order)).toEqual(['refund-late']);
  const later = new Date(clock.now().getTime() + 11 * 86_400_000);
  const listed = (await listMoneyMatters(store.db, later)).filter(({ orderId }) => orderId === order.orderId);
  expect(listed.map(({ kind }) => kind)).toEqual(['refund-late']);
});

test('an accepted refund is asked about, not made once more, and is late after ten days', async () => {
  await asked();
  const make = vi.spyOn(gateways.PAYU, 'refund');
  const late = () => world.errors.filter((message) => message === 'a refund is still pending').length;
  await world.runner.runDue();
  const made = make.mock.calls.length;
  for (let hours = 0; hours < 9 * 24; hours += 6) await pass(6 * 3_600_000);
  expect(make.mock.calls.length).toBe(made);
  expect(late()).toBe(0);
  for (let hours = 0; hours < 2 * 24; hours += 6) await pass(6 * 3_600_000);
  expect(late()).toBeGreaterThan(0);
});

test('the owners are notified of a dispute when it opens and when it takes money, not when it is over', async () => {
  const order = await paidOrder(store.db);
  const told = (disputeId: string, status: string, isClosed = false) =>
    world.ledger.recordDispute('PAYU', {
      disputeId,
      providerPaymentId: `PAYU-${order.paymentId}`,
      amount: grosze(8900),
      currency: 'PLN',
      reason: 'fraudulent',
      status,
      isClosed,
    });
  await told('dp_over', 'won', true);
  expect(await toldOf(order)).toEqual([]);
  await told('dp_asked', 'warning_needs_response');
  await told('dp_asked', 'warning_under_review');
  expect(await toldOf(order)).toEqual(['dispute']);
  await told('dp_asked', 'needs_response');
  await told('dp_asked', 'under_review');
  expect(await toldOf(order)).toEqual(['dispute', 'dispute']);
  await told('dp_asked', 'lost', true);
  expect(await toldOf(order)).toEqual(['dispute', 'dispute']);
});
