import { contactBody } from '#tests/server/support/robot-token.ts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#server/contract.ts';
import { startTestShop, type TestShop } from '#tests/server/support/test-app.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { contractProblems } from './support/response-schemas.ts';
import { messageOf } from './support/contact-mail.ts';
import { BODY_OPERATIONS, changed, pathsIn, post, rightBodies } from './support/calls.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** Sends a request; the response must be valid by the contract and not a server error. */
async function ask(id: OperationId, request: InjectOptions | string) {
  const response = await shop.app.inject(request);
  expect(contractProblems(id, response), `${id} ${response.statusCode} ${response.body}`).toEqual([]);
  expect(response.statusCode, response.body).toBeLessThan(500);
  return response;
}

describe.each(BODY_OPERATIONS)('%s refuses', (id) => {
  const right: unknown = rightBodies[id];
  const places = pathsIn(right);

  it.each(['', '{', 'null', '[]', '"text"', '5', 'true', '{}', '{"a":1}', 'a=1'])(
    'the body %s',
    async (body) => {
      expect((await ask(id, post(id, body))).statusCode).toBe(400);
    },
  );

  it('a body of another content type', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const response = await ask(id, { ...post(id, right), headers: { 'content-type': type } });
      expect(response.statusCode, type).toBe(415);
    }
  });

  it('a value of the wrong type, anywhere', async () => {
    for (const path of places) {
      for (const value of [null, 5, true, [], [[]], {}, { a: 1 }]) {
        const { statusCode } = await ask(id, post(id, changed(right, path, value)));
        const isEmptyList = path.at(-1) === 'questions' && Array.isArray(value) && value.length === 0;
        expect(statusCode, `${path.join('.')} = ${JSON.stringify(value)}`).toBe(isEmptyList ? 201 : 400);
      }
    }
  });

  it('text that is far too long, or carries NUL or half of a character, anywhere', async () => {
    for (const path of places) {
      for (const text of ['x'.repeat(20_000), 'abc\0def', 'abc\ud83c', '\udf19abc']) {
        const isImage = path.at(-1) === 'image' && text.startsWith('x');
        const { statusCode } = await ask(id, post(id, changed(right, path, text)));
        expect(statusCode, `${path.join('.')} ${text.slice(0, 8)}`).toBe(isImage ? 201 : 400);
      }
    }
  });

  it.each(['\0', '\ud83c'])('%j in what the contract does not know', async (half) => {
    for (const extra of [{ extra: [{ deep: `a${half}b` }] }, { [`key${half}`]: 1 }]) {
      const body = { ...(right as object), ...extra };
      expect((await ask(id, post(id, body))).statusCode).toBe(400);
    }
  });

  it('keys that reach for the prototype', async () => {
    const text = JSON.stringify(right);
    for (const key of ['"__proto__":{"isAdmin":true}', '"constructor":{"prototype":{"isAdmin":true}}']) {
      const { statusCode } = await ask(id, post(id, `{${key},${text.slice(1)}`));
      expect(statusCode, key).toBe(400);
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('more bytes than it takes', async () => {
    const size = id === 'createOrder' ? 513 : 65;
    const response = await ask(id, post(id, { ...(right as object), extra: 'x'.repeat(size * 1024) }));
    expect(response.statusCode).toBe(413);
  });

  it('nothing because of deep nesting: it looks only where the contract looks', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const body = `${JSON.stringify(right).slice(0, -1)},"extra":${deep}}`;
    const plain = await ask(id, post(id, right));
    expect((await ask(id, post(id, body))).statusCode).toBe(plain.statusCode);
  });
});

