import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fromPln, grosze, pln } from '#domain/grosze.ts';
import type { PaymentStatus } from '#domain/payment.ts';
import type { DifferenceDecision } from '#domain/desk-terms.ts';
import { noteAccepted } from '#server/answers/agreement-mails.ts';
import { findPaidTwice } from '#server/answers/paid-twice.ts';
import { shopDate } from '#domain/shop-day.ts';
import { createPaymentLedger } from '#server/orders/create-payment-ledger.ts';
import { decideDifference, findDifference, listDifferences } from '#server/orders/payment-difference.ts';
import { listMoneyMatters } from '#server/orders/money-matters.ts';
import { DIFFERENCE_ALARM_EVERY, PAYMENT_JOBS } from '#server/orders/payment-job-kinds.ts';
import { paymentJobs } from '#server/orders/payment-jobs.ts';
import { mustAskRefund } from '#server/refunds/ask-refund.ts';
import { listDoubts } from '#server/refunds/money-doubts.ts';
import { refundBalance } from '#server/refunds/refund-balance.ts';
import { refundsOf } from '#server/refunds/refunds-of.ts';
import type { PaymentUpdate } from '#server/pay/payment-port.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-app.ts';
import { addCoupon, usesOf } from '#tests/server/support/coupons.ts';
import { birth, offerOf, orderOf } from '#tests/server/support/order-requests.ts';
import { approvedNow, callOff } from '../answers/paid-order.ts';
import { HandClock, jobRows, runnerWith } from '../jobs/job-table.ts';

let shop: TestShop;
const log = { info: vi.fn(), error: vi.fn() };
let buyers = 0;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  log.error.mockClear();
});

const ledger = () => createPaymentLedger(shop.store.db, shop.gateways, () => log);

/** An order over HTTP, with what its provider says of it and what its customer is told. */
async function placed(email = `buyer-${(buyers += 1)}@example.com`, couponCode = '') {
  const payload = orderOf('Tarot', { customer: { ...birth, email }, couponCode });
  const response = await shop.app.inject({ method: 'POST', url: '/api/order', payload });
  const { id, orderId, customerId, totalPrice } = response.json();
  const providerPaymentId = `PAYU-${id}`;
  const says = (status: PaymentStatus, changes: Partial<PaymentUpdate> = {}) =>
    ledger().recordPaymentUpdate({
      updateId: `${status}${JSON.stringify(changes)}`,
      paymentId: id,
      providerPaymentId,
      status,
      amount: fromPln(totalPrice),
      currency: 'PLN',
      ...changes,
    });
  const url = `/api/order/payment-status/${orderId}?customerId=${customerId}`;
  const status = async () => (await shop.app.inject(url)).json().paymentStatus;
  const { db } = shop.store;
  const decide = async (decision: DifferenceDecision) =>
    (await db.transaction().execute((trx) => decideDifference(trx, orderId, decision, 'test'))).kind;
  const difference = () => findDifference(db, orderId);
  return { id, orderId: Number(orderId), providerPaymentId, says, status, decide, difference };
}

