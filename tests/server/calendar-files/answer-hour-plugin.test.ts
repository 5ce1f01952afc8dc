import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopDate } from '#domain/shop-day.ts';
import { daysAfter } from '#domain/birth-date.ts';
import { answerCalendarPath } from '#domain/paths/answer-calendar-path.ts';
import { promisedUntil } from '#domain/promised-until.ts';
import { mailedOrder } from '#tests/server/answer-page/sent-letter.ts';
import { callOff, draftOrder, paidOrder } from '#tests/server/answers/paid-order.ts';
import { birth, orderOf } from '#tests/server/support/order-requests.ts';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1' });
});
afterAll(() => shop.close());

const QUESTION = 'Czy przyjąć pracę?';
const asked = () =>
  orderOf('Tarot', {
    questions: [{ content: QUESTION }],
    customer: { ...birth, name: 'Zofia', email: 'zofia@example.com' },
  });

test('the hour of a paid order is a calendar file, without question, name, address or key [RD-7] [R64]', async () => {
  const order = await paidOrder(shop.store.db, asked());
  const { headers, payload } = await shop.app.inject(answerCalendarPath(order));
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['cache-control']).toContain('no-store');
  const lines = payload.split('\r\n');
  expect(lines.filter((line) => line.includes('\n') || Buffer.byteLength(line) > 75)).toEqual([]);
  const { paid_at } = await shop.store.db
    .selectFrom('shop_order')
    .select('paid_at')
    .where('id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  const until = promisedUntil(paid_at ?? new Date(0));
  expect(lines).toContain(`DTSTART:${until.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`);
  expect(lines).toContain(`UID:odpowiedz-${order.orderId}@shop.example`);
  const whole = payload.replaceAll('\r\n ', '');
  expect(whole).toContain(`SUMMARY:Odpowiedź: ${order.productName}\\, Jagna\r\n`);
  for (const hidden of [QUESTION, 'Zofia', 'example.com\\', 'zofia', order.customerId])
    expect(whole).not.toContain(hidden);
});

test.each([
  ['an order that is not paid', () => draftOrder(shop.store.db)],
  [
    'a wrong key',
    async () => ({
      ...(await paidOrder(shop.store.db, asked())),
      customerId: '7d0ce1a4-0000-4000-8000-000000000009',
    }),
  ],
  [
    'an order that was called off',
    async () => {
      const order = await paidOrder(shop.store.db, asked());
      await callOff(shop.store.db, order.orderId);
      return order;
    },
  ],
  ['number nought', async () => ({ ...(await paidOrder(shop.store.db, asked())), orderId: 0 })],
  [
    'a number that the database cannot hold',
    async () => ({ ...(await paidOrder(shop.store.db, asked())), orderId: 2 ** 31 }),
  ],
  ['an answer that has left', () => mailedOrder(shop.store.db, asked(), { text: 'List.' })],
  [
    'a gift that waits for its day',
    () =>
      paidOrder(shop.store.db, {
        ...asked(),
        gift: { email: 'basia@example.com', sendOn: daysAfter(shopDate(), 9) },
      }),
  ],
])('there is no hour for %s [R64]', async (_, find) => {
  const { statusCode, body } = await shop.app.inject(answerCalendarPath(await find()));
  expect([statusCode, body.includes('Tego terminu nie ma')]).toEqual([410, true]);
});
