import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { ApiError } from '#server/api-error.ts';
import { readOrderInput } from '#server/orders/order-input.ts';
import { applyPaymentUpdate, cancelPayment } from '#server/orders/payment-ledger.ts';
import { placeOrder } from '#server/orders/place-order.ts';
import type { PlacedOrder } from '#server/orders/placed-order.ts';
import { holderDigest, MAX_HELD } from '#server/store/coupon-holds.ts';
import type { Store } from '#server/store/store.ts';
import { addCoupon, usesOf } from '#tests/server/support/coupons.ts';
import { fakeGateways } from '#tests/server/support/fake-gateway.ts';
import { birth, offerOf, orderOf } from '#tests/server/support/order-requests.ts';
import { startTestShop } from '#tests/server/support/test-app.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';

describe.each(DATABASES)('unpaid orders that hold a limited coupon (%s)', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startTestStore(kind);
  });
  afterAll(() => store.close());

  let buyers = 0;
  const place = (
    couponCode: string,
    {
      ip = '192.0.2.1',
      before = [],
      email = `osoba-${(buyers += 1)}@example.com`,
    }: { ip?: string; before?: PlacedOrder[]; email?: string } = {},
    type: 'Tarot' | 'Horoskop' = 'Tarot',
  ) => {
    const customer = { ...birth, email };
    return placeOrder(
      { db: store.db, gateways: fakeGateways(), publicUrl: 'https://shop.example' },
      {
        input: readOrderInput(orderOf(type, { couponCode, customer }), new Date()),
        chartHandle: undefined,
        attempt: undefined,
        ownCustomerIds: before.map(({ customerId }) => customerId),
        ip,
      },
    );
  };
  const isHeld = (placed: Promise<unknown>) =>
    placed.then(
      () => false,
      (error: unknown) =>
        error instanceof ApiError && error.code === 103 && error.errors[0]?.path === '/couponCode',
    );
  const pay = ({ paymentId, totalPrice }: PlacedOrder) =>
    applyPaymentUpdate(store.db, {
      updateId: paymentId,
      paymentId,
      providerPaymentId: `PAYU-${paymentId}`,
      status: 'COMPLETED',
      amount: totalPrice,
      currency: 'PLN',
    });

  it('are three at most from one network address, also of many at once; others still get it', async () => {
    const code = await addCoupon(store.db, { max_uses: 20 });
    const refused = await Promise.all(Array.from({ length: 10 }, () => isHeld(place(code))));
    expect(refused.filter(Boolean)).toHaveLength(10 - MAX_HELD);
    expect(await usesOf(store.db, code)).toBe(MAX_HELD);
    expect(await isHeld(place(code, { ip: '192.0.2.2' }))).toBe(false);
  });

  it('are counted no more once one is paid or has ended, and no trace of the address stays then', async () => {
    const code = await addCoupon(store.db, { max_uses: 20 });
    const [paid, ended] = [await place(code), await place(code), await place(code)];
    expect(await isHeld(place(code))).toBe(true);
    await pay(paid);
    expect(await isHeld(place(code))).toBe(false);
    expect(await isHeld(place(code))).toBe(true);
    await cancelPayment(store.db, ended.paymentId);
    expect(await isHeld(place(code))).toBe(false);
    const held = await store.db
      .selectFrom('coupon_use')
      .select('order_id')
      .where('order_id', 'in', [paid.orderId, ended.orderId])
      .where('held_by', 'is not', null)
      .execute();
    expect(held).toEqual([]);
  });

  it('are three at most of one browser, wherever it orders from; the refusal ends none of them', async () => {
    const code = await addCoupon(store.db, { max_uses: 20 });
    const email = 'ta-sama@example.com';
    const first = await place(code, { email });
    const second = await place(code, { ip: '192.0.2.2', email });
    const third = await place(code, { ip: '192.0.2.3', email });
    const before = [first, second, third];
    expect(await isHeld(place(code, { ip: '192.0.2.4', before, email }, 'Horoskop'))).toBe(true);
    expect(await usesOf(store.db, code)).toBe(3);
    // The same thing again replaces the earlier orders.
    expect(await isHeld(place(code, { ip: '192.0.2.4', before, email }))).toBe(false);
    expect(await usesOf(store.db, code)).toBe(1);
  });

  it('are not counted for a coupon without a limit', async () => {
    const code = await addCoupon(store.db, { max_uses: null });
    for (let order = 0; order < MAX_HELD + 1; order += 1) expect(await isHeld(place(code))).toBe(false);
  });
});

test('an IPv6 network counts as one address, however it is written, and no address is found by trying them all', async () => {
  const [store, another] = [await startTestStore(), await startTestStore()];
  const digest = (ip: string) => holderDigest(store.db, 'KOD', ip);
  expect(await digest('2001:db8:0:1::1')).toBe(await digest('2001:DB8::1:ffff:2:3:4'));
  expect(await digest('2001:db8:0:1::1')).not.toBe(await digest('2001:db8:0:2::1'));
  expect(await digest('::1')).toBe(await digest('0:0:0:0:0:0:0:1'));
  expect(await digest('::ffff:192.0.2.1')).toBe(await digest('192.0.2.1'));
  expect(await digest('192.0.2.1')).not.toBe(await digest('192.0.2.2'));
  expect(await digest('192.0.2.1')).not.toBe(await holderDigest(another.db, 'KOD', '192.0.2.1'));
  await Promise.all([store.close(), another.close()]);
});