describe('money of another amount or currency [LV-3]', () => {
  test.each([{ amount: grosze(1) }, { currency: 'EUR' }])(
    '%j: logged every hour, and listed, until accepted',
    async (changes) => {
      const order = await placed();
      expect(await order.says('COMPLETED', changes)).toBe('amount-differs');
      expect(await order.status()).toBe('WAITING_FOR_CONFIRMATION');
      await hours(3);
      expect(log.error.mock.calls.filter(([details]) => details.payment === order.id)).toHaveLength(4);
      expect(await order.difference()).toMatchObject(
        changes.amount ? { paid: changes.amount } : { currency: changes.currency },
      );

      expect(await order.decide('accept')).toBe('decided');
      expect(await order.status()).toBe('COMPLETED');
      // Nothing went back before, so there is no more than was paid.
      const doubts = shop.store.db.selectFrom('money_doubt').select('kind');
      expect(await doubts.where('payment_id', '=', order.id).execute()).toEqual([]);
      log.error.mockClear();
      // The next reminder is due in the fourth hour from now.
      await hours(5);
      expect(log.error).not.toHaveBeenCalled();
      const reminders = (await jobRows(shop.store.db)).filter(
        (job) => job.kind === PAYMENT_JOBS.difference.name && job.payload?.['paymentId'] === order.id,
      );
      // What is done keeps no payload.
      expect(reminders).toEqual([]);
      expect(await order.difference()).toBeUndefined();
      expect(await order.decide('close')).toBe('none');
      expect(await order.status()).toBe('COMPLETED');
    },
  );

  test('closed: the order ends, the money waits to be given back, and a repeat of the news changes nothing', async () => {
    const order = await placed();
    await order.says('COMPLETED', { amount: grosze(1) });
    expect(await order.decide('close')).toBe('decided');
    expect(await order.status()).toBe('CANCELED');
    expect(await refundsOf(shop.store.db, order.orderId)).toEqual([]);
    expect(await refundBalance(shop.store.db, order.orderId)).toMatchObject({ left: 1 });
    expect(await order.says('COMPLETED', { amount: grosze(1), updateId: 'asked' })).toBe('repeated');
    expect(await order.status()).toBe('CANCELED');
  });

  test('given back: the received amount is refunded in its own currency, and the customer is notified', async () => {
    const order = await placed();
    await order.says('COMPLETED', { amount: grosze(777), currency: 'EUR' });
    expect(await order.decide('give-back')).toBe('decided');
    expect(await order.status()).toBe('CANCELED');
    expect(await refundsOf(shop.store.db, order.orderId)).toMatchObject([
      { amount: 777, currency: 'EUR', state: 'asked' },
    ]);
  });

  test('a second one for a paid order is an alarm too, and does not end the order', async () => {
    const order = await placed();
    await order.says('COMPLETED');
    expect(await order.says('COMPLETED', { amount: grosze(1), updateId: 'COMPLETED{}' })).toBe(
      'amount-differs',
    );
    expect(log.error).toHaveBeenCalledOnce();
    expect(await order.decide('close')).toBe('order-paid');
    expect(await order.status()).toBe('COMPLETED');
    expect(await order.decide('accept')).toBe('decided');
    expect(await order.says('COMPLETED', { amount: grosze(1), updateId: 'COMPLETED{}' })).toBe('repeated');
  });

  test('a second one for an order whose own money has gone back does not end it either', async () => {
    const order = await placed();
    const { db } = shop.store;
    await order.says('COMPLETED');
    await order.says('COMPLETED', { amount: grosze(1), updateId: 'more' });
    const amount = (await refundBalance(db, order.orderId))?.left ?? grosze(0);
    expect(amount).toBeGreaterThan(0);
    await db.transaction().execute((trx) =>
      mustAskRefund(trx, {
        orderId: order.orderId,
        idempotencyKey: order.id,
        amount,
        reason: 'x',
        requestedBy: 'test',
      }),
    );
    expect(await refundBalance(db, order.orderId)).toMatchObject({ left: 0 });
    expect(await order.decide('close')).toBe('order-paid');
  });

  test.each([
    ['the sum had gone back, nobody has to look into it', 500, []],
    ['more had gone back, a person has to look into it', 501, [{ kind: 'refund-over-paid' }]],
  ])('accepted where %s', async (_what, amount, doubts) => {
    const order = await placed();
    const { db } = shop.store;
    await order.says('COMPLETED');
    await order.says('COMPLETED', { amount: grosze(500), updateId: 'more' });
    const refund = { idempotencyKey: order.id, amount: grosze(amount), reason: 'x', requestedBy: 'test' };
    await db.transaction().execute((trx) => mustAskRefund(trx, { orderId: order.orderId, ...refund }));
    expect(await order.decide('accept')).toBe('decided');
    const found = db.selectFrom('money_doubt').select('kind').where('payment_id', '=', order.id);
    expect(await found.execute()).toEqual(doubts);
  });

  test.each(['before', 'after'])(
    'of yet another amount, %s the decision: a person has to look into it once',
    async (when) => {
      const order = await placed();
      await order.says('COMPLETED', { amount: grosze(1) });
      if (when === 'after') await order.decide('close');
      const status = await order.status();
      for (const updateId of ['second', 'asked'])
        expect(await order.says('COMPLETED', { amount: grosze(2), updateId })).toBe('paid-elsewhere');
      expect(await order.status()).toBe(status);
      const doubts = (await listDoubts(shop.store.db)).filter(({ orderId }) => orderId === order.orderId);
      expect(doubts).toMatchObject([{ kind: 'paid-elsewhere', amount: 2, currency: 'PLN' }]);
      const told = (await jobRows(shop.store.db)).filter(
        ({ payload }) => payload?.['orderId'] === order.orderId && payload['matter'] === 'provider-differs',
      );
      expect(told).toHaveLength(1);
    },
  );

  test('are an alarm for the payment alone that waits, until it is decided', async () => {
    const [waiting, other] = [await placed(), await placed()];
    await other.says('COMPLETED');
    await waiting.says('COMPLETED', { amount: grosze(1) });
    const remind = ({ id }: typeof waiting) => ledger().remindOfDifference(id);
    expect([await remind(waiting), await remind(other)]).toEqual([true, false]);
    await waiting.decide('close');
    expect(await remind(waiting)).toBe(false);
  });

  test('are listed the oldest first', async () => {
    const { db } = shop.store;
    const [later, earlier] = [await placed(), await placed()];
    for (const order of [later, earlier]) await order.says('COMPLETED', { amount: grosze(1) });
    await db
      .updateTable('payment_difference')
      .set({ found_at: new Date(Date.now() - 3_600_000) })
      .where('payment_id', '=', earlier.id)
      .execute();
    const both = [earlier.orderId, later.orderId];
    const listed = (await listDifferences(db)).map(({ orderId }) => orderId);
    expect(listed.filter((id) => both.includes(id))).toEqual(both);
  });

  test('that comes for a canceled order is not passed over; closed, it gives the coupon back no second time', async () => {
    const { db } = shop.store;
    const code = await addCoupon(db, { max_uses: 2 });
    const [order] = [await placed(undefined, code), await placed(undefined, code)];
    await order.says('CANCELED');
    expect(await order.says('COMPLETED', { amount: grosze(1) })).toBe('amount-differs');
    expect(await order.status()).toBe('WAITING_FOR_CONFIRMATION');
    expect(await order.decide('close')).toBe('decided');
    expect([await order.status(), await usesOf(db, code)]).toEqual(['CANCELED', 1]);
  });
});

