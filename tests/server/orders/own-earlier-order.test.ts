import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { daysAfter } from '#domain/birth-date.ts';
import { grosze } from '#domain/grosze.ts';
import type { PaymentStatus } from '#domain/payment.ts';
import { shopDate } from '#domain/shop-day.ts';
import { ApiError } from '#server/api-error.ts';
import { attemptOf } from '#server/orders/idempotency.ts';
import { readOrderInput } from '#server/orders/order-input.ts';
import { applyPaymentUpdate, findPayment } from '#server/orders/payment-ledger.ts';
import { PaymentProviderError } from '#server/pay/payment-port.ts';
import { placeOrder } from '#server/orders/place-order.ts';
import type { PlacedOrder } from '#server/orders/placed-order.ts';
import type { Store } from '#server/store/store.ts';
import { fakeGateways } from '#tests/server/support/fake-gateway.ts';
import { addCoupon, usesOf } from '#tests/server/support/coupons.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';
import { birth, offerOf, orderOf } from '#tests/server/support/order-requests.ts';
import { statusOf } from '../answers/paid-order.ts';

describe.each(DATABASES)('a customer who orders again before she has paid (%s)', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startTestStore(kind);
  });
  afterAll(() => store.close());

  let gateways = fakeGateways();
  beforeEach(() => {
    gateways = fakeGateways();
  });

  /** `before`: the order that the same browser made earlier; the code `''` is none. */
  const place = (
    couponCode: string,
    before?: PlacedOrder,
    type: 'Tarot' | 'Horoskop' = 'Tarot',
    key?: string,
    ip = '192.0.2.1',
  ) =>
    placeOrder(
      { db: store.db, gateways, publicUrl: 'https://shop.example' },
      {
        input: readOrderInput(orderOf(type, { couponCode }), new Date()),
        chartHandle: undefined,
        attempt: key === undefined ? undefined : { key, bodyHash: 'same' },
        ownCustomerIds: before ? [before.customerId] : [],
        ip,
      },
    );
  const closedAtPayu = () => gateways.PAYU.closed;
  const atPayu = ({ paymentId }: PlacedOrder) => `PAYU-${paymentId}`;
  const refusal = (placed: Promise<unknown>) =>
    placed.then(
      () => undefined,
      (error: unknown) => (error instanceof ApiError ? error.code : error),
    );
  const tell = (order: PlacedOrder, status: PaymentStatus) =>
    applyPaymentUpdate(store.db, {
      updateId: randomUUID(),
      paymentId: order.paymentId,
      providerPaymentId: `PAYU-${order.paymentId}`,
      status,
      amount: order.totalPrice,
      currency: 'PLN',
    });
  const closingJobs = async ({ paymentId }: PlacedOrder) => {
    const key = `close:${paymentId}`;
    return (await sql`select id from job where once_key = ${key}`.execute(store.db)).rows.length;
  };

  it('money on its way for something else keeps the last use of its coupon', async () => {
    const code = await addCoupon(store.db);
    const first = await place(code);
    await tell(first, 'WAITING_FOR_CONFIRMATION');
    expect(await refusal(place(code, first, 'Horoskop'))).toBe(103);
    expect(closedAtPayu()).toEqual([]);
    expect([await statusOf(store.db, first), await usesOf(store.db, code)]).toEqual(['DRAFT', 1]);
  });

  it.each(['Tarot', 'Horoskop'] as const)(
    'her new order (%s) takes over from her unpaid one, which ends and is closed at the provider',
    async (type) => {
      const code = await addCoupon(store.db);
      const first = await place(code);
      const second = await place(code, first, type);
      expect([await statusOf(store.db, first), await statusOf(store.db, second)]).toEqual([
        'CANCELED',
        'DRAFT',
      ]);
      expect(await usesOf(store.db, code)).toBe(1);
      expect(closedAtPayu()).toEqual([atPayu(first)]);
    },
  );

  it('a client that only knows her e-mail, or made another order, gets 103', async () => {
    const code = await addCoupon(store.db);
    const first = await place(code);
    expect(await refusal(place(code))).toBe(103);
    const other = await place('PAPROC15');
    expect(await refusal(place(code, other))).toBe(103);
    expect(await statusOf(store.db, first)).toBe('DRAFT');
    // What is refused ends nothing: she can still pay for what she ordered before.
    expect([await statusOf(store.db, other), closedAtPayu()]).toEqual(['DRAFT', []]);
  });

  it.each(['WAITING_FOR_CONFIRMATION', 'COMPLETED'] as const)(
    'her order that is %s keeps the coupon',
    async (status) => {
      const code = await addCoupon(store.db);
      const first = await place(code);
      await tell(first, status);
      gateways.PAYU.takenWhenClosed = true;
      expect(await refusal(place(code, first, 'Horoskop'))).toBe(103);
      expect(await usesOf(store.db, code)).toBe(1);
    },
  );

  it('an order for something else gives way only when there is no other use left', async () => {
    const code = await addCoupon(store.db, { max_uses: 2 });
    const first = await place(code);
    const second = await place(code, first, 'Horoskop');
    for (const order of [first, second]) expect(await statusOf(store.db, order)).toBe('DRAFT');
    expect(await usesOf(store.db, code)).toBe(2);
  });

  it('something else with another coupon, or with none, takes nothing from the order that holds the last use of the first', async () => {
    const [code, other] = [await addCoupon(store.db), await addCoupon(store.db)];
    const first = await place(code);
    for (const coupon of [other, '']) await place(coupon, first, 'Horoskop');
    expect([await statusOf(store.db, first), closedAtPayu()]).toEqual(['DRAFT', []]);
    expect([await usesOf(store.db, code), await usesOf(store.db, other)]).toEqual([1, 1]);
  });

  it('a use that she has let go makes no room for a new order, and nothing is closed for it', async () => {
    const code = await addCoupon(store.db);
    const first = await place(code);
    await tell(first, 'CANCELED');
    await place(code);
    // Her money came all the same, another sum: a person decides about it.
    expect(await tell({ ...first, totalPrice: grosze(1) }, 'COMPLETED')).toBe('amount-differs');
    expect(await refusal(place(code, first))).toBe(103);
    expect(closedAtPayu()).toEqual([]);
  });

  it('money that comes for the order that gave way is honoured', async () => {
    const code = await addCoupon(store.db);
    const first = await place(code);
    await place(code, first);
    expect(await tell(first, 'COMPLETED')).toBe('applied');
    expect(await statusOf(store.db, first)).toBe('GENERATING_RESPONSE');
    expect(await usesOf(store.db, code)).toBe(1);
  });

  it('a new order that is refused leaves the old one as it was', async () => {
    const code = await addCoupon(store.db);
    const first = await place(code);
    await store.db
      .updateTable('coupon')
      .set({ valid_until: new Date(Date.now() - 1_000).toISOString() })
      .where('code', '=', code)
      .execute();
    expect(await refusal(place(code, first))).toBe(103);
    expect(await statusOf(store.db, first)).toBe('DRAFT');
    expect(closedAtPayu()).toEqual([]);
  });

  it('of many presses at once the coupon is spent once and one order lives', async () => {
    const code = await addCoupon(store.db);
    const first = await place(code);
    const placed = await Promise.allSettled(Array.from({ length: 10 }, () => place(code, first)));
    const orders = placed.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(orders).toHaveLength(1);
    expect(await statusOf(store.db, first)).toBe('CANCELED');
    expect(await usesOf(store.db, code)).toBe(1);
  });

  it.runIf(kind === 'postgres')(
    'browsers that swap coupons never wait for each other in a circle',
    async () => {
      const codes = [
        await addCoupon(store.db, { max_uses: null }),
        await addCoupon(store.db, { max_uses: null }),
      ];
      const codeOf = (index: number) => codes[index % 2] ?? '';
      const order = (round: number, index: number, before?: PlacedOrder) =>
        place(codeOf(index + round), before, 'Tarot', undefined, `192.0.2.${index}`);
      let orders = await Promise.all(Array.from({ length: 6 }, (_, index) => order(0, index)));
      for (let round = 1; round <= 8; round += 1)
        orders = await Promise.all(orders.map((before, index) => order(round, index, before)));
      expect(await Promise.all(codes.map((code) => usesOf(store.db, code)))).toEqual([3, 3]);
      await sql`select pg_stat_force_next_flush()`.execute(store.db);
      const { rows } =
        await sql`select deadlocks::int from pg_stat_database where datname = current_database()`.execute(
          store.db,
        );
      expect(rows).toEqual([{ deadlocks: 0 }]);
    },
  );

  it('the same thing ordered again: the first order ends, closed at its provider, and only the second is payable [OF-6]', async () => {
    const first = await place('');
    const second = await place('', first);
    expect(closedAtPayu()).toEqual([atPayu(first)]);
    expect([await statusOf(store.db, first), await statusOf(store.db, second)]).toEqual([
      'CANCELED',
      'DRAFT',
    ]);
  });

  it('something else ordered, or the same by another browser, leaves the first order as it was', async () => {
    const first = await place('');
    await place('', first, 'Horoskop');
    await place('');
    expect(closedAtPayu()).toEqual([]);
    expect(await statusOf(store.db, first)).toBe('DRAFT');
  });

  const CITY = { ...birth, city: 'Kraków' };
  const GIFT = { email: 'zosia@example.com', sendOn: daysAfter(shopDate(), 3) };
  const wishes: Record<string, [ReturnType<typeof orderOf>, Parameters<typeof orderOf>[1]]> = {
    name: [orderOf('Tarot'), { customer: { ...birth, name: 'Zofia' } }],
    'e-mail': [orderOf('Tarot'), { customer: { ...birth, email: 'zofia@example.com' } }],
    'date of birth': [orderOf('Tarot'), { customer: { ...birth, birthDate: '1991-05-03' } }],
    question: [orderOf('Wrozba'), { questions: [{ content: 'Czy wrócę?' }] }],
    'partner’s name': [orderOf('Tarot_partnerski'), { partner: { name: 'Paweł', birthDate: '1988-12-31' } }],
    'partner’s date of birth': [
      orderOf('Tarot_partnerski'),
      { partner: { name: 'Piotr', birthDate: '1988-12-30' } },
    ],
    town: [orderOf('Horoskop_urodzeniowy'), { customer: { ...CITY, city: 'Gdańsk' } }],
    hour: [orderOf('Horoskop_urodzeniowy'), { customer: { ...CITY, birthTime: '07:15' } }],
    'person to give it to': [
      orderOf('Tarot', { gift: GIFT }),
      { gift: { ...GIFT, email: 'basia@example.com' } },
    ],
    'day of giving': [
      orderOf('Tarot', { gift: GIFT }),
      { gift: { ...GIFT, sendOn: daysAfter(shopDate(), 4) } },
    ],
    'way, a gift,': [orderOf('Tarot'), { gift: { email: GIFT.email } }],
    'reading of the clock': [
      orderOf('Horoskop_urodzeniowy', { customer: { ...CITY, birthTime: '02:30', clockChoice: 'later' } }),
      { customer: { ...CITY, birthTime: '02:30', clockChoice: 'earlier' } },
    ],
  };
  const placeRequest = (request: ReturnType<typeof orderOf>, before?: PlacedOrder, key?: string) =>
    placeOrder(
      { db: store.db, gateways, publicUrl: 'https://shop.example' },
      {
        input: readOrderInput(request, new Date()),
        chartHandle: undefined,
        attempt: key === undefined ? undefined : attemptOf(key, readOrderInput(request, new Date())),
        ownCustomerIds: before ? [before.customerId] : [],
        ip: '192.0.2.1',
      },
    );

  it.each(Object.entries(wishes))(
    'another %s is another order, also when the first is being paid, and the same again is the same [OF-6]',
    async (_what, [request, changes]) => {
      const other = { ...request, ...changes };
      const first = await placeRequest(request);
      gateways.PAYU.takenWhenClosed = true;
      const second = await placeRequest(other, first);
      expect(second.orderId).not.toBe(first.orderId);
      expect((await placeRequest(request, first)).orderId).toBe(first.orderId);
      gateways.PAYU.takenWhenClosed = false;
      expect([await statusOf(store.db, first), await statusOf(store.db, second)]).toEqual(['DRAFT', 'DRAFT']);
      const again = await placeRequest(other, second);
      expect(closedAtPayu().at(-1)).toBe(atPayu(second));
      expect([await statusOf(store.db, second), await statusOf(store.db, again)]).toEqual([
        'CANCELED',
        'DRAFT',
      ]);
    },
  );

  it('questions are the same in their own order alone, however their rows lie in the database [OF-6]', async () => {
    const asks = (...questions: string[]) =>
      orderOf('Wrozba', {
        fairyProductId: offerOf('Wrozba', 3).id,
        questions: questions.map((content) => ({ content })),
      });
    const first = await placeRequest(asks('Czy wrócę?', 'Kiedy?'));
    // Written anew, the first one lies behind the second.
    await sql`update order_question set content = content
      where order_id = ${first.orderId} and sequence_number = 1`.execute(store.db);
    await placeRequest(asks('Kiedy?', 'Czy wrócę?'), first);
    expect(await statusOf(store.db, first)).toBe('DRAFT');
    await placeRequest(asks('Czy wrócę?', 'Kiedy?'), first);
    expect(await statusOf(store.db, first)).toBe('CANCELED');
  });

  it.each([
    ['provider', { paymentProvider: 'STRIPE' }],
    ['coupon', { couponCode: 'PAPROC15' }],
  ] as const)('the same by another %s replaces the first', async (_what, changes) => {
    const first = await placeRequest(orderOf('Tarot'));
    await placeRequest(orderOf('Tarot', changes), first);
    expect(await statusOf(store.db, first)).toBe('CANCELED');
  });

  it('two tabs at once that ask for two people make two orders, each by its own key [OF-6]', async () => {
    const before = await placeRequest(orderOf('Tarot'));
    const sister = orderOf('Tarot', { customer: { ...birth, name: 'Zofia' } });
    const mother = orderOf('Tarot', { customer: { ...birth, name: 'Maria' } });
    const placed = await Promise.all([
      placeRequest(sister, before, 'tab-1'),
      placeRequest(mother, before, 'tab-2'),
      placeRequest(sister, before, 'tab-1'),
    ]);
    expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(2);
    expect(await statusOf(store.db, before)).toBe('DRAFT');
  });

  it('a repetition of the second press closes nothing more [OF-6]', async () => {
    const first = await place('');
    const second = await place('', first, 'Tarot', 'again');
    const repeated = await place('', second, 'Tarot', 'again');
    expect(repeated.orderId).toBe(second.orderId);
    expect(closedAtPayu()).toEqual([atPayu(first)]);
  });

  it('an old press repeated after its order gave way makes an order that can be paid [OF-6]', async () => {
    const first = await place('', undefined, 'Tarot', 'old press');
    const second = await place('', first, 'Tarot', 'new press');
    const third = await place('', second, 'Tarot', 'old press');
    expect(new Set([first, second, third].map(({ orderId }) => orderId)).size).toBe(3);
    expect([await statusOf(store.db, first), await statusOf(store.db, third)]).toEqual(['CANCELED', 'DRAFT']);
  });

  it('a payment that is still being opened gives way, and is closed as soon as the provider has it', async () => {
    const first = await place('');
    await store.db
      .updateTable('payment')
      .set({ provider_payment_id: null, payment_link: null })
      .where('id', '=', first.paymentId)
      .execute();
    const second = await place('', first);
    expect([await statusOf(store.db, first), await statusOf(store.db, second)]).toEqual([
      'CANCELED',
      'DRAFT',
    ]);
    expect([closedAtPayu(), await closingJobs(first)]).toEqual([[], 1]);
  });

  it('who has paid meanwhile is led to the paid order, and no second one is made', async () => {
    const first = await place('');
    gateways.PAYU.takenWhenClosed = true;
    const again = await place('', first);
    expect(again).toMatchObject({
      orderId: first.orderId,
      paymentLink: `https://shop.example/zamowienie?orderId=${first.orderId}&customerId=${first.customerId}`,
    });
    expect(await statusOf(store.db, first)).toBe('DRAFT');
    expect(gateways.PAYU.requests).toHaveLength(1);
  });

  it.each(['', 'coupon'])(
    'who has paid and goes back to the form is led to the paid order while it waits for its answer (%s) [OF-6]',
    async (coupon) => {
      const code = coupon === '' ? '' : await addCoupon(store.db);
      const first = await place(code);
      await tell(first, 'COMPLETED');
      const again = await place(code, first);
      expect(again).toMatchObject({
        orderId: first.orderId,
        paymentLink: expect.stringContaining(`/zamowienie?orderId=${first.orderId}&`),
      });
      expect([gateways.PAYU.requests.length, closedAtPayu()]).toEqual([1, []]);
      expect((await place('', first, 'Horoskop')).orderId).not.toBe(first.orderId);
      const calledOff = { status: 'CANCELED' } as const;
      await store.db.updateTable('shop_order').set(calledOff).where('id', '=', first.orderId).execute();
      expect((await place('', first)).orderId).not.toBe(first.orderId);
    },
  );

  it.each([
    ['taken', 'WAITING_FOR_CONFIRMATION', 1],
    ['closed', 'CANCELED', 2],
  ] as const)(
    'the same thing ordered again while money may be on its way: the provider says %s, the first payment is %s',
    async (says, status, payments) => {
      const first = await place('');
      await tell(first, 'WAITING_FOR_CONFIRMATION');
      gateways.PAYU.takenWhenClosed = says === 'taken';
      const again = await place('', first);
      expect(again.orderId === first.orderId).toBe(says === 'taken');
      expect((await findPayment(store.db, first.paymentId))?.status).toBe(status);
      expect(gateways.PAYU.requests).toHaveLength(payments);
    },
  );

  it('a coupon whose money is under way for something else stays taken: one use makes one order', async () => {
    const code = await addCoupon(store.db);
    const first = await place(code);
    gateways.PAYU.takenWhenClosed = true;
    expect(await refusal(place(code, first, 'Horoskop'))).toBe(103);
    expect(await usesOf(store.db, code)).toBe(1);
  });

  it('a provider that does not answer is asked again by a job, and the first order stays as it was', async () => {
    const first = await place('');
    gateways.PAYU.close = () => Promise.reject(new PaymentProviderError('down'));
    const second = await place('', first);
    expect([await statusOf(store.db, first), await statusOf(store.db, second)]).toEqual(['DRAFT', 'DRAFT']);
    expect([await closingJobs(first), await closingJobs(second)]).toEqual([1, 0]);
  });
});