test('POST /coupon/apply refuses the coupon before the order does', async () => {
  const shop = await startTestShop();
  const code = await addCoupon(shop.store.db, { max_uses: 20 });
  const call = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, payload });
  const apply = () => call('/api/coupon/apply', { code, fairyProductId: offerOf('Tarot').id });
  for (let order = 0; order < MAX_HELD; order += 1) {
    expect((await apply()).statusCode).toBe(200);
    expect((await call('/api/order', orderOf('Tarot', { couponCode: code }))).statusCode).toBe(201);
  }
  const refused = await apply();
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 103, errors: [{ path: '/code' }] });
  await shop.close();
});

test('a code with the marks of a Polish keyboard finds the coupon without them, and the order spends it', async () => {
  const shop = await startTestShop();
  const call = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, payload });
  const fairyProductId = offerOf('Tarot').id;
  const apply = async (code: string) =>
    (await call('/api/coupon/apply', { code, fairyProductId })).statusCode;
  expect(await apply('„PAPROĆ15”')).toBe(200);
  expect(await apply('Kod: paproc15.')).toBe(200);
  expect(await apply('PAPRÓĆ16')).toBe(404);
  const order = await call('/api/order', orderOf('Tarot', { couponCode: 'PAPROĆ15' }));
  expect(order.statusCode).toBe(201);
  const stored = await shop.store.db.selectFrom('coupon_use').selectAll().execute();
  expect(JSON.stringify(stored)).toContain('PAPROC15');
  await shop.close();
});

test('a code that two coupons may mean is taken for neither', async () => {
  const shop = await startTestShop();
  for (const code of ['ŻAR-10', 'ZAR-10'])
    await shop.store.db
      .insertInto('coupon')
      .values({ code, percent: 10, product_types: null, valid_from: '2026-01-01T00:00:00Z' })
      .execute();
  const apply = async (code: string) => {
    const payload = { code, fairyProductId: offerOf('Tarot').id };
    return (await shop.app.inject({ method: 'POST', url: '/api/coupon/apply', payload })).statusCode;
  };
  expect([await apply('żar-10'), await apply('zar-10'), await apply('źar-10')]).toEqual([200, 200, 404]);
  await shop.close();
});

test('a coupon without a limit is refused to nobody who shares an address: not when it is tried, nor when a browser orders again', async () => {
  const shop = await startTestShop();
  const code = await addCoupon(shop.store.db, { max_uses: null });
  const call = (url: string, payload: object, cookie = '') =>
    shop.app.inject({ method: 'POST', url, payload, headers: { ...(cookie && { cookie }) } });
  const order = (cookie?: string) => call('/api/order', orderOf('Tarot', { couponCode: code }), cookie);
  for (let held = 0; held < MAX_HELD; held += 1) expect((await order()).statusCode).toBe(201);
  const tried = await call('/api/coupon/apply', { code, fairyProductId: offerOf('Tarot').id });
  expect(tried.statusCode).toBe(200);
  const first = await order();
  const cookie = [first.headers['set-cookie'] ?? []]
    .flat()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  expect((await order(cookie)).statusCode).toBe(201);
  await shop.close();
});

test('a customer who lost the response to an order with a coupon and changes a word keeps her coupon; another visit does not get it [OF-6]', async () => {
  const shop = await startTestShop();
  const code = await addCoupon(shop.store.db);
  const press = (key: string, content: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/order',
      headers: { 'idempotency-key': key },
      payload: { ...orderOf('Tarot', { couponCode: code }), questions: [{ content }] },
    });
  const visit = randomUUID();
  const lost = await press(`${visit}-1`, 'Co przyniesie rok?');
  expect((await press(`${randomUUID()}-1`, 'Co przyniesie ten rok?')).json()).toMatchObject({ code: 103 });
  expect((await press(`nobody-nobody-nobody-nobody-nobody-1`, 'Co?')).json()).toMatchObject({ code: 103 });
  // Keys of another client may begin alike: that proves no visit, and gives nobody another one's orders.
  const other = await addCoupon(shop.store.db);
  const foreign = (key: string, content: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/order',
      headers: { 'idempotency-key': key },
      payload: { ...orderOf('Tarot', { couponCode: other }), questions: [{ content }] },
    });
  const client = 'client-of-a-partner-with-long-keys-0';
  expect((await foreign(`${client}-1`, 'Co dziś?')).statusCode).toBe(201);
  expect((await foreign(`${client}-2`, 'Co jutro?')).json()).toMatchObject({ code: 103 });
  const mended = await press(`${visit}-2`, 'Co przyniesie ten rok?');
  expect(mended.json()).toMatchObject({ orderId: expect.any(Number) });
  const orders = await shop.store.db
    .selectFrom('shop_order')
    .select(['id', 'status'])
    .orderBy('id')
    .execute();
  expect(orders.filter(({ id }) => [lost.json().orderId, mended.json().orderId].includes(id))).toEqual([
    { id: lost.json().orderId, status: 'CANCELED' },
    { id: mended.json().orderId, status: 'DRAFT' },
  ]);
  // The old words again, under their old key: an order that can be paid, not the one that was called off.
  const again = await press(`${visit}-1`, 'Co przyniesie rok?');
  expect(again.json()).toMatchObject({ orderId: expect.any(Number) });
  const state = await shop.store.db
    .selectFrom('shop_order')
    .select('status')
    .where('id', '=', again.json().orderId)
    .executeTakeFirst();
  expect(state?.status).toBe('DRAFT');
  await shop.close();
});
