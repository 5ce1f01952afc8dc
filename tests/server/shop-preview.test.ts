import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closedShopCopy } from '#copy/site/closed-shop.ts';
import { makeShopPreview } from '#server/texts/shop-preview.ts';
import { startPageShop, type PageShop } from './support/page-shop.ts';

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop({
    PUBLIC_URL: 'https://shop.example',
    TRUST_PROXY: '1',
    GTM_ID: 'GTM-ABC1234',
  });
});
afterAll(() => shop.close());

const make = async (now = new Date()) => {
  const { address } = await shop.store.db
    .transaction()
    .execute((trx) => makeShopPreview(trx, { publicUrl: 'https://shop.example', now }));
  expect(address).toMatch(/^https:\/\/shop\.example\/podglad\/sklep\/[\w-]{43}$/);
  return address.replace('https://shop.example', '');
};
const get = (path: string) => shop.app.inject(path);

test('a closed shop is shown as if it were open, page by page, and sells nothing meanwhile [LV-1]', async () => {
  const { store } = shop;
  await store.db.updateTable('shop_opening').set({ opened_at: null }).execute();
  const base = await make();
  const home = await get(`${base}/`);
  expect(home.statusCode).toBe(200);
  expect(home.body).toContain('Tak będzie wyglądał otwarty sklep.');
  expect(home.body).toContain(`href="${base}/tarot"`);
  expect(home.body).not.toMatch(/href="\/(tarot|horoskopy|wrozby|rytualy|kontakt)"/);
  expect(home.body).not.toMatch(/data-modules=|application\/json|rel="canonical"|ld\+json/);
  expect(home.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  });
  // Its whole style is let through: the page is not bare.
  for (const [, style = ''] of home.body.matchAll(/<style>([^]*?)<\/style>/g))
    expect(home.headers['content-security-policy']).toContain(
      `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
  // Nobody counts the visits of a preview.
  expect(home.headers['content-security-policy']).not.toContain('googletagmanager');
  expect((await get('/')).headers['content-security-policy']).toContain('googletagmanager');
  const tarot = await get(`${base}/tarot`);
  expect(tarot.body).toContain('Jagna');
  expect(tarot.body).not.toContain(closedShopCopy.isNew.title);
  // The shop itself stays closed, for pages and for the API.
  expect((await get('/tarot')).body).toContain(closedShopCopy.isNew.title);
  const fairies: { products: unknown[] }[] = (await get('/api/fairy')).json();
  expect(fairies.flatMap(({ products }) => products)).toEqual([]);
  // What is no page of the shop's app leads into the shop.
  expect((await get(`${base}/blog`)).headers.location).toBe('/blog');
  for (const rest of [
    '///evil.example/x',
    '/.//evil.example/x',
    '/%2e//evil.example/x',
    '/\\\\evil.example/x',
  ])
    expect((await get(`${base}${rest}`)).headers.location, rest).toMatch(/^\/[^/\\]/);
});

test('the address ends with the next one, after a day, and when the shop sells', async () => {
  const first = await make();
  const second = await make();
  expect((await get(`${first}/`)).statusCode).toBe(410);
  expect((await get(`${second}/`)).statusCode).toBe(200);
  const late = await make(new Date(Date.now() - 25 * 60 * 60_000));
  const gone = await get(`${late}/`);
  expect(gone.statusCode).toBe(410);
  expect(gone.body).toContain('Tego podglądu już nie ma');
  const open = await make();
  await sql`update shop_opening set opened_at = now()`.execute(shop.store.db);
  expect((await get(`${open}/`)).statusCode).toBe(410);
});

test('the rate limit’s message is in Polish', async () => {
  const busy = await startPageShop({
    PUBLIC_URL: 'https://shop.example',
    TRUST_PROXY: '1',
    RATE_LIMIT: 'on',
  });
  for (const path of ['/podglad/sklep/x', '/podglad/x']) {
    const responses = await Promise.all(Array.from({ length: 61 }, () => busy.app.inject(path)));
    const limited = responses.find(({ statusCode }) => statusCode === 429);
    expect(limited?.headers['content-type']).toContain('text/html');
    expect(limited?.body).toContain('Za dużo stron naraz');
  }
  await busy.close();
});
