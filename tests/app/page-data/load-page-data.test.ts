import { expect, test } from 'vitest';
import { isWhole, loadPageData } from '#app/page-data/load-page-data.ts';
import { routeOf } from '#app/routing/routes.ts';
import type { PageData } from '#page/page-data.ts';
import { stubShop } from '#tests/api/stub-shop.ts';
import { pageData } from '#tests/page/stage.tsx';

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

const failed = { status: 'failed' } as const;
const month = { year: 2026, month: 11 };

test.each<[string, string, Partial<PageData>, boolean]>([
  ['all is there', '/tarot', {}, true],
  ['no texts came', '/tarot', { texts: {} }, false],
  ['the catalogue failed', '/tarot', { catalogue: failed }, false],
  ['those who work here failed', '/', { faces: failed }, false],
  ['the posts came', '/', {}, true],
  ['the posts failed', '/', { posts: failed }, false],
  ['the posts came too late', '/', { posts: undefined }, false],
  ['the posts of another page are missing', '/tarot', { posts: undefined }, true],
  ['the month has its days', '/kalendarz-ksiezycowy', { lunar: { month, days: [] } }, true],
  [
    'the days of the month are missing',
    '/kalendarz-ksiezycowy',
    { lunar: { month, days: undefined } },
    false,
  ],
  ['the guide lacks its offer', '/pomoz-mi-wybrac', {}, false],
  ['the guide has its offer', '/pomoz-mi-wybrac', { guide: {} as PageData['guide'] & object }, true],
])(
  'a page of which %s (%s) is whole, and so kept for the next visitor, or not [U34]',
  (_what, path, more, whole) => {
    const data: PageData = {
      ...pageData,
      texts: { HEADER_TITLE: 'Tytuł' },
      posts: { status: 'ready', data: [] },
      ...more,
    };
    expect(isWhole(routeOf(path, 'own'), data)).toBe(whole);
  },
);
