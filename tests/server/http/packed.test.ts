import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { apiContract, blogContract, operationsOf } from '#server/contract.ts';
import { contractRoutes } from '#server/http/contract-schemas.ts';
import { pack, PackedReads, WORTH_PACKING } from '#server/http/packed.ts';
import { routesOf } from '#src/entry-server.tsx';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';
import catalogue from '#server/seed/catalogue.json' with { type: 'json' };
import { startTestShop } from '#tests/server/support/test-app.ts';
import { inRepository } from '#tools/setup/repository.mjs';

/** What public reads of the contracts are asked with; one that takes nothing is not named. */
const ASKED: Record<string, string> = {
  getPageContent: '/content/page/Regulamin',
  getLunarCalendar: '/moon/calendar/2026-11',
  searchPlaces: '/places?q=Now',
  getFairyMore: `/fairy/${catalogue.fairies[0]?.id ?? ''}/more`,
  listPosts: '/wp-json/wp/v2/posts?per_page=9',
};

/** Addresses of everything that whoever asks gets alike. */
function publicAddresses(): string[] {
  const reads = [
    { document: apiContract, prefix: '/api' },
    { document: blogContract, prefix: '/blog' },
  ].flatMap(({ document, prefix }) => {
    const operations = operationsOf(document);
    return contractRoutes(document)
      .filter(({ operationId }) => operations.get(operationId)?.caching === 'public')
      .map(({ operationId, url }) => prefix + (ASKED[operationId] ?? url));
  });
  const paths = routesOf('own')
    .map(({ path }) => path)
    .filter((path) => path !== '*');
  return [
    ...reads,
    ...paths,
    ...paths.map((path) => `/strona.json?adres=${path}`),
    '/nie-ma',
    '/wpisy.json',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/robots.txt',
    ...readdirSync(inRepository('server/seed/sample')).map((name) => `/sample/${name}`),
  ];
}

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|manifest\+json)|image\/svg)/;
const unpacked = { br: brotliDecompressSync, gzip: gunzipSync };

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop();
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });

test.each(publicAddresses())('%s is sent small, with one tag for all its encodings', async (url) => {
  const plain = await get(url);
  expect([200, 404]).toContain(plain.statusCode);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const isWorthIt =
    plain.rawPayload.length >= WORTH_PACKING && COMPRESSIBLE.test(String(plain.headers['content-type']));
  for (const encoding of ['br', 'gzip'] as const) {
    const packed = await get(url, { 'accept-encoding': encoding });
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(packed.headers.etag).toBe(plain.headers.etag);
    expect(packed.headers.etag).toMatch(/^W\//);
    if (!isWorthIt) continue;
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(unpacked[encoding](packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length * 0.8);
  }
  const again = await get(url, { 'accept-encoding': 'br', 'if-none-match': String(plain.headers.etag) });
  // What is not there is said each time, also to whom it was said before.
  expect(again.statusCode).toBe(plain.statusCode === 200 ? 304 : 404);
  expect(again.body === '').toBe(plain.statusCode === 200);
});

test('a read that another host’s pages may ask for varies with who asks, too', async () => {
  const { app, close } = await startTestShop({ CORS_ORIGINS: 'https://other.example' });
  const headers = { origin: 'https://other.example', 'accept-encoding': 'br' };
  expect((await app.inject({ url: '/api/fairy', headers })).headers.vary).toBe('Origin, Accept-Encoding');
  await close();
});

describe('which encoding', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['deflate, identity', undefined],
    ['br;q=0', undefined],
  ])('%s gets %s', async (accepted, encoding) => {
    const { headers } = await get('/api/fairy', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
  });
});

test('a sample’s picture shows on the desk’s host too, and does nothing when it is opened by itself [DK-14]', async () => {
  const { headers } = await get('/sample/jagna.svg');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
});

describe('packed reads', () => {
  test('are serialised once for each kept body, and compressed once for each content', async () => {
    const kept = new PackedReads();
    const body = { a: 1 };
    const serialise = vi.fn(() => 'x'.repeat(WORTH_PACKING));
    const first = await kept.of(body, serialise);
    expect(await kept.of(body, serialise)).toBe(first);
    expect(serialise).toHaveBeenCalledTimes(1);
    expect(await kept.of({ a: 1 }, serialise)).toBe(first);
  });

  test('of many contents keep those that were used last', async () => {
    const kept = new PackedReads();
    const of = (text: string) => kept.of({}, () => text);
    const [often, seldom] = [await of('often'), await of('seldom')];
    for (let count = 0; count < 499; count += 1) await of(`other ${count}`).then(() => of('often'));
    expect(await of('often')).toBe(often);
    expect(await of('seldom')).not.toBe(seldom);
  });

  test('below a kilobyte are the same in each encoding', async () => {
    const { bodies } = await pack('short');
    expect(bodies.br).toBe(bodies.identity);
    expect(bodies.gzip).toBe(bodies.identity);
  });
});
