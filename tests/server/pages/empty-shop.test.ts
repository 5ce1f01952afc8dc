import { afterAll, beforeAll, expect, it } from 'vitest';
import { closedShopCopy } from '#copy/site/closed-shop.ts';
import { emptyShop } from '#tools/shop/empty-shop.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';

let shop: PageShop;
beforeAll(async () => {
  const store = await startTestStore();
  await emptyShop(store.db, { withSandboxOrders: false });
  shop = await startPageShop({}, store);
});
afterAll(() => shop.close());

// As a live shop is on its first day (EM-1): it is being set up, and nothing is broken.
it.each([
  ['/', closedShopCopy.isNew.title],
  ['/tarot', closedShopCopy.isNew.title],
  ['/horoskopy', closedShopCopy.isNew.title],
  ['/wrozby', closedShopCopy.isNew.title],
  ['/rytualy', closedShopCopy.isNew.title],
  ['/kontakt', 'Wyślij'],
  ['/regulamin', 'chwilowo niedostępna'],
  ['/polityka-prywatnosci', 'chwilowo niedostępna'],
  ['/blog', 'Artykułów jeszcze nie ma'],
])('an empty shop has words of ours on %s, with a heading [SH-13]', async (path, words) => {
  const { statusCode, body } = await shop.app.inject(path);
  expect(statusCode).toBe(200);
  expect(body).toContain(words);
  expect(body).toMatch(/<h1[^>]*>[^<]/);
  expect(body).not.toContain('Nie udało się wczytać');
});

it.each([
  '/',
  '/tarot',
  '/kontakt',
  '/regulamin',
  '/prosto/kontakt',
  '/odstapienie',
  '/moje-dane',
  '/blog',
  '/sitemap.xml',
])('nothing on %s of a shop without articles leads to them, with scripts or without [EM-5]', async (path) => {
  const { statusCode, body } = await shop.app.inject(path);
  expect(statusCode).toBeLessThan(400);
  const links = body.match(/href="[^"]*\/blog[^"]*"|<loc>[^<]*blog/g) ?? [];
  expect(links).toEqual([]);
  if (path === '/blog') expect(body).toContain('name="robots" content="noindex"');
});

it('a shop with articles leads to them', async () => {
  const full = await startPageShop();
  const { body } = await full.app.inject('/kontakt');
  await full.close();
  expect(body).toMatch(/href="[^"]*\/blog"[^>]*>(?:<[^>]+>)*Wiedza/);
});