describe('text is kept as it was written', () => {
  const texts = [
    "'; drop table shop_order; --",
    '" or 1=1',
    '<script>alert(1)</script>',
    '🧿 Łukasz Żółć 👩‍👩‍👧',
    '\u202Eodwrotnie',
    '${7*7} {{7*7}} %s %00',
    'wiersz\r\nBcc: ktos@example.com',
  ];

  /** What overrides the direction of the words around it is taken off at the door (typed-text.ts). */
  const kept = (text: string) => text.replaceAll(/\p{Bidi_Control}/gu, '');

  it.each(texts)('in an order: %j [AP-6]', async (text) => {
    const order = orderOf('Wrozba', { questions: [{ content: text }] });
    const customer = { ...order.customer, name: text };
    const response = await ask('createOrder', post('createOrder', { ...order, customer }));
    expect(response.statusCode).toBe(201);
    const stored = await shop.store.db
      .selectFrom('shop_order')
      .innerJoin('order_question', 'order_id', 'id')
      .select(['customer_name', 'content'])
      .where('id', '=', response.json().orderId)
      .execute();
    expect(stored).toEqual([{ customer_name: kept(text), content: kept(text) }]);
  });

  it.each(texts)('in the contact form: %j [AP-4]', async (text) => {
    const { contactData } = rightBodies.sendContact;
    const email = `pisze-${texts.indexOf(text)}@example.com`;
    const body = contactBody({ ...contactData, email, lastName: text, message: text });
    const { kept: stored, mail } = await messageOf(shop, email, async () =>
      expect((await ask('sendContact', post('sendContact', body))).statusCode).toBe(204),
    );
    expect(stored).toEqual([{ last_name: kept(text), message: kept(text) }]);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.to).toEqual([{ address: 'kontakt@shop.example', name: '' }]);
    expect(mail.replyTo).toEqual([{ address: email, name: '' }]);
    // Each line is quoted, so that none passes for the shop's own words; no link and no hidden sign is left in it.
    const quoted = (mail.text ?? '').split('\n').filter((line) => line.startsWith('> '));
    const squeezed = (lines: readonly string[]) =>
      lines.map((line) => line.replace(/^> /, '').replaceAll(/[\s\p{Cf}]/gu, ''));
    expect(squeezed(quoted)).toEqual(squeezed(text.split('\r\n')));
    expect(mail.text).not.toMatch(/\p{Bidi_Control}/u);
    expect(mail.html).not.toContain('<script');
  });

  it.each(texts)('as a coupon: %j [AP-5]', async (code) => {
    const response = await ask('applyCoupon', post('applyCoupon', { ...rightBodies.applyCoupon, code }));
    expect([response.statusCode, response.json().code]).toEqual([404, 102]);
  });
});

describe('addresses', () => {
  it.each([
    ['listProducts', '/api/product?productType=tarot'],
    ['listProducts', '/api/product?productType='],
    ['listProducts', '/api/product?productType=Tarot&productType=Horoskop'],
    ['listProducts', '/api/product?productType[]=Tarot&productType[$ne]=1&productType=%00'],
    ['getPageContent', '/api/content/page/..%2f..%2fetc'],
    ['getPageContent', '/api/content/page/tarot'],
    ['getPaymentStatus', '/api/order/payment-status/0?customerId=x'],
    ['getPaymentStatus', '/api/order/payment-status/-1?customerId=x'],
    ['getPaymentStatus', '/api/order/payment-status/1.5?customerId=x'],
    ['getPaymentStatus', '/api/order/payment-status/2147483648?customerId=x'],
    ['getPaymentStatus', '/api/order/payment-status/1%20or%201=1?customerId=x'],
    ['getPaymentStatus', '/api/order/payment-status/1'],
    ['getPaymentStatus', '/api/order/payment-status/1?customerId='],
    ['getLunarCalendar', '/api/moon/calendar/2026-13'],
    ['searchPlaces', '/api/places'],
    ['searchPlaces', '/api/places?q=x'],
    ['listPosts', '/blog/wp-json/wp/v2/posts?per_page=0'],
    ['listPosts', '/blog/wp-json/wp/v2/posts?per_page=101'],
    ['listPosts', '/blog/wp-json/wp/v2/posts?page=one'],
  ] as const)('%s refuses %s', async (id, url) => {
    expect((await ask(id, url)).statusCode).toBe(400);
  });

  it('a chart’s handle that is none, and a key that is too short [AP-6]', async () => {
    const request = post('createOrder', rightBodies.createOrder);
    for (const handle of ['', 'x'.repeat(65), '%00']) {
      const response = await ask('createOrder', { ...request, url: `/api/order/?orderId=${handle}` });
      expect(response.statusCode, handle).toBe(400);
    }
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'short' };
    expect((await ask('createOrder', { ...request, headers })).statusCode).toBe(400);
  });

  it('a page of posts far beyond the last is empty', async () => {
    expect((await ask('listPosts', '/blog/wp-json/wp/v2/posts?page=999999')).json()).toEqual([]);
  });

  it('provider calls without a signature are refused before they are read', async () => {
    const response = await ask('stripeWebhook', {
      method: 'POST',
      url: '/api/payment/stripe/webhook',
      payload: {},
    });
    expect(response.statusCode).toBe(400);
  });
});
