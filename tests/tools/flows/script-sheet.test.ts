import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShopClient } from '#api/shop-client.ts';
import { textOf } from '#tools/model/scripts/narrator.ts';
import { csvOf, REPLACER, sheetOf } from '#tools/model/scripts/sheet.ts';
import type { TestScript } from '#tools/model/test-scripts.ts';

test('a pattern is read as a person reads it', () => {
  expect(textOf(/^Zapisz (?:ceny|ponownie)$/)).toBe('„Zapisz ceny”');
  expect(textOf(/^Wybieram: .+, od\s/)).toBe('„Wybieram: …, od…”');
  expect(textOf(/szkic\s*sprawdzanie\s+stoi/)).toBe('„szkic sprawdzanie stoi”');
  expect(textOf(/zostało|po czasie/)).toBe('„zostało” albo „po czasie”');
  expect(textOf(/^Do zapłaty\s42,99\szł\.$/)).toBe('„Do zapłaty 42,99 zł.”');
});

test('the sheet and the table survive quotes, commas, signs of markup and Polish letters', () => {
  const script: TestScript = {
    id: 'a',
    weight: 'A',
    title: 'Tytuł, z przecinkiem',
    preparation: 'Nowe okno.',
    steps: [{ page: '/tarot', first: '', action: 'Powiedz "tak" <b>.', how: '', expected: 'Ł' }],
  };
  expect(csvOf([script]).split('\r\n')[1]).toBe(
    '"a","A","Tytuł, z przecinkiem","Nowe okno.","1","/tarot","","Powiedz ""tak"" <b>.","","Ł"',
  );
  expect(sheetOf('Arkusz', [script])).toContain('<td>Powiedz &quot;tak&quot; &lt;b&gt;.</td><td>Ł</td>');
});

/** Pastes the line into the console of a page. */
const pastedInto = (page: object) =>
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func
  new Function('window', `${REPLACER}; return podmien`)(page) as (
    path?: string,
    status?: number,
    body?: object | ((usual: Record<string, unknown>) => object),
  ) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
/** What comes after the two seconds in which one sees what passes. */
async function later<T>(answer: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(2_000);
  return answer;
}

test('what the sheet gives to paste into the console replaces one answer, and takes it back', async () => {
  const usual = () => Promise.resolve(new Response('{}', { status: 200 }));
  const page: { fetch: (request: Request | string) => Promise<Response> } = { fetch: usual };
  const replace = pastedInto(page);
  replace('/api/contact', 403, { code: 7 });
  const refused = await later(page.fetch(new Request('http://shop.example/api/contact', { method: 'POST' })));
  expect([refused.status, await refused.json()]).toEqual([403, { code: 7 }]);
  expect((await page.fetch('/api/fairy')).status).toBe(200);
  replace();
  expect(page.fetch).toBe(usual);
});

test('a shop that is open already asks what was put in the place of an answer', async () => {
  const { fetch } = globalThis;
  const client = createShopClient({ baseUrl: 'http://shop.example/api' });
  try {
    pastedInto(globalThis)('/api/fairy', 418);
    expect((await later(client.GET('/fairy'))).response.status).toBe(418);
  } finally {
    globalThis.fetch = fetch;
  }
});

test('a replaced answer leaves time to see what passes, names its request, and can change a part of the usual one [MT-4]', async () => {
  const usual = () => Promise.resolve(new Response('{ "orderId": 7, "totalPrice": 42.99 }', { status: 201 }));
  const page: { fetch: (request: Request | string) => Promise<Response> } = { fetch: usual };
  pastedInto(page)('/api/order', 201, (order) => ({ ...order, totalPrice: 52.99 }));
  let isThere = false;
  const answer = page
    .fetch(new Request('http://shop.example/api/order?a=b', { method: 'POST' }))
    .finally(() => (isThere = true));
  await vi.advanceTimersByTimeAsync(1_900);
  expect(isThere).toBe(false);
  expect(await (await later(answer)).json()).toEqual({ orderId: 7, totalPrice: 52.99 });
  expect(console.log).toHaveBeenCalledWith('podmieniono POST /api/order');
});
