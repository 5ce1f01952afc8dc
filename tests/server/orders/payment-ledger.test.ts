import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import type { PaymentStatus } from '#domain/payment.ts';
import { readOrderInput } from '#server/orders/order-input.ts';
import { cancelPayment, applyPaymentUpdate, findPayment } from '#server/orders/payment-ledger.ts';
import { placeOrder } from '#server/orders/place-order.ts';
import type { PlacedOrder } from '#server/orders/placed-order.ts';
import type { PaymentUpdate } from '#server/pay/payment-port.ts';
import type { Store } from '#server/store/store.ts';
import { fakeGateways } from '#tests/server/support/fake-gateway.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';

describe.each(DATABASES)('news of payments (%s)', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startTestStore(kind);
  });
  afterAll(() => store.close());

  const place = (couponCode = '') => {
    const input = readOrderInput(orderOf('Tarot', { couponCode }), new Date());
    const opening = { db: store.db, gateways: fakeGateways(), publicUrl: 'https://shop.example' };
    return placeOrder(opening, { input, chartHandle: undefined, attempt: undefined, ip: '192.0.2.1' });
  };
  const updateOf = (
    order: PlacedOrder,
    status: PaymentStatus,
    changes: Partial<PaymentUpdate> = {},
  ): PaymentUpdate => ({
    updateId: randomUUID(),
    paymentId: order.paymentId,
    providerPaymentId: `PAYU-${order.paymentId}`,
    status,
    amount: order.totalPrice,
    currency: 'PLN',
    ...changes,
  });
  const tell = (order: PlacedOrder, status: PaymentStatus, changes: Partial<PaymentUpdate> = {}) =>
    applyPaymentUpdate(store.db, updateOf(order, status, changes));
  const stateOf = async ({ orderId }: PlacedOrder) => {
    const row = await store.db
      .selectFrom('shop_order')
      .innerJoin('payment', 'order_id', 'shop_order.id')
      .select(['shop_order.status as order', 'payment.status as payment'])
      .where('shop_order.id', '=', orderId)
      .executeTakeFirstOrThrow();
    return `${row.order} ${row.payment}`;
  };
  const mailsOf = async ({ orderId }: PlacedOrder) => {
    const key = `agreement:${orderId}:1`;
    return (await sql`select id from job where once_key = ${key}`.execute(store.db)).rows.length;
  };
  const coupon = async (maxUses = 1) => {
    const code = `KOD-${randomUUID()}`.toUpperCase();
    const values = {
      code,
      percent: 10,
      product_types: null,
      valid_from: '2026-01-01',
      valid_until: null,
      max_uses: maxUses,
    };
    await store.db.insertInto('coupon').values(values).execute();
    return code;
  };
  const usesOf = async (code: string) =>
    (await store.db.selectFrom('coupon').select('uses').where('code', '=', code).executeTakeFirstOrThrow())
      .uses;

  it('a payment completes the order and writes one mail [OR-1]', async () => {
    const order = await place();
    expect(await tell(order, 'COMPLETED')).toBe('applied');
    expect(await stateOf(order)).toBe('GENERATING_RESPONSE COMPLETED');
    expect(await mailsOf(order)).toBe(1);
  });

  it('a repeat changes nothing, also when all come at once', async () => {
    const order = await place();
    const update = updateOf(order, 'COMPLETED');
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => applyPaymentUpdate(store.db, update)));
    expect(outcomes.toSorted()).toEqual(['applied', ...Array.from({ length: 7 }, () => 'repeated')]);
    expect(await mailsOf(order)).toBe(1);
  });

  it.each([
    [['PENDING', 'WAITING_FOR_CONFIRMATION', 'COMPLETED'], 'GENERATING_RESPONSE COMPLETED'],
    [['COMPLETED', 'WAITING_FOR_CONFIRMATION', 'PENDING'], 'GENERATING_RESPONSE COMPLETED'],
    [['COMPLETED', 'CANCELED'], 'GENERATING_RESPONSE COMPLETED'],
    [['WAITING_FOR_CONFIRMATION', 'PENDING'], 'DRAFT WAITING_FOR_CONFIRMATION'],
    [['CANCELED', 'WAITING_FOR_CONFIRMATION'], 'CANCELED CANCELED'],
    [['CANCELED', 'COMPLETED'], 'GENERATING_RESPONSE COMPLETED'],
  ] as const)('moves only forward: %j ends as %s', async (statuses, state) => {
    const order = await place();
    for (const status of statuses) await tell(order, status);
    expect(await stateOf(order)).toBe(state);
    expect(await mailsOf(order)).toBe(state.endsWith('COMPLETED') ? 1 : 0);
  });

  it('takes news that came before the provider’s answer was stored', async () => {
    const order = await place();
    await store.db
      .updateTable('payment')
      .set({ provider_payment_id: null })
      .where('id', '=', order.paymentId)
      .execute();
    expect(await tell(order, 'COMPLETED')).toBe('applied');
    expect(await findPayment(store.db, order.paymentId)).toMatchObject({
      providerPaymentId: `PAYU-${order.paymentId}`,
      status: 'COMPLETED',
    });
  });

  it('does not count another amount as paid', async () => {
    const order = await place();
    expect(await tell(order, 'COMPLETED', { amount: grosze(order.totalPrice - 1) })).toBe('amount-differs');
    expect(await stateOf(order)).toBe('DRAFT WAITING_FOR_CONFIRMATION');
    expect(await mailsOf(order)).toBe(0);
  });

  it('ignores news of unknown and of foreign payments', async () => {
    const order = await place();
    expect(await tell(order, 'COMPLETED', { paymentId: randomUUID() })).toBe('unknown');
    expect(await tell(order, 'COMPLETED', { paymentId: "'; drop table payment" })).toBe('unknown');
    expect(await tell(order, 'COMPLETED', { providerPaymentId: 'somebody else’s' })).toBe('paid-elsewhere');
    expect(await stateOf(order)).toBe('DRAFT PENDING');
  });

  it('a canceled order gives its coupon back, once', async () => {
    const code = await coupon();
    const order = await place(code);
    expect(await usesOf(code)).toBe(1);
    await tell(order, 'CANCELED');
    await tell(order, 'CANCELED');
    expect(await usesOf(code)).toBe(0);
  });

  it('a paid order keeps the one use that it has taken, also where more are left', async () => {
    const code = await coupon(2);
    await tell(await place(code), 'COMPLETED');
    expect(await usesOf(code)).toBe(1);
  });

  it('money that comes late completes the order and takes the coupon again', async () => {
    const code = await coupon();
    const order = await place(code);
    await cancelPayment(store.db, order.paymentId);
    expect(await stateOf(order)).toBe('CANCELED CANCELED');
    await tell(order, 'COMPLETED');
    expect(await usesOf(code)).toBe(1);
  });

  it('money that comes late keeps its price when the coupon has gone to somebody else', async () => {
    const code = await coupon();
    const late = await place(code);
    await cancelPayment(store.db, late.paymentId);
    const other = await place(code);
    expect(await tell(late, 'COMPLETED')).toBe('applied');
    expect(await tell(other, 'COMPLETED')).toBe('applied');
    expect(await usesOf(code)).toBe(1);
  });

  it('abandoning a payment that was made changes nothing', async () => {
    const order = await place();
    await tell(order, 'COMPLETED');
    await cancelPayment(store.db, order.paymentId);
    expect(await stateOf(order)).toBe('GENERATING_RESPONSE COMPLETED');
  });
});
