import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '#server/api-error.ts';
import type { PaymentStatus } from '#domain/payment.ts';
import { applyNews } from '#server/orders/payment-ledger.ts';
import type { PlacedOrder } from '#server/orders/placed-order.ts';
import type { Store } from '#server/store/store.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';
import { birth, offerOf, orderOf } from '#tests/server/support/wishes.ts';
import { draftOrder, statusOf } from '../answers/paid-order.ts';

describe.each(DATABASES)('a used-up coupon and its own customer (%s)', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startTestStore(kind);
  });
  afterAll(() => store.close());

  const coupon = async (maxUses = 1) => {
    const code = `KOD-${randomUUID()}`.toUpperCase();
    const since = '2026-01-01T00:00:00Z';
    const rules = {
      percent: 10,
      product_types: null,
      valid_from: since,
      valid_until: null,
      max_uses: maxUses,
    };
    await store.db
      .insertInto('coupon')
      .values({ code, ...rules })
      .execute();
    return code;
  };
  const place = (couponCode: string, changes: Partial<ReturnType<typeof orderOf>> = {}) =>
    draftOrder(store.db, orderOf('Tarot', { couponCode, ...changes }));
  const refusal = (placed: Promise<unknown>) =>
    placed.then(
      () => undefined,
      (error: unknown) => (error instanceof ApiError ? error.code : error),
    );
  const tell = (order: PlacedOrder, status: PaymentStatus) =>
    applyNews(store.db, {
      newsId: randomUUID(),
      paymentId: order.paymentId,
      providerPaymentId: `PAYU-${order.paymentId}`,
      status,
      amount: order.totalPrice,
    });
  const usesOf = async (code: string) =>
    (await store.db.selectFrom('coupon').select('uses').where('code', '=', code).executeTakeFirstOrThrow())
      .uses;
  const closingOf = async ({ paymentId }: PlacedOrder) => {
    const key = `close:${paymentId}`;
    return (await sql`select id from job where once_key = ${key}`.execute(store.db)).rows.length;
  };

  it('her new order takes over from her unpaid one, which ends and is closed at the provider', async () => {
    const code = await coupon();
    const first = await place(code);
    const second = await place(code, { customer: { ...birth, email: 'ANNA@example.com' } });
    expect(second.totalPrice).toBe(first.totalPrice);
    expect([await statusOf(store.db, first), await statusOf(store.db, second)]).toEqual([
      'CANCELED',
      'DRAFT',
    ]);
    expect([await usesOf(code), await closingOf(first), await closingOf(second)]).toEqual([1, 1, 0]);
  });

  it('the same product of another specialist counts as the same', async () => {
    const code = await coupon();
    await place(code);
    const { id, productId } = offerOf('Tarot');
    const other = await store.db
      .selectFrom('fairy_product')
      .select('id')
      .where('product_id', '=', productId)
      .where('id', '!=', id)
      .executeTakeFirstOrThrow();
    expect(await refusal(place(code, { fairyProductId: other.id }))).toBeUndefined();
  });

  it('somebody else’s order, or hers of another product, keeps the coupon', async () => {
    const code = await coupon();
    const first = await place(code);
    expect(await refusal(place(code, { customer: { ...birth, email: 'ewa@example.com' } }))).toBe(103);
    expect(await refusal(draftOrder(store.db, orderOf('Horoskop', { couponCode: code })))).toBe(103);
    expect(await statusOf(store.db, first)).toBe('DRAFT');
  });

  it.each(['WAITING_FOR_CONFIRMATION', 'COMPLETED'] as const)(
    'her order that is %s keeps the coupon',
    async (status) => {
      const code = await coupon();
      const first = await place(code);
      await tell(first, status);
      expect(await refusal(place(code))).toBe(103);
      expect(await usesOf(code)).toBe(1);
    },
  );

  it('an order gives way only when there is no other use left', async () => {
    const code = await coupon(2);
    const orders = [await place(code), await place(code)];
    for (const order of orders) expect(await statusOf(store.db, order)).toBe('DRAFT');
    expect(await usesOf(code)).toBe(2);
  });

  it('money that comes for the order that gave way is honoured', async () => {
    const code = await coupon();
    const first = await place(code);
    await place(code);
    expect(await tell(first, 'COMPLETED')).toBe('applied');
    expect(await statusOf(store.db, first)).toBe('GENERATING_RESPONSE');
    expect(await usesOf(code)).toBe(1);
  });

  it('of many presses at once the coupon is spent once and one order lives', async () => {
    const code = await coupon();
    await place(code);
    const placed = await Promise.allSettled(Array.from({ length: 10 }, () => place(code)));
    const orders = placed.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const statuses = await Promise.all(orders.map((order) => statusOf(store.db, order)));
    expect(statuses.filter((status) => status === 'DRAFT')).toHaveLength(1);
    expect(await usesOf(code)).toBe(1);
  });
});
