import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownOrdersCookie, readOwnOrders } from '#server/orders/own-order-cookie.ts';
import { addCoupon } from '#tests/server/support/coupons.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-app.ts';
import { offerOf, orderOf } from '#tests/server/support/order-requests.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** A browser: keeps what it is told to keep, when it does. */
function browser() {
  let cookie = '';
  const call = async (url: string, payload: object) => {
    const headers = cookie ? { cookie } : {};
    const response = await shop.app.inject({ method: 'POST', url, payload, headers });
    cookie = String(response.headers['set-cookie'] ?? cookie).split(';')[0] ?? '';
    return response;
  };
  return {
    apply: (code: string) => call('/api/coupon/apply', { code, fairyProductId: offerOf('Tarot').id }),
    order: (couponCode: string) => call('/api/order', orderOf('Tarot', { couponCode })),
  };
}

test('back from the payment page unpaid, the same coupon works again; for all others it is used up [AP-5] [AP-6]', async () => {
  const code = await addCoupon(shop.store.db);
  const hers = browser();
  const first = await hers.order(code);
  expect(first.statusCode).toBe(201);
  expect((await browser().apply(code)).json()).toMatchObject({ code: 103 });
  expect((await browser().order(code)).json()).toMatchObject({ code: 103 });

  expect((await hers.apply(code)).json()).toEqual({ discountedPrice: first.json().totalPrice });
  const second = await hers.order(code);
  expect(second.statusCode).toBe(201);
  expect(second.json().orderId).not.toBe(first.json().orderId);
  expect((await browser().order(code)).json()).toMatchObject({ code: 103 });
});

test('the cookie goes to the API only, is out of reach of scripts and foreign sites, and needs https where there is any', () => {
  const id = randomUUID();
  expect(ownOrdersCookie([id], 'https://shop.example')).toBe(
    `kp-zamowienie=${id}; Path=/; Max-Age=3600; HttpOnly; SameSite=Strict; Secure`,
  );
  expect(ownOrdersCookie([id], 'http://localhost:3000')).not.toContain('Secure');
  expect(readOwnOrders({ cookie: `a=b; kp-zamowienie=${id}` })).toEqual([id]);
  for (const cookie of ['', 'kp-zamowienie', "kp-zamowienie=' or 1=1 --", `kp-zamowieni=${id}`])
    expect(readOwnOrders({ cookie })).toEqual([]);
});

test('the cookie names the last five orders, newest first', () => {
  const ids = Array.from({ length: 7 }, () => randomUUID());
  const [cookie = ''] = ownOrdersCookie([ids[0] ?? '', ...ids], 'https://shop.example').split(';');
  expect(readOwnOrders({ cookie })).toEqual(ids.slice(0, 5));
});

test('a browser stays the device that it was at its first order: each order is its own [OR-1]', async () => {
  const order = async (cookie?: string) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/order',
      payload: orderOf('Tarot'),
      headers: { ...(cookie && { cookie }) },
    });
    const set = [response.headers['set-cookie'] ?? []].flat().map((one) => one.split(';', 1)[0] ?? '');
    return { id: Number(response.json().orderId), set };
  };
  const first = await order();
  const second = await order(first.set.join('; '));
  const other = await order();
  const device = ({ set }: typeof first) => set.find((one) => !one.startsWith('kp-zamowienie='));
  expect(device(first)).toBeDefined();
  expect(device(second)).toBe(device(first));
  expect(device(other)).not.toBe(device(first));
  const stored = await shop.store.db
    .selectFrom('shop_order')
    .select('device_digest')
    .where('id', 'in', [first.id, second.id, other.id])
    .orderBy('id')
    .execute();
  const [one, two, three] = stored.map(({ device_digest: digest }) => digest);
  expect([two === one, three === one]).toEqual([true, false]);
});
