import { expect, test } from 'vitest';
import { createOrder } from '#api/order.ts';
import { createShopClient } from '#api/shop-client.ts';

const request = {
  fairyProductId: '20989f46-c65a-44ac-9c56-0a65b11368ae',
  questions: [],
  customer: { name: 'Hanna', email: 'hanna@przyklad.pl', birthDate: '1988-03-05', city: 'Kraków' },
  image: '<svg/>',
  paymentProvider: 'PAYU',
} as const;

/** Makes an order and tells what went over the wire. */
async function send(how: Parameters<typeof createOrder>[2]) {
  const calls: Request[] = [];
  const client = createShopClient({
    baseUrl: 'https://shop.test/api',
    fetch: async (call) => {
      calls.push(call);
      return Response.json({ paymentLink: 'https://shop.test/pay' }, { status: 201 });
    },
  });
  await createOrder(client, { ...request, questions: [] }, how);
  const [call] = calls;
  if (!call) throw new Error('Nothing was sent');
  return { url: call.url, key: call.headers.get('Idempotency-Key'), body: (await call.json()) as unknown };
}

test('an order goes to /order [AP-6]', async () => {
  expect(await send({ idempotencyKey: 'visit-000000001' })).toEqual({
    url: 'https://shop.test/api/order',
    key: 'visit-000000001',
    body: request,
  });
});

test('the order of a chart’s draft goes to /order/?orderId={id}, with the slash [AP-6] [BH-5]', async () => {
  expect(await send({ chartHandle: 'a-chart' })).toMatchObject({
    url: 'https://shop.test/api/order/?orderId=a-chart',
    key: null,
    body: { image: '<svg/>' },
  });
});

test('it has its key like any other, so that a repeated one is no second order [AP-6] [OF-6]', async () => {
  expect(await send({ chartHandle: 'a-chart', idempotencyKey: 'visit-000000001' })).toMatchObject({
    url: 'https://shop.test/api/order/?orderId=a-chart',
    key: 'visit-000000001',
  });
});
