import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../support/test-app.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

test('a post has its own title, the one for search engines, its page, day and picture [AP-11] [HO-2] [HO-3]', async () => {
  const response = await shop.app.inject('/blog/wp-json/wp/v2/posts?per_page=5');
  const { title_html, seo_title, slug, published_at, thumbnail } = await shop.store.db
    .updateTable('post')
    .set({ title_html: 'Noc <em>Kupały</em>', seo_title: 'Noc Kupały – co robić' })
    .where('id', '=', response.json()[0].id)
    .returning(['title_html', 'seo_title', 'slug', 'published_at', 'thumbnail'])
    .executeTakeFirstOrThrow();
  expect((await shop.app.inject('/blog/wp-json/wp/v2/posts?per_page=5')).json()[0]).toMatchObject({
    date: new Date(published_at).toISOString().slice(0, 19),
    link: expect.stringMatching(new RegExp(`/blog/${slug}$`)),
    title: { rendered: title_html },
    yoast_head_json: {
      title: seo_title,
      og_image: [{ url: expect.stringMatching(new RegExp(`${thumbnail}$`)) }],
    },
  });
  // A part of a page counts as one.
  expect(response.headers).toMatchObject({ 'x-wp-total': '12', 'x-wp-totalpages': '3' });
});