test('a payment in progress is reported as PENDING, so that the page goes on polling [OR-4]', async () => {
  const order = await placed();
  await order.says('WAITING_FOR_CONFIRMATION');
  expect(await order.status()).toBe('PENDING');
});

describe('money that PayU holds', () => {
  const held = { awaitsCapture: true };

  test('is captured, again when PayU says it again', async () => {
    const order = await placed();
    await order.says('WAITING_FOR_CONFIRMATION', held);
    await order.says('WAITING_FOR_CONFIRMATION', held);
    expect(shop.gateways.PAYU.captured.filter((id) => id === order.providerPaymentId)).toHaveLength(2);
    await order.says('COMPLETED');
    await order.says('WAITING_FOR_CONFIRMATION', held);
    expect(shop.gateways.PAYU.closed).not.toContain(order.providerPaymentId);
  });

  test('is not captured where the order has another payment there: it would be paid twice', async () => {
    const order = await placed();
    await order.says('WAITING_FOR_CONFIRMATION', { ...held, providerPaymentId: 'another' });
    const { captured, closed } = shop.gateways.PAYU;
    expect([captured, closed].flat()).not.toContain('another');
  });

  test.each(['canceled', 'of another amount'])('for an order that is %s goes back', async (what) => {
    const order = await placed();
    if (what === 'canceled') await order.says('CANCELED');
    await order.says('WAITING_FOR_CONFIRMATION', {
      ...held,
      ...(what === 'canceled' ? {} : { amount: grosze(1) }),
    });
    expect(shop.gateways.PAYU.captured).not.toContain(order.providerPaymentId);
    expect(shop.gateways.PAYU.closed).toContain(order.providerPaymentId);
  });
});

test('one person who pays twice for one thing is reported, and listed until one order is called off [LV-3]', async () => {
  const first = await placed('twice@example.com');
  const second = await placed('twice@example.com');
  const other = await placed();
  await other.says('COMPLETED');
  await first.says('COMPLETED');
  expect(log.error).not.toHaveBeenCalled();
  await second.says('COMPLETED');
  const orders = [first.orderId, second.orderId];
  expect(log.error.mock.calls).toEqual([[{ orders }, expect.stringContaining('paid twice')]]);
  expect(await findPaidTwice(shop.store.db)).toContainEqual({ orderIds: orders });
  await callOff(shop.store.db, second.orderId);
  expect(await findPaidTwice(shop.store.db)).not.toContainEqual({ orderIds: orders });
});

test('a second order counts as paid twice also beside one whose answer was sent; two sent ones do not [LV-3]', async () => {
  const { db } = shop.store;
  const [first, second] = [await placed('wyslane@example.com'), await placed('wyslane@example.com')];
  const isListed = async () =>
    (await findPaidTwice(db)).some(({ orderIds }) => orderIds.includes(second.orderId));
  const send = async ({ orderId }: typeof first) => {
    await noteAccepted(db, { orderId, number: 1 });
    await approvedNow(db, orderId);
    const scheduled = await isListed();
    await db
      .updateTable('shop_order')
      .set({ status: 'SENT', answered_at: new Date() })
      .where('id', '=', orderId)
      .execute();
    return scheduled;
  };
  await first.says('COMPLETED');
  await send(first);
  log.error.mockClear();
  await second.says('COMPLETED');
  expect(log.error).toHaveBeenCalledOnce();
  expect(await isListed()).toBe(true);
  // An approved answer can be called back until it leaves.
  expect([await send(second), await isListed()]).toEqual([true, false]);
});

