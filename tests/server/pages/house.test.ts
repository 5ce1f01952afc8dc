import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop();
});
afterAll(() => shop.close());

/** Every page that the server writes itself, as a visitor meets it. */
const PAGES = [
  '/blog',
  '/blog/kwiat-paproci',
  '/blog/nie-ma-takiego',
  '/sklep',
  '/e-book',
  '/moje-dane',
  '/moje-dane?klucz=nie-ma',
  '/ocena?klucz=nie-ma',
  '/odpowiedz/nie-ma',
  '/odstapienie/potwierdz?klucz=nie-ma',
  '/zamow/tarot',
  '/prosto/kontakt',
];

describe('every page that the server writes stands in the shop’s house [R100]', () => {
  test.each(PAGES)('%s', async (url) => {
    const { body, headers } = await shop.app.inject(url);
    expect(body).toContain('aria-label="Dziś na niebie"');
    expect(body).toMatch(/<header[^]*?>Kwiat Paproci<[^]*?aria-label="Główna"/);
    const [, footer = ''] = /<footer([^]*?)<\/footer>/.exec(body) ?? [];
    for (const path of [
      '/odstapienie',
      '/kalendarz-ksiezycowy',
      '/horoskopy',
      '/tarot',
      '/wrozby',
      '/rytualy',
    ])
      expect(footer).toContain(`href="${path}"`);
    expect(body).toContain('data-theme="light"');
    expect(body).toMatch(/<title>[^<]+ – Kwiat Paproci<\/title>/);
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(body).not.toMatch(/src="https?:/);
    const policy = String(headers['content-security-policy']);
    for (const [, script = ''] of body.matchAll(/<script>([^]*?)<\/script>/g))
      expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    for (const [, style = ''] of body.matchAll(/<style>([^]*?)<\/style>/g))
      expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  });

  test.each([
    ['/ocena?klucz=nie-ma', 'dark'],
    ['/odpowiedz/nie-ma', 'dark'],
    ['/moje-dane?klucz=nie-ma', 'dark'],
    ['/karta-prezentu', 'dark'],
    ['/moje-dane', 'light'],
    ['/blog', 'light'],
  ])(
    '%s at night, where no theme was chosen: %s; a kept choice holds everywhere [SH-1]',
    async (url, atNight) => {
      const { body } = await shop.app.inject(url);
      const [, script = ''] = /<script>([^]*?)<\/script>/.exec(body) ?? [];
      const themeOn = (kept: string | null, isNight: boolean) => {
        const dataset: Record<string, string> = {};
        runInNewContext(script, {
          document: { documentElement: { dataset } },
          localStorage: { getItem: () => kept },
          sessionStorage: { getItem: () => null, setItem: () => undefined },
          matchMedia: () => ({ matches: isNight }),
        });
        return dataset['theme'];
      };
      expect([themeOn(null, true), themeOn(null, false)]).toEqual([atNight, 'light']);
      expect([themeOn('light', true), themeOn('dark', false), themeOn('system', true)]).toEqual([
        'light',
        'dark',
        'dark',
      ]);
    },
  );

  test('at night the way from an answer into the shop stays dark, in its tab [SH-1]', async () => {
    const noted = new Map<string, string>();
    const themes = [];
    for (const url of ['/tarot', '/odpowiedz/nie-ma', '/tarot', '/zamow/tarot', '/blog']) {
      const [, script = ''] = /<script[^>]*>([^]*?)<\/script>/.exec((await shop.app.inject(url)).body) ?? [];
      const dataset: Record<string, string> = {};
      // The first line that names the theme sets it; what follows in the shop's own script needs a browser.
      const [setsTheme = ''] = /var d=document[^]*?d\.dataset\.theme=[^\n]*/.exec(script) ?? [];
      runInNewContext(setsTheme, {
        document: { documentElement: { dataset } },
        localStorage: { getItem: () => null },
        sessionStorage: {
          getItem: (key: string) => noted.get(key) ?? null,
          setItem: (key: string, value: string) => noted.set(key, value),
        },
        matchMedia: () => ({ matches: true }),
      });
      themes.push(dataset['theme']);
    }
    expect(themes).toEqual(['light', 'dark', 'dark', 'dark', 'dark']);
  });

  test('posts may be found by search engines, what belongs to one person may not', async () => {
    const robots = async (url: string) => (await shop.app.inject(url)).body.includes('content="noindex"');
    expect(await Promise.all(PAGES.slice(0, 2).map(robots))).toEqual([false, false]);
    expect(await Promise.all(['/moje-dane', '/ocena?klucz=x', '/zamow/tarot'].map(robots))).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('a post ends with one service, on sale at the price shown [R101]', async () => {
    const { body } = await shop.app.inject('/blog/kwiat-paproci');
    expect(body.match(/class="service"/g)).toHaveLength(1);
    const [, href = ''] = /class="button" href="([^"]*)"/.exec(body) ?? [];
    expect((await shop.app.inject(href)).statusCode).toBe(200);
  });
});
