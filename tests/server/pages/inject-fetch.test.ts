import fastify from 'fastify';
import { expect, test } from 'vitest';
import { getCatalogue } from '#api/catalogue.ts';
import { createShopClient } from '#api/shop-client.ts';
import { injectFetch } from '#server/pages/inject-fetch.ts';

test('a page’s catalogue knows the versions of the lists that it was made from', async () => {
  const app = fastify();
  app.get('/api/fairy', (_request, reply) => reply.header('etag', 'W/"people"').send([]));
  app.get('/api/product', (_request, reply) => reply.header('etag', 'W/"offers"').send([]));
  try {
    const client = createShopClient({ baseUrl: 'http://localhost/api', fetch: injectFetch(app) });
    expect(await getCatalogue(client, ['TAROT'])).toEqual({
      products: [],
      fairies: [],
      tags: ['W/"people"', 'W/"offers"'],
    });
  } finally {
    await app.close();
  }
});
