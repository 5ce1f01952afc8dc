import { proofOnly } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

test('an unknown address: 404 from the server, Polish, with a way home; deep ones too [SH-11]', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/status of 404/);
  for (const path of ['/nie-ma', '/tarot/nie-ma', '/index.php', '/%C5%82', '/newsletter']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  await page.goto('/nie-ma');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tej ścieżki nie ma na mapie');
  await page.getByRole('link', { name: 'Wróć na stronę główną' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nocą widać więcej');
});

test('no link of the shop is dead [EM-5]', async ({ request }) => {
  const seen = new Set<string>();
  const waiting = ['/'];
  /** How many addresses of a kind were followed, and of which kinds a few stand for all. */
  const followed = new Map<string, number>();
  const ALIKE = [/^\/kalendarz-ksiezycowy\//, /^\/zamow\/\w+\?/, /^\/(tarot|wrozby|horoskopy|rytualy)\?/];
  const dead: string[] = [];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    const kind = ALIKE.find((pattern) => pattern.test(path))?.source;
    if (kind !== undefined) {
      const count = followed.get(kind) ?? 0;
      if (count > 3) continue;
      followed.set(kind, count + 1);
    }
    seen.add(path);
    const response = await request.get(path);
    if (!response.ok()) dead.push(`${path}: ${response.status()}`);
    if (!response.headers()['content-type']?.includes('text/html')) continue;
    const [markup = ''] = (await response.text()).split('id="page-data"');
    for (const [, href = ''] of markup.matchAll(/<a\b[^>]*?href="([^"]*)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), 'http://127.0.0.1');
      const isOurs = /^(localhost|127\.0\.0\.1)$/.test(url.hostname);
      if (isOurs && /^https?:$/.test(url.protocol)) waiting.push(url.pathname + url.search);
    }
    for (const [, src = ''] of markup.matchAll(/<img\b[^>]*?src="(\/[^"]*)"/g)) waiting.push(src);
  }
  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThan(40);
  for (const path of ['/blog', '/blog/pelnia-w-bliznietach', '/sklep', '/regulamin', '/pomoc'])
    expect(seen).toContain(path);
});

test(
  'the blog, the e-book, the shop page and the page of one’s data can be read: one h1, the shop’s shell, a way home [EM-5] [R100]',
  proofOnly,
  async ({ page, watch }) => {
    watch.allow(/status of 404.*nie-ma-takiego/);
    for (const [path, heading] of [
      ['/blog', 'Wiedza'],
      ['/blog/kwiat-paproci', 'Kwiat paproci: po co szukać czegoś, co nie kwitnie'],
      ['/blog/nie-ma-takiego', 'Nie ma już tego artykułu'],
      ['/e-book', 'Dwanaście nocy'],
      ['/sklep', 'Sklep'],
      ['/moje-dane', 'Twoje dane'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Kwiat Paproci' })).toHaveAttribute(
        'href',
        '/',
      );
      await expect(page.getByRole('region', { name: 'Dziś na niebie' })).toBeVisible();
      const footer = page.getByRole('contentinfo');
      for (const name of ['Odstąp od umowy tutaj', 'Tarot', 'Kalendarz księżycowy'])
        await expect(footer.getByRole('link', { name })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      const letters = await page.evaluate(() =>
        ['h1', 'body'].map(
          (part) => getComputedStyle(document.querySelector(part) ?? document.body).fontFamily,
        ),
      );
      expect(letters).toEqual([
        expect.stringContaining('Bona Nova'),
        expect.stringContaining('Instrument Sans'),
      ]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(12);
  },
);
