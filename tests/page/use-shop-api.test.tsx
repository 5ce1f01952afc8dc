import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OrderRequest } from '#api/order.ts';
import type { PublicConfig } from '#page/public-config.ts';
import { ShopProvider } from '#page/shop.tsx';
import { useShopApi } from '#page/use-shop-api.ts';
import { config, spiedShop } from './stage.tsx';

const ORDER = {
  fairyProductId: 'bbbbbbbb-0000-4000-8000-000000000000',
  questions: [{ content: 'Kiedy?' }],
  customer: { name: 'Hanna', email: 'hanna@przyklad.pl', birthDate: '1988-03-15', city: 'Kraków' },
  paymentProvider: 'PAYU',
  consents: { terms: 'a'.repeat(64) },
} as const satisfies OrderRequest;
const KEY = 'x'.repeat(20);

/** The source of calls of a page with these settings. */
function sourceWith(more: Partial<PublicConfig>) {
  const shop = { ...spiedShop().shop, config: { ...config, ...more } };
  const { result, rerender } = renderHook(() => useShopApi(), {
    wrapper: ({ children }) => <ShopProvider shop={shop}>{children}</ShopProvider>,
  });
  return { open: result.current, openLater: () => (rerender(), result.current) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['the own API gets an order with its key and all that is ours', 'own', true, [KEY, true]],
  ['a foreign API gets nothing of ours [AP-13]', 'foreign', false, [null, false]],
  ['a foreign API that takes keys gets the key alone [AP-13]', 'foreign', true, [KEY, false]],
] as const)('%s', async (_, backend, sendsIdempotencyKey, expected) => {
  const sent = vi.fn(async (_request: Request) =>
    Response.json({ paymentLink: 'https://pay.test/1' }, { status: 201 }),
  );
  vi.stubGlobal('fetch', sent);
  const apiUrl = `https://api.test/${backend}/${sendsIdempotencyKey}`;
  const api = await sourceWith({ backend, sendsIdempotencyKey, apiUrl }).open();
  await api.createOrder(ORDER, { idempotencyKey: KEY });
  const request = sent.mock.calls[0]?.[0] ?? expect.fail();
  expect(request.url).toBe(`${apiUrl}/order`);
  expect([request.headers.get('idempotency-key'), 'consents' in (await request.json())]).toEqual(expected);
});

test('a visit has one API, whoever asks for it; another address is another one', async () => {
  const one = sourceWith({ apiUrl: '/api' });
  const api = await one.open();
  expect(await one.openLater()()).toBe(api);
  expect(await sourceWith({ apiUrl: '/api' }).open()).toBe(api);
  expect(await sourceWith({ apiUrl: '/api/v2' }).open()).not.toBe(api);
});

test('the source of calls stays the same while the page is drawn again', () => {
  const { open, openLater } = sourceWith({});
  expect(openLater()).toBe(open);
});

test('a module that did not come is asked for again by the next call', async () => {
  const { open } = sourceWith({ apiUrl: '/api/lost' });
  vi.doMock('#api/shop-api.ts', () => {
    throw new Error('lost');
  });
  await expect(open()).rejects.toBeInstanceOf(Error);
  vi.doUnmock('#api/shop-api.ts');
  await expect(open()).resolves.toHaveProperty('createOrder');
});
