import { publicPages } from './support/every-page.ts';
import { threeCards } from './support/offers.ts';
import { proofOnly } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';
import { follow } from './support/taken-over.ts';

/** The content of one `<meta>`, as it was sent. */
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

const factsOf = (html: string): { '@type': string; [key: string]: unknown }[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );

test('every page has a title, a description, a canonical and Open Graph of its own [SH-12] [A3]', async ({
  request,
}) => {
  const titles = new Set<string>();
  for (const { path } of publicPages) {
    const html = await (await request.get(path)).text();
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    expect(title, path).toMatch(/.+ – Kwiat Paproci$/);
    titles.add(title);
    expect(metaOf(html, 'description')?.length ?? 0, path).toBeGreaterThan(20);
    const canonical = /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1] ?? '';
    expect(new URL(canonical).pathname).toBe(path);
    expect(metaOf(html, 'og:url')).toBe(canonical);
    expect(metaOf(html, 'og:title')).toBe(title);
    expect(metaOf(html, 'og:description')).toBe(metaOf(html, 'description'));
    expect(metaOf(html, 'og:locale')).toBe('pl_PL');
    expect(metaOf(html, 'og:image')).toMatch(/^https?:\/\/.+\.png$/);
    expect(metaOf(html, 'robots')).toBeUndefined();
  }
  expect(titles.size).toBe(publicPages.length);
});

test('structured data: the shop, what it sells for how much, where the page lies; no ratings [SH-12]', async ({
  request,
}) => {
  const tarot = factsOf(await (await request.get('/tarot')).text());
  const products = tarot.filter((fact) => fact['@type'] === 'Product');
  const reading = products.find(({ name }) => name === threeCards.variant);
  const offers = reading?.['offers'] as Record<string, unknown>;
  expect(offers['@type']).toBe('AggregateOffer');
  expect(offers['priceCurrency']).toBe('PLN');
  expect(Number(offers['lowPrice'])).toBeLessThanOrEqual(threeCards.price);
  expect(Number(offers['highPrice'])).toBeGreaterThanOrEqual(threeCards.price);
  expect(JSON.stringify(tarot)).not.toContain('AggregateRating');

  const path = tarot.find((fact) => fact['@type'] === 'BreadcrumbList');
  const steps = path?.['itemListElement'] as { position: number; name: string; item: string }[];
  expect(steps.map(({ position, name, item }) => [position, name, new URL(item).pathname])).toEqual([
    [1, 'Kwiat Paproci', '/'],
    [2, 'Tarot', '/tarot'],
  ]);

  const home = factsOf(await (await request.get('/')).text());
  expect(home.map((fact) => fact['@type'])).toEqual(['Organization']);
});

test('private pages are kept out of search engines, public ones are in the map [SH-12]', async ({
  request,
}) => {
  for (const path of [
    '/zamowienie',
    '/newsletter/potwierdz',
    '/newsletter/wypisz',
    '/nie-ma-takiej-strony',
  ]) {
    const html = await (await request.get(path)).text();
    expect(metaOf(html, 'robots'), path).toBe('noindex');
    expect(html).not.toContain('rel="canonical"');
  }
  const map = await request.get('/sitemap.xml');
  expect(map.headers()['content-type']).toContain('xml');
  const places = [...(await map.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, place = '']) => new URL(place).pathname,
  );
  // The lunar calendar: this month's page, and one for each month of a year.
  const months = places.filter((place) => /^\/kalendarz-ksiezycowy\/\d{4}-\d{2}$/.test(place));
  expect(months).toHaveLength(13);
  // Each specialist's own page.
  const specialists = places.filter((place) => /^\/wrozka\/[a-z-]+$/.test(place));
  expect(specialists.length).toBeGreaterThan(5);
  const listed = [...months, ...specialists];
  expect(places.filter((place) => !listed.includes(place)).sort()).toEqual(
    [...publicPages.map(({ path }) => path), '/kalendarz-ksiezycowy', '/pomoz-mi-wybrac'].sort(),
  );

  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  expect(robots).toMatch(/^Disallow: \/zamow$/m);
});

test('favicon, touch icon, manifest and the picture for sharing are there [SH-12]', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const addresses = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]*)"/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses).toHaveLength(3);
  for (const address of [...addresses, '/share.png'])
    expect((await request.get(address)).status(), address).toBe(200);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Kwiat Paproci', lang: 'pl', start_url: '/' });
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

test(
  'a specialist in the address lends the page her title and description; without her it is its own [SH-12]',
  proofOnly,
  async ({ page }) => {
    await page.goto(threeCards.link);
    const description = page.locator('meta[name="description"]');
    await expect(page).toHaveTitle('Jagna: tarot i wróżby przy świecy – Kwiat Paproci');
    await expect(description).toHaveAttribute('content', /^Jagna spod znaku Skorpiona/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/tarot$/);

    await follow(page.getByRole('navigation', { name: 'Stopka' }).getByRole('link', { name: 'Pomoc' }));
    await expect(page).toHaveTitle('Pomoc – Kwiat Paproci');
    await expect(description).not.toHaveAttribute('content', /Jagna/);
    await page.goto('/tarot');
    await expect(page).toHaveTitle('Tarot – Kwiat Paproci');
  },
);

test('moving within the shop takes title, description and canonical along [SH-12]', async ({ page }) => {
  await page.goto('/');
  await follow(page.getByRole('navigation', { name: 'Stopka' }).getByRole('link', { name: 'Regulamin' }));
  await expect(page).toHaveTitle('Regulamin – Kwiat Paproci');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/regulamin$/);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    'Regulamin – Kwiat Paproci',
  );
});
