import { expect, test } from 'vitest';
import { loadPageData } from '#app/page-data/load-page-data.ts';
import { routeOf } from '#app/routing/routes.ts';
import { stubShop } from '#tests/api/stub-shop.ts';

const UNREADABLE = { id: 'broken' };
const JAGNA = {
  id: '20989f46-c65a-44ac-9c56-000000000001',
  name: 'Jagna',
  seoTitle: 'Jagna',
  isAvailable: true,
  zodiacSign: 'Leo',
  specializations: [],
  products: [],
};

/** What the owner of the API is told of while a page loads. */
async function toldOf(path: string): Promise<string[]> {
  const told = new Set<string>();
  const { client } = stubShop((call) => {
    if (call.path === '/fairy') return Response.json([JAGNA, UNREADABLE]);
    return call.path.startsWith('/product') ? Response.json([UNREADABLE]) : undefined;
  });
  await loadPageData(routeOf(path, 'own'), {
    client,
    posts: async () => [],
    onDropped: ({ list, id }) => told.add(`${list} ${id}`),
    clean: (texts) => texts,
    consents: async () => undefined,
    closed: async () => undefined,
    blogTimeout: 1000,
  });
  return [...told].toSorted();
}

test.each(['/tarot', '/wrozka/jagna'])(
  'what of the catalogue cannot be read is told while %s loads, specialists and services [AP-13]',
  async (path) => {
    expect(await toldOf(path)).toEqual(['fairies broken', 'products broken']);
  },
);

test('a page with faces alone tells of those that cannot be read [AP-13]', async () => {
  expect(await toldOf('/')).toContain('fairies broken');
});
