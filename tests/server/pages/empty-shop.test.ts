import { afterAll, beforeAll, expect, it } from 'vitest';
import { closedShopCopy } from '#copy/site/closed-shop.ts';
import { emptyShop } from '#tools/shop/empty-shop.ts';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop();
  await emptyShop(shop.store.db, { withSandboxOrders: false });
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
