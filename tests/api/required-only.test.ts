import { expect, it, test } from 'vitest';
import fc from 'fast-check';
import { createOrder, type OrderRequest } from '#api/order.ts';
import { calculateBirthChart } from '#api/birth-horoscope.ts';
import { getLunarCalendar } from '#api/lunar-calendar.ts';
import { requiredOnly } from '#api/required-only.ts';
import { createShopClient } from '#api/shop-client.ts';
import { reviewWithdrawal } from '#api/withdrawal.ts';
import { ABILITIES } from '#domain/backend.ts';
import calls from '#openapi/storefront.yaml?required';
import contract from '#openapi/storefront.yaml?contract';
import { failureOf } from './stub-shop.ts';

/** A client of a foreign API, and what went over its wire. */
function foreignShop(kept: readonly string[] = []) {
  const sent: { request: Request; body: string }[] = [];
  const client = createShopClient({
    baseUrl: 'https://obce.test/v2',
    fetch: requiredOnly(async (request) => {
      sent.push({ request, body: await request.clone().text() });
      return Response.json({ paymentLink: 'https://obce.test/kasa' }, { status: 201 });
    }, kept),
  });
  return { client, sent };
}

const ORDER = {
  fairyProductId: 'bbbbbbbb-0000-4000-8000-000000000000',
  questions: [{ content: 'Kiedy?' }],
  customer: { name: 'Hanna', email: 'hanna@przyklad.pl', birthDate: '1988-03-15', city: 'Kraków' },
  paymentProvider: 'PAYU',
} as const satisfies OrderRequest;

it('a birth horoscope is ordered without our additions beside a foreign API [AP-13] [AP-14]', async () => {
  const { client, sent } = foreignShop();
  await createOrder(
    client,
    {
      ...ORDER,
      customer: { ...ORDER.customer, birthTime: '12:00', clockChoice: 'later' },
      image: '<svg/>',
      consents: { terms: 'a'.repeat(64) },
    },
    { chartHandle: '17', idempotencyKey: 'x'.repeat(20) },
  );
  const [call] = sent;
  expect(JSON.parse(call?.body ?? '')).toEqual({ ...ORDER, image: '<svg/>' });
  expect(call?.request.url).toBe('https://obce.test/v2/order/?orderId=17');
  expect([...(call?.request.headers.keys() ?? [])].toSorted()).toEqual(
    ['accept', 'content-type'].slice(call?.request.headers.has('accept') ? 0 : 1),
  );
});

it('an addition that this API has after all is kept', async () => {
  const { client, sent } = foreignShop(['idempotency-key']);
  await createOrder(client, ORDER, { idempotencyKey: 'x'.repeat(20) });
  expect(sent[0]?.request.headers.get('idempotency-key')).toBe('x'.repeat(20));
});

it('a chart request has no field of ours', async () => {
  const { client, sent } = foreignShop();
  const request = { name: 'Hanna', email: 'h@przyklad.pl', city: 'Kraków', dateTime: '1988-11-20 12:00' };
  await failureOf(calculateBirthChart(client, { ...request, timeUnknown: true, clockChoice: 'later' }));
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual(request);
});

it('a call that is an addition does not leave', async () => {
  const { client, sent } = foreignShop();
  const values = { name: 'Hanna', orderNumber: '7', email: 'h@przyklad.pl' };
  expect((await failureOf(reviewWithdrawal(client, values))).kind).toBe('unknown');
  expect((await failureOf(getLunarCalendar(client, { year: 2026, month: 11 }))).kind).toBe('unknown');
  expect(sent).toEqual([]);
});

interface Node {
  [key: string]: unknown;
}
const operations = Object.entries(
  (contract as { paths: Record<string, Record<string, Node>> }).paths,
).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
);

test('the required calls are those of the contract without x-addition, and none of their fields is an addition', () => {
  const unmarked = operations.filter(
    ({ name, operation }) =>
      /^[A-Z]+ \//.test(name) && 'operationId' in operation && operation['x-addition'] !== true,
  );
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(unmarked.map(({ name }) => name));
  const text = JSON.stringify(calls);
  for (const ours of ['birthTime', 'clockChoice', 'timeUnknown', 'consents', 'earlyStart', 'orderKey'])
    expect(text).not.toContain(ours);
});

test('whatever a body holds, only fields of the contract leave', async () => {
  const order = calls.find(({ path }) => path === '/order');
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (more) => {
      const { client, sent } = foreignShop();
      await createOrder(client, { ...more, ...ORDER, customer: { ...more, ...ORDER.customer } });
      const body = JSON.parse(sent[0]?.body ?? '') as { customer: object };
      expect(Object.keys(order?.body ?? {})).toEqual(expect.arrayContaining(Object.keys(body)));
      expect(Object.keys(body.customer)).toEqual(expect.arrayContaining(Object.keys(ORDER.customer)));
      expect(JSON.stringify(body.customer).length).toBe(JSON.stringify(ORDER.customer).length);
    }),
    { numRuns: 50 },
  );
});

test('our own API can do everything that the shop can', () => {
  expect(Object.values(ABILITIES.own)).not.toContain(false);
  expect(Object.values(ABILITIES.foreign)).not.toContain(true);
});
