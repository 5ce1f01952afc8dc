import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordersOfVisit } from '#server/orders/idempotency.ts';
import { cancelPayment } from '#server/orders/payment-ledger.ts';
import { addCoupon, usesOf } from '#tests/server/support/coupons.ts';
import { offerOf, orderOf } from '#tests/server/support/order-requests.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-app.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';

describe.each(DATABASES)('a coupon whose last use an order without a response holds (%s) [OF-6]', (kind) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({}, { store: await startTestStore(kind) });
  });
  afterAll(() => shop.close());

  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    shop.app.inject({ method: 'POST', url, payload, headers });
  /** An order whose response nobody reads: no cookie of it is ever sent. */
  const lose = async (code: string, key: string) =>
    (await post('/api/order', orderOf('Tarot', { couponCode: code }), { 'idempotency-key': key })).json<{
      id: string;
      orderId: number;
    }>();
  const apply = async (code: string, visitId?: string) => {
    const { id } = offerOf('Tarot');
    return post('/api/coupon/apply', { code, fairyProductId: id, ...(visitId !== undefined && { visitId }) });
  };
  const stateOf = (orderId: number) =>
    shop.store.db.selectFrom('shop_order').select('status').where('id', '=', orderId).executeTakeFirst();

  it.each([
    ['counted presses', (visit: string) => `${visit}-1`],
    ['a press late in a long visit', (visit: string) => `${visit}-31`],
    ['a form without scripts', (visit: string) => `${visit}-${'a'.repeat(22)}-1`],
  ])('is applied again by the visit that sent it, and ends nothing yet: %s', async (_, keyOf) => {
    const [code, visit] = [await addCoupon(shop.store.db), randomUUID()];
    const { orderId } = await lose(code, keyOf(visit));
    const again = await apply(code, visit);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ discountedPrice: expect.any(Number) });
    expect(await usesOf(shop.store.db, code)).toBe(1);
    expect(await stateOf(orderId)).toEqual({ status: 'DRAFT' });
    // What was promised is kept: the order of the same visit gets the use, and the lost one gives way.
    const other = { ...orderOf('Tarot', { couponCode: code }), questions: [{ content: 'Co dalej?' }] };
    const { statusCode } = await post('/api/order', other, { 'idempotency-key': `${visit}-another-2` });
    expect(statusCode).toBe(201);
    expect(await stateOf(orderId)).toEqual({ status: 'CANCELED' });
    expect(await usesOf(shop.store.db, code)).toBe(1);
  });

  it('stays refused to everybody else: without a visit, with another one, with a part of its id or a wildcard', async () => {
    const [code, visit] = [await addCoupon(shop.store.db), randomUUID()];
    await lose(code, `${visit}-1`);
    for (const guess of [
      undefined,
      randomUUID(),
      `${visit.slice(0, -1)}${visit.endsWith('0') ? '1' : '0'}`,
    ]) {
      expect((await apply(code, guess)).json()).toMatchObject({ code: 103 });
    }
    for (const guess of ['', '%', visit.slice(0, 8), `${visit.slice(0, 35)}%`, `${visit}-1`]) {
      expect((await apply(code, guess)).statusCode).toBe(400);
    }
  });

  it('is refused to its own visit once the order is paid, and free for all once it has ended', async () => {
    const [paid, ended, visit] = [
      await addCoupon(shop.store.db),
      await addCoupon(shop.store.db),
      randomUUID(),
    ];
    const { orderId } = await lose(paid, `${visit}-1`);
    await shop.store.db
      .updateTable('payment')
      .set({ status: 'COMPLETED' })
      .where('order_id', '=', orderId)
      .execute();
    expect((await apply(paid, visit)).json()).toMatchObject({ code: 103 });
    await cancelPayment(shop.store.db, (await lose(ended, `${visit}-2`)).id);
    expect((await apply(ended)).statusCode).toBe(200);
  });

  it('of which the visit holds as many as allowed is refused for another reason, which names its field [ER-2]', async () => {
    const [code, visit] = [await addCoupon(shop.store.db, { max_uses: 20 }), randomUUID()];
    for (const at of [1, 2, 3]) {
      const content = `Pytanie ${at}`;
      const wish = { ...orderOf('Tarot', { couponCode: code }), questions: [{ content }] };
      await post('/api/order', wish, { 'idempotency-key': `${visit}-${at}` });
    }
    expect((await apply(code, visit)).json()).toMatchObject({ code: 103, errors: [{ path: '/code' }] });
  });

  it('is looked for among the latest presses of a visit, the latest first', async () => {
    const [visit, presses] = [randomUUID(), 31];
    await sql`
      with ordered as (
        insert into shop_order (customer_name, email, birth_date)
        select 'Anna', 'anna@example.com', '1990-05-03' from generate_series(1, ${presses}::int) returning id
      )
      insert into idempotency (key, body_hash, order_id, created_at)
      select ${visit} || '-' || id, '', id, now() - make_interval(mins => ${presses}) + make_interval(secs => id)
      from ordered
    `.execute(shop.store.db);
    const { rows } = await sql<{ customerId: string }>`
      select customer_id as "customerId" from shop_order join idempotency on order_id = shop_order.id
      where key like ${`${visit}%`} order by shop_order.id desc limit ${presses - 1}
    `.execute(shop.store.db);
    expect(await ordersOfVisit(shop.store.db, visit)).toEqual(rows.map(({ customerId }) => customerId));
  });
});
