import { afterAll, beforeAll, expect, test } from 'vitest';
import { withdrawalPressCopy as copy } from '#copy/law/withdrawal-press.ts';
import { startPageShop, type PageShop } from '../support/page-shop.ts';

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1', RATE_LIMIT: 'on' });
});
afterAll(() => shop.close());

test('twenty presses a minute, and then a page that says so; a link is opened as often as one likes', async () => {
  const url = '/odstapienie/potwierdz';
  const press = () =>
    shop.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'klucz=x',
    });
  const statuses: number[] = [];
  for (let sent = 0; sent < 20; sent += 1) statuses.push((await press()).statusCode);
  expect(new Set(statuses)).toEqual(new Set([410]));
  const limited = await press();
  expect(limited.statusCode).toBe(429);
  expect(limited.headers['content-type']).toContain('text/html');
  expect(limited.body).toContain(copy.limitTitle);
  expect((await shop.app.inject(`${url}?klucz=x`)).statusCode).toBe(410);
});