test('written in another way it is the same, and an hour later another order [LV-3]', async () => {
  const { db } = shop.store;
  const [first, second] = [await placed('raz@example.com'), await placed('raz@example.com')];
  for (const order of [first, second]) await order.says('COMPLETED');
  const isListed = async () =>
    (await findPaidTwice(db)).some(({ orderIds }) => orderIds.includes(second.orderId));
  const ofFirst = db.updateTable('shop_order').where('id', '=', first.orderId);
  await ofFirst.set({ customer_name: birth.name.toUpperCase() }).execute();
  expect(await isListed()).toBe(true);
  await ofFirst.set({ paid_at: new Date(Date.now() - 61 * 60_000) }).execute();
  expect(await isListed()).toBe(false);
});

test('a free order was not paid twice, beside another free one or a paid one [LV-3]', async () => {
  const { db } = shop.store;
  const email = 'free@example.com';
  const couponCode = await addCoupon(db, { percent: 100, max_uses: null });
  const free = [await placed(email, couponCode), await placed(email, couponCode)];
  await (await placed(email)).says('COMPLETED');
  const named = (await findPaidTwice(db)).flatMap(({ orderIds }) => orderIds);
  expect(free.filter(({ orderId }) => named.includes(orderId))).toEqual([]);
});

test('of three orders alike each later one is a matter of its own, beside the one before it [LV-3]', async () => {
  const orders = [];
  for (let count = 0; count < 3; count += 1) orders.push(await placed('trzy@example.com'));
  for (const order of orders) await order.says('COMPLETED');
  const [first, second, third] = orders.map(({ orderId }) => orderId);
  const matters = (await listMoneyMatters(shop.store.db, new Date())).filter(
    ({ kind, otherOrderId = 0 }) => kind === 'paid-twice' && [first, second, third].includes(otherOrderId),
  );
  expect(matters.map(({ orderId, otherOrderId }) => [orderId, otherOrderId])).toEqual([
    [first, second],
    [second, third],
  ]);
});

type OrderArguments = Parameters<typeof orderOf>;
test.each<[string, OrderArguments[1], OrderArguments[1]?, OrderArguments[0]?]>([
  ['name', { customer: { ...birth, name: 'Łukasz' } }],
  ['service', { fairyProductId: offerOf('Horoskop').id }, {}, 'Tarot'],
  ['date of birth', { customer: { ...birth, birthDate: '1991-05-03' } }],
  ['question', { questions: [{ content: 'Czy wrócę?' }] }],
  ['partner', { partner: { name: 'Paweł', birthDate: '1988-12-31' } }, {}, 'Tarot_partnerski'],
  ['partner’s birth', { partner: { name: 'Piotr', birthDate: '1989-12-31' } }, {}, 'Rytual_partnerski'],
  ['recipient', { gift: { email: 'zosia@example.com' } }],
  [
    'day of the gift',
    { gift: { email: 'ola@example.com', sendOn: shopDate(new Date(Date.now() + 5 * 86_400_000)) } },
    { gift: { email: 'ola@example.com' } },
  ],
])(
  'two orders of one address that differ in the %s are nobody’s mistake [LV-3]',
  async (_what, changes, given = {}, type = 'Wrozba') => {
    const pay = async (request: ReturnType<typeof orderOf>) => {
      const { json } = await shop.app.inject({ method: 'POST', url: '/api/order', payload: request });
      const { id, totalPrice } = json<{ id: string; totalPrice: number }>();
      await ledger().recordPaymentUpdate({
        updateId: id,
        paymentId: id,
        providerPaymentId: `PAYU-${id}`,
        status: 'COMPLETED',
        amount: fromPln(pln(totalPrice)),
        currency: 'PLN',
      });
    };
    await pay(orderOf(type, given));
    log.error.mockClear();
    await pay(orderOf(type, changes));
    expect(log.error).not.toHaveBeenCalled();
    await pay(orderOf(type, changes));
    expect(log.error).toHaveBeenCalledTimes(1);
  },
);

/** Lets hours pass, running the due jobs after each. */
async function hours(count: number): Promise<void> {
  const clock = new HandClock();
  clock.pass(Date.now() - clock.now().getTime());
  const { runner } = runnerWith(shop.store.db, paymentJobs(ledger(), shop.gateways, clock), clock);
  for (let hour = 0; hour < count; hour += 1) {
    clock.pass(DIFFERENCE_ALARM_EVERY + 1_000);
    await runner.runDue();
  }
}

test('a second payment of an order needs a decision; money for no payment of the shop is only logged [LV-3]', async () => {
  const order = await placed();
  await order.says('COMPLETED');
  expect(await order.says('COMPLETED', { providerPaymentId: 'another' })).toBe('paid-elsewhere');
  expect(log.error).not.toHaveBeenCalled();
  expect(await order.says('COMPLETED', { paymentId: '00000000-0000-4000-8000-000000000009' })).toBe(
    'unknown',
  );
  expect(log.error).toHaveBeenCalledOnce();
});
