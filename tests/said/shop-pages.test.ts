import '#tests/server/support/own-fetch.ts';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTES } from '#app/routing/routes.ts';
import { LUNAR_FILE_PATH } from '#domain/lunar/lunar-path.ts';
import { startFilledShop, type FilledShop } from './filled-shop.ts';
import { outlineOf } from './outline.ts';

const { window: reader } = new JSDOM('');

let filled: FilledShop;
beforeAll(async () => {
  filled = await startFilledShop();
}, 120_000);
afterAll(() => filled.close());

/** What search engines and cards of a shared link are told. */
const HEAD =
  'title, meta[name="description"], meta[name="robots"], link[rel="canonical"], meta[property^="og:"]';

const headersOf = (headers: Readonly<Record<string, unknown>>) =>
  ['cache-control', 'vary', 'referrer-policy', 'x-robots-tag'].flatMap((name) =>
    headers[name] === undefined ? [] : [`${name}: ${String(headers[name])}`],
  );

/** What a page of the shop says, as the server sends it. */
async function shopSays(path: string): Promise<string> {
  const { body, statusCode, headers } = await filled.shop.app.inject(path);
  const page = new reader.DOMParser().parseFromString(body, 'text/html');
  const head = [...page.querySelectorAll(HEAD)].map(
    (element) =>
      `${element.getAttribute('name') ?? element.getAttribute('property') ?? element.tagName.toLowerCase()}: ${
        element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent
      }`,
  );
  const main = page.querySelector('main') ?? page.body;
  return [String(statusCode), ...headersOf(headers), ...head, '', outlineOf(main)].join('\n');
}

/** Pages that the page server does not render, and those of one thing. */
const OTHER_PAGES = [
  '/wrozka/jagna',
  '/blog',
  '/blog/kwiat-paproci',
  '/e-book',
  '/sklep',
  '/moje-dane',
  '/prosto/kontakt',
  '/prosto/horoskop-urodzeniowy',
  '/prosto/pomoz-mi-wybrac',
  '/nie-ma',
];

test.each([...ROUTES.map(({ path }) => path), ...OTHER_PAGES])(
  'the shop’s page %s says what is committed',
  async (path) => {
    // A busy machine's first page leaves the blog to the browser (BLOG_WAIT).
    await expect.poll(() => shopSays(path)).not.toContain('Wczytywanie...');
    const file = path.slice(1).replaceAll('/', '-') || 'home';
    await expect(await shopSays(path)).toMatchFileSnapshot(`shop/${file}.txt`);
  },
);

test('the pages of answers, one of each kind, say what is committed', async () => {
  for (const [type, path] of filled.answers)
    await expect(await shopSays(path)).toMatchFileSnapshot(`answers/${type}.txt`);
});

test.each(['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', LUNAR_FILE_PATH])(
  'the shop’s file %s is what is committed',
  async (path) => {
    const { body, headers } = await filled.shop.app.inject(path);
    const file = `files/${path.slice(1).replaceAll('/', '-')}.txt`;
    await expect([...headersOf(headers), body].join('\n')).toMatchFileSnapshot(file);
  },
);
