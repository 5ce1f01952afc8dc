import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '#tests/server/support/test-app.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

describe('public reads', () => {
  it.each(['/api/fairy', '/api/product', '/api/content/page/Tarot', '/blog/wp-json/wp/v2/posts'])(
    '%s may be kept for a minute and asked about by its tag',
    async (url) => {
      const first = await shop.app.inject(url);
      expect(first.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
      const etag = String(first.headers['etag']);
      for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
        const again = await shop.app.inject({ url, headers: { 'if-none-match': known } });
        expect([again.statusCode, again.body], known).toEqual([304, '']);
        expect(again.headers['etag']).toBe(etag);
      }
      expect((await shop.app.inject({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
    },
  );

  it('get another tag when they change', async () => {
    const url = '/api/content/page/Kontakt';
    const before = (await shop.app.inject(url)).headers['etag'];
    await shop.store.db
      .updateTable('page_content')
      .set({ content: 'Inaczej' })
      .where('page', '=', 'Kontakt')
      .execute();
    expect((await shop.app.inject(url)).headers['etag']).not.toBe(before);
  });

  it('are not kept when they fail', async () => {
    const { headers } = await shop.app.inject('/api/product?productType=none');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('etag');
  });
});
