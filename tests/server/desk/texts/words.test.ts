import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop({ BRAND_NAME: 'Złota & Nić' });
});
afterAll(() => shop.close());

test('terms that are typed as words are markup wherever they are shown, with the shop’s name, and orders agree to that text [DK-16] [LW-7]', async () => {
  const { db } = shop.store;
  await db
    .updateTable('page_content')
    .set({ content: '# Zasady\n\nSklep {{BRAND_NAME}} sprzedaje:\n- tarot\n- runy' })
    .where('type', '=', 'TERMS_DESCRIPTION')
    .execute();
  shop.pages.drop();
  const markup =
    '<h2>Zasady</h2>\n<p>Sklep Złota &amp; Nić sprzedaje:</p>\n<ul><li>tarot</li><li>runy</li></ul>';
  expect((await shop.app.inject('/regulamin')).body).toContain(markup);
  expect((await shop.app.inject('/api/content/page/Regulamin')).json()).toContainEqual({
    type: 'TERMS_DESCRIPTION',
    content: markup,
  });
  const ordered = await shop.app.inject({ method: 'POST', url: '/api/order', payload: orderOf('Tarot') });
  expect(ordered.statusCode).toBe(201);
  const agreed = await db.selectFrom('consent_text').select('content').execute();
  expect(agreed.map(({ content }) => content)).toContain(markup);
});
