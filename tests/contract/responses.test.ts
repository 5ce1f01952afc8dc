import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#server/contract.ts';
import { newToken, signUp } from '#server/contact/subscribers.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-app.ts';
import { offerOf } from '#tests/server/support/order-requests.ts';
import { contractProblems } from './support/response-schemas.ts';
import { post, rightBodies } from './support/calls.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** Sends a request and validates the response against the contract. */
async function ask(id: OperationId, request: InjectOptions | string) {
  const response = await shop.app.inject(request);
  expect(contractProblems(id, response), `${id} ${response.statusCode} ${response.body}`).toEqual([]);
  return response;
}

const orderOnce = () => ask('createOrder', post('createOrder', rightBodies.createOrder));

describe('right calls are answered as the contract says', () => {
  it('GET /fairy [AP-1] [AP-12] [AP-15]', async () => {
    const response = await ask('listFairies', '/api/fairy');
    expect(response.statusCode).toBe(200);
    const products = response
      .json<{ products: { productType: string }[] }[]>()
      .flatMap((fairy) => fairy.products);
    expect(new Set(products.map(({ productType }) => productType))).toContain('Tarot_partnerski');
    expect(response.body).not.toMatch(/basePrompt|base_prompt/i);
  });

  it.each(['Tarot_partnerski', 'PARTNER_TAROT'])(
    'GET /product?productType=%s [AP-2] [AP-12]',
    async (type) => {
      const response = await ask('listProducts', `/api/product?productType=${type}`);
      const types = response.json<{ productType: string }[]>().map(({ productType }) => productType);
      expect(types).toEqual(['Tarot_partnerski', 'Tarot_partnerski']);
      expect(response.body).not.toMatch(/basePrompt/i);
    },
  );

  it('GET /product gives all, for no type [AP-2]', async () => {
    expect((await ask('listProducts', '/api/product')).json()).toHaveLength(20);
  });

  it('GET /content/page/{page} [AP-3]', async () => {
    const response = await ask('getPageContent', '/api/content/page/Tarot');
    expect(response.json()).toContainEqual({ type: 'HEADER_TITLE', content: 'Tarot' });
  });

  it('POST /contact [AP-4]', async () => {
    expect((await ask('sendContact', post('sendContact', rightBodies.sendContact))).statusCode).toBe(204);
    const kept = await shop.store.db.selectFrom('contact_message').select(['last_name', 'message']).execute();
    expect(kept).toEqual([{ last_name: 'Nowak', message: 'Dzień dobry' }]);
  });

  it('POST /coupon/apply [AP-5] [EM-2]', async () => {
    const { id, price } = offerOf('Tarot');
    const apply = (code: string, fairyProductId = id) =>
      ask('applyCoupon', post('applyCoupon', { code, fairyProductId }));
    const grosze = Math.round(price * 100);
    const expected = (grosze - Math.ceil(grosze * 0.15)) / 100;
    expect((await apply(' paproc15 ')).json()).toEqual({ discountedPrice: expected });
    const refusals = [
      [await apply('NIEMA'), 404, 102],
      [await apply('STARY'), 409, 103],
      [await apply('TAROT20', offerOf('Horoskop').id), 422, 104],
      [await apply('   '), 400, 100],
      [await apply('PAPROC15', randomUUID()), 404, 100],
    ] as const;
    for (const [response, status, code] of refusals)
      expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  it('POST /order, then GET /order/payment-status [AP-6] [AP-7]', async () => {
    const created = await orderOnce();
    expect(created.statusCode).toBe(201);
    const { orderId, customerId, totalPrice, productName } = created.json();
    const status = await ask(
      'getPaymentStatus',
      `/api/order/payment-status/${orderId}?customerId=${customerId}`,
    );
    expect(status.json()).toEqual({
      paymentStatus: 'PENDING',
      summary: {
        orderId,
        productName,
        productType: 'Tarot_partnerski',
        totalPrice,
        currency: 'PLN',
        couponCode: 'PAPROC15',
        fairyName: expect.any(String),
        fairyProductId: rightBodies.createOrder.fairyProductId,
        isPurchaseReported: false,
      },
    });
    expect(status.headers['cache-control']).toBe('no-store');
  });

  it('POST /order/?orderId= with a slash; the same key gives the same answer [AP-6]', async () => {
    const request = {
      ...post('createOrder', rightBodies.createOrder),
      url: '/api/order/?orderId=7',
      headers: { 'content-type': 'application/json', 'Idempotency-Key': randomUUID() },
    };
    const first = await ask('createOrder', request);
    expect(first.statusCode).toBe(201);
    expect((await ask('createOrder', request)).json()).toEqual(first.json());
    const other = await ask('createOrder', { ...request, url: '/api/order' });
    expect([other.statusCode, other.json().code]).toEqual([409, 100]);
  });

  it('a wrong customerId and an unknown order are the same 404 [AP-7]', async () => {
    const { orderId } = (await orderOnce()).json();
    const status = (id: unknown, customer: string) =>
      ask('getPaymentStatus', `/api/order/payment-status/${id}?customerId=${customer}`);
    const responses = await Promise.all([
      status(orderId, randomUUID()),
      status(orderId, 'guess'),
      status(2_000_000_000, randomUUID()),
    ]);
    for (const response of responses) {
      expect(response.statusCode).toBe(404);
      expect({ ...response.json(), requestId: '' }).toEqual({
        code: 100,
        message: 'There is no such order',
        requestId: '',
      });
    }
  });

  it('a failing provider is 502 with code 500 [AP-6]', async () => {
    shop.gateways.PAYU.down = true;
    const response = await orderOnce();
    shop.gateways.PAYU.down = false;
    expect([response.statusCode, response.json().code]).toEqual([502, 500]);
  });

  it('POST /newsletter says the same of a new and of a known address, confirm and sign off [AP-8]', async () => {
    const signedUp = await Promise.all(
      [1, 2].map(() => ask('signUpNewsletter', post('signUpNewsletter', { email: 'ewa@example.com' }))),
    );
    expect(signedUp.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [204, ''],
      [204, ''],
    ]);
    const unknown = await ask('confirmNewsletter', post('confirmNewsletter', rightBodies.confirmNewsletter));
    expect([unknown.statusCode, unknown.json().code]).toEqual([422, 106]);
    const token = await tokenFor('ola@example.com');
    const confirmed = await ask('confirmNewsletter', post('confirmNewsletter', { token }));
    expect(confirmed.json()).toEqual({ ebookUrl: expect.stringMatching(/^https:\/\/shop\.example\//) });
    const bare = await ask('unsubscribeNewsletter', {
      method: 'POST',
      url: `/api/newsletter/unsubscribe?token=${token}`,
    });
    expect(bare.statusCode).toBe(204);
  });

  it.each([
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['multipart/form-data', 'broken'],
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['application/json', '{"half'],
    ['text/plain; charset=utf-8', 'List-Unsubscribe=One-Click'],
    ['no type at all', 'x'],
    ['', 'x'],
    [undefined, 'x'],
    [undefined, undefined],
  ])(
    'POST /newsletter/unsubscribe with a body of %s unsubscribes by its token alone (RFC 8058)',
    async (type, payload) => {
      await signUp(shop.store.db, 'ewa@example.com');
      const token = await newToken(shop.store.db, 'ewa@example.com', 'unsubscribe');
      const off = await ask('unsubscribeNewsletter', {
        method: 'POST',
        url: `/api/newsletter/unsubscribe?token=${token}`,
        ...(type !== undefined && { headers: { 'content-type': type } }),
        ...(payload !== undefined && { payload }),
      });
      expect([off.statusCode, off.body]).toEqual([204, '']);
      const left = await shop.store.db
        .selectFrom('subscriber')
        .select('email')
        .where('email', '=', 'ewa@example.com')
        .execute();
      expect(left).toEqual([]);
    },
  );

  it('POST /horoscope/birth leaves a draft that an order may use [AP-9]', async () => {
    const chart = await ask(
      'computeBirthHoroscope',
      post('computeBirthHoroscope', rightBodies.computeBirthHoroscope),
    );
    expect(chart.statusCode).toBe(200);
    const customer = { name: 'Anna', email: 'anna@example.com', birthDate: '1990-05-03', city: 'Kraków' };
    const order = {
      ...rightBodies.createOrder,
      fairyProductId: offerOf('Horoskop_urodzeniowy').id,
      customer,
    };
    const handle = chart.json().order.id;
    const created = await ask('createOrder', {
      ...post('createOrder', order),
      url: `/api/order/?orderId=${handle}`,
    });
    const { birth_time } = await shop.store.db
      .selectFrom('shop_order')
      .select('birth_time')
      .where('id', '=', created.json().orderId)
      .executeTakeFirstOrThrow();
    expect(birth_time).toBe('07:15');
  });

  it('GET /moon, its calendar, and GET /places [AP-10]', async () => {
    expect((await ask('getMoon', '/api/moon')).statusCode).toBe(200);
    expect((await ask('getLunarCalendar', '/api/moon/calendar/2026-11')).json().days).toHaveLength(30);
    expect((await ask('searchPlaces', '/api/places?q=Krak')).json().length).toBeGreaterThan(0);
  });

  it('GET /wp-json/wp/v2/posts pages through the posts, pictures at our own host [AP-11] [HO-3]', async () => {
    const first = await ask('listPosts', '/blog/wp-json/wp/v2/posts');
    expect(first.json()).toHaveLength(9);
    expect(first.headers).toMatchObject({ 'x-wp-total': '12', 'x-wp-totalpages': '2' });
    const [newest] = first.json();
    expect(newest.yoast_head_json.og_image[0].url).toMatch(/^https:\/\/shop\.example\/sample\//);
    const picture = await shop.app.inject(new URL(newest.yoast_head_json.og_image[0].url).pathname);
    expect(picture.statusCode).toBe(200);
    const last = await ask('listPosts', '/blog/wp-json/wp/v2/posts?per_page=9&page=2');
    expect(last.json()).toHaveLength(3);
  });

  it('health', async () => {
    expect((await ask('healthLive', '/api/health/live')).statusCode).toBe(200);
    expect((await ask('healthReady', '/api/health/ready')).statusCode).toBe(200);
  });

  it('the providers’ calls refuse what is not signed', async () => {
    const notification = (url: string, header: string) =>
      ({ method: 'POST', url, payload: {}, headers: { [header]: 'signature' } }) as const;
    const stripe = await ask(
      'stripeWebhook',
      notification('/api/payment/stripe/webhook', 'stripe-signature'),
    );
    const payu = await ask('payuNotify', notification('/api/payment/payu/notify', 'openpayu-signature'));
    expect([stripe.statusCode, payu.statusCode]).toEqual([401, 401]);
  });
});

/** What the mail to this address carries. */
async function tokenFor(email: string): Promise<string> {
  const { db } = shop.store;
  await signUp(db, email);
  const { rows } = await sql<{ token: string }>`
    select payload->>'token' as token from job where payload->>'to' = ${email}
  `.execute(db);
  return rows[0]?.token ?? '';
}
