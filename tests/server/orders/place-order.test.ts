import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#server/api-error.ts';
import { attemptOf } from '#server/orders/idempotency.ts';
import { readOrderInput } from '#server/orders/order-input.ts';
import { placeOrder } from '#server/orders/place-order.ts';
import type { Store } from '#server/store/store.ts';
import { addCoupon, usesOf } from '#tests/server/support/coupons.ts';
import { fakeGateways } from '#tests/server/support/fake-gateway.ts';
import { ALL_DATABASES, startTestStore } from '#tests/server/support/test-store.ts';
import { birth, offerOf, orderOf } from '#tests/server/support/order-requests.ts';

describe.each(ALL_DATABASES)('placing orders (%s)', (kind) => {
  let store: Store;
  let gateways: ReturnType<typeof fakeGateways>;
  beforeAll(async () => {
    store = await startTestStore(kind);
  });
  afterAll(() => store.close());
  beforeEach(() => {
    gateways = fakeGateways();
  });

  const place = (request: ReturnType<typeof orderOf>, key?: string, chartHandle?: string) => {
    const input = readOrderInput(request, new Date());
    const attempt = key === undefined ? undefined : attemptOf(key, input, chartHandle);
    const opening = { db: store.db, gateways, publicUrl: 'https://shop.example' };
    return placeOrder(opening, { input, chartHandle, attempt, ip: '192.0.2.1' });
  };
  const refusal = async (placed: Promise<unknown>) => {
    const error = await placed.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    return error instanceof ApiError ? [error.statusCode, error.code] : error;
  };
  const orderRow = (orderId: number) =>
    store.db.selectFrom('shop_order').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const countOrders = async () => (await store.db.selectFrom('shop_order').select('id').execute()).length;

  it('computes the price itself, stores what was sold and answers with the provider’s link [AP-6]', async () => {
    const { price, title } = offerOf('Tarot');
    const order = await place(orderOf('Tarot'));
    expect(order).toMatchObject({
      productName: title,
      totalPrice: Math.round(price * 100),
      status: 'PENDING',
    });
    expect(order.paymentLink).toBe(`https://pay.example/${order.paymentId}`);
    expect(await orderRow(order.orderId)).toMatchObject({
      status: 'DRAFT',
      product_name: title,
      email: 'anna@example.com',
    });
  });

  it('sends the provider the amount, the return address and one key for all repetitions', async () => {
    const { orderId, customerId, paymentId, totalPrice } = await place(
      orderOf('Tarot', { paymentProvider: 'STRIPE' }),
    );
    expect(gateways.PAYU.requests).toEqual([]);
    expect(gateways.STRIPE.requests).toEqual([
      expect.objectContaining({
        paymentId,
        orderId,
        amount: totalPrice,
        idempotencyKey: paymentId,
        customerIp: '192.0.2.1',
        customerEmail: 'anna@example.com',
        returnUrl: `https://shop.example/api/payment/return?orderId=${orderId}&customerId=${customerId}`,
      }),
    ]);
  });

  it('keeps questions and the partner', async () => {
    const questions = [{ content: 'Pierwsze?' }, { content: 'Drugie?' }];
    const fairyProductId = offerOf('Wrozba', 2).id;
    const { orderId } = await place(orderOf('Wrozba', { fairyProductId, questions }));
    const kept = await store.db
      .selectFrom('order_question')
      .select(['sequence_number', 'content'])
      .where('order_id', '=', orderId)
      .orderBy('sequence_number')
      .execute();
    expect(kept).toEqual([
      { sequence_number: 1, content: 'Pierwsze?' },
      { sequence_number: 2, content: 'Drugie?' },
    ]);
    const forTwo = await place(orderOf('Tarot_partnerski'));
    expect(await orderRow(forTwo.orderId)).toMatchObject({ partner_name: 'Piotr' });
  });

  it('has committed the order before the provider is called: its transaction is not held meanwhile', async () => {
    let seen: number | undefined;
    gateways.PAYU.whileStarting = async ({ orderId }) => {
      seen = (await orderRow(orderId)).id;
    };
    const { orderId } = await place(orderOf('Tarot'));
    expect(seen).toBe(orderId);
  });

  it('refuses an offer that nobody has', async () => {
    expect(await refusal(place(orderOf('Tarot', { fairyProductId: randomUUID() })))).toEqual([404, 100]);
  });

  it('refuses coupons by code and leaves nothing behind [EM-2] [ER-3]', async () => {
    const before = await countOrders();
    const withCoupon = (couponCode: string, type: 'Tarot' | 'Horoskop' = 'Tarot') =>
      refusal(place(orderOf(type, { couponCode }), randomUUID()));
    expect(await withCoupon('NIEMA')).toEqual([404, 102]);
    expect(await withCoupon('STARY')).toEqual([409, 103]);
    const future = await addCoupon(store.db, { valid_from: '2099-01-01T00:00:00Z' });
    expect(await withCoupon(future)).toEqual([409, 103]);
    expect(await withCoupon('TAROT20', 'Horoskop')).toEqual([422, 104]);
    expect(await countOrders()).toBe(before);
    expect(gateways.PAYU.requests).toEqual([]);
  });

  it('of 50 at once one gets the last coupon', async () => {
    const couponCode = await addCoupon(store.db);
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const customer = { ...birth, email: `osoba-${index}@example.com` };
        return refusal(place(orderOf('Tarot', { couponCode, customer }), randomUUID()));
      }),
    );
    expect(results.filter((result) => result === undefined)).toHaveLength(1);
    expect(results.filter((result) => String(result) === '409,103')).toHaveLength(49);
    expect(await usesOf(store.db, couponCode)).toBe(1);
  });

  it.each([
    ['a plain order', async () => ''],
    ['an order with a coupon', () => addCoupon(store.db)],
  ])('one key makes one order, however often and at the same time it comes: %s [OF-6]', async (_, codeOf) => {
    const couponCode = await codeOf();
    const before = await countOrders();
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => place(orderOf('Tarot', { couponCode }), key)),
    );
    expect(new Set(responses.map(({ orderId }) => orderId)).size).toBe(1);
    expect(new Set(responses.map(({ paymentLink }) => paymentLink)).size).toBe(1);
    expect(await countOrders()).toBe(before + 1);
    expect(gateways.PAYU.requests).toHaveLength(1);
    expect(await place(orderOf('Tarot', { couponCode }), key)).toEqual(responses[0]);
  });

  it('a repeated press leads to the payment page while it can be paid there, afterwards to the order’s own [OF-6]', async () => {
    const key = randomUUID();
    const { orderId, customerId, paymentId, paymentLink } = await place(orderOf('Tarot'), key);
    const own = `https://shop.example/zamowienie?orderId=${orderId}&customerId=${customerId}`;
    const next = async (status: 'PENDING' | 'WAITING_FOR_CONFIRMATION', minutes: number) => {
      const expires_at = new Date(Date.now() + minutes * 60_000);
      await store.db.updateTable('payment').set({ status, expires_at }).where('id', '=', paymentId).execute();
      return (await place(orderOf('Tarot'), key)).paymentLink;
    };
    expect(await next('PENDING', 1)).toBe(paymentLink);
    expect(await next('PENDING', -1)).toBe(own);
    expect(await next('WAITING_FOR_CONFIRMATION', 1)).toBe(own);
  });

  it.each([
    ['is not sold any more', sql`on_sale = false`],
    ['costs less than the provider takes', sql`price = 150`],
    ['costs another price', sql`price = price + 100`],
  ])('a repeated press gets the first answer though the offer %s [OF-6]', async (_, change) => {
    const [key, request] = [randomUUID(), orderOf('Horoskop', { paymentProvider: 'STRIPE' })];
    const first = await place(request, key);
    const { id } = offerOf('Horoskop');
    const { rows } = await sql<{ price: number }>`select price from fairy_product where id = ${id}`.execute(
      store.db,
    );
    await sql`update fairy_product set ${change} where id = ${id}`.execute(store.db);
    const again = await place(request, key).finally(() =>
      sql`update fairy_product set on_sale = true, price = ${rows[0]?.price} where id = ${id}`.execute(
        store.db,
      ),
    );
    expect(again).toEqual(first);
  });

  it('refuses a key that came with another body [OF-6]', async () => {
    const key = randomUUID();
    await place(orderOf('Tarot'), key);
    expect(await refusal(place(orderOf('Horoskop'), key))).toEqual([409, 100]);
    expect(await refusal(place(orderOf('Tarot'), key, randomUUID()))).toEqual([409, 100]);
  });

  it('frees the coupon and the key when the provider fails, and the same press may be tried again', async () => {
    const couponCode = await addCoupon(store.db);
    const key = randomUUID();
    gateways.PAYU.down = true;
    expect(await refusal(place(orderOf('Tarot', { couponCode }), key))).toEqual([502, 500]);
    expect(await usesOf(store.db, couponCode)).toBe(0);
    const [failed] = gateways.PAYU.requests;
    expect(await orderRow(failed?.orderId ?? 0)).toMatchObject({ status: 'CANCELED' });

    gateways.PAYU.down = false;
    const order = await place(orderOf('Tarot', { couponCode }), key);
    expect(order.orderId).not.toBe(failed?.orderId);
    expect(await usesOf(store.db, couponCode)).toBe(1);
  });

  it('reports the provider’s failure to all requests that wait for the same press', async () => {
    const key = randomUUID();
    let fail = () => {};
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    gateways.PAYU.down = true;
    gateways.PAYU.whileStarting = () => failing;
    const presses = [1, 2, 3].map(() => refusal(place(orderOf('Tarot'), key)));
    // The others have found the first one's order by then, or come as new ones; either way they hear of the failure.
    setTimeout(fail, 300);
    expect(await Promise.all(presses)).toEqual([
      [502, 500],
      [502, 500],
      [502, 500],
    ]);
  });

  it('repeats the same press after a process has died between canceling the order and freeing the key [OF-6]', async () => {
    const key = randomUUID();
    gateways.PAYU.down = true;
    expect(await refusal(place(orderOf('Tarot'), key))).toEqual([502, 500]);
    gateways.PAYU.down = false;
    const [failed] = gateways.PAYU.requests;
    const { bodyHash } = attemptOf(key, readOrderInput(orderOf('Tarot'), new Date()));
    await store.db
      .insertInto('idempotency')
      .values({ key, body_hash: bodyHash, order_id: failed?.orderId ?? 0 })
      .execute();

    expect(await refusal(place(orderOf('Tarot'), key))).toEqual([502, 500]);
    expect((await place(orderOf('Tarot'), key)).orderId).not.toBe(failed?.orderId);
  });

  it('waits for another process that is opening the payment, and opens no second one', async () => {
    const key = randomUUID();
    const { paymentId, paymentLink } = await place(orderOf('Tarot'), key);
    const set = (link: string | null) =>
      store.db
        .updateTable('payment')
        .set({ payment_link: link, opening_until: new Date(Date.now() + 60_000) })
        .where('id', '=', paymentId)
        .execute();
    await set(null);
    const press = place(orderOf('Tarot'), key);
    // By then the press has looked for the link, and found none.
    for (let query = 0; query < 30; query += 1) await sql`select 1`.execute(store.db);
    await set(`${String(paymentLink)}/other`);
    expect((await press).paymentLink).toBe(`${String(paymentLink)}/other`);
    expect(gateways.PAYU.requests).toHaveLength(1);
  });

  it.runIf(kind === 'postgres')(
    'opens no second payment where another process stores its link at the moment of taking over',
    async () => {
      const key = randomUUID();
      const { paymentId } = await place(orderOf('Tarot'), key);
      const set = (link: string | null) => ({ payment_link: link, opening_until: new Date(0) });
      await store.db.updateTable('payment').set(set(null)).where('id', '=', paymentId).execute();
      const press = await store.db.transaction().execute(async (trx) => {
        await trx
          .updateTable('payment')
          .set(set('https://payu.example/late'))
          .where('id', '=', paymentId)
          .execute();
        const pressed = place(orderOf('Tarot'), key);
        const waiting = sql`select from pg_locks where not granted`;
        await expect.poll(async () => (await waiting.execute(store.db)).rows.length).toBeGreaterThan(0);
        return { pressed };
      });
      expect((await press.pressed).paymentLink).toBe('https://payu.example/late');
      expect(gateways.PAYU.requests).toHaveLength(1);
    },
  );

  it('goes on where a process has died between storing the order and its answer', async () => {
    const key = randomUUID();
    const first = await place(orderOf('Tarot'), key);
    await store.db
      .updateTable('payment')
      .set({ payment_link: null, provider_payment_id: null })
      .where('id', '=', first.paymentId)
      .execute();
    // Half a minute later, long before the payment expires.
    vi.useFakeTimers({ now: Date.now() + 30_000, toFake: ['Date'] });
    const responses = await Promise.all([1, 2, 3].map(() => place(orderOf('Tarot'), key))).finally(() =>
      vi.useRealTimers(),
    );
    expect(new Set(responses.map(({ paymentLink }) => paymentLink))).toEqual(new Set([first.paymentLink]));
    expect(gateways.PAYU.requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      first.paymentId,
      first.paymentId,
    ]);
  });

  it('less than the chosen provider accepts is refused before anything is stored, closed or asked', async () => {
    const couponCode = await addCoupon(store.db, { percent: 98 });
    const before = await countOrders();
    const tooLittle = orderOf('Tarot', { couponCode, paymentProvider: 'STRIPE' });
    expect(await refusal(place(tooLittle, randomUUID()))).toEqual([400, 100]);
    expect([await countOrders(), await usesOf(store.db, couponCode)]).toEqual([before, 0]);
    expect(gateways.STRIPE.requests).toEqual([]);
    const { totalPrice } = await place(orderOf('Tarot', { couponCode }));
    expect(totalPrice).toBeLessThan(200);
  });

  it('a price of 0 needs no provider: paid at once, the link is the result page', async () => {
    const couponCode = await addCoupon(store.db, { percent: 100 });
    const order = await place(orderOf('Tarot', { couponCode }));
    expect(order).toMatchObject({ totalPrice: 0, status: 'COMPLETED' });
    expect(order.paymentLink).toBe(
      `https://shop.example/zamowienie?orderId=${order.orderId}&customerId=${order.customerId}`,
    );
    expect(gateways.PAYU.requests).toEqual([]);
    expect(await orderRow(order.orderId)).toMatchObject({ status: 'GENERATING_RESPONSE' });
    const onceKey = `agreement:${order.orderId}:1`;
    const { rows } = await sql`select kind from job where once_key = ${onceKey}`.execute(store.db);
    expect(rows).toEqual([{ kind: 'mail.order-confirmed' }]);
  });
});
