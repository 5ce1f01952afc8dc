import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { firstLoad } from '../../tools/bench/first-load.ts';
import { watchShifts } from './support/layout-shifts.ts';
import { isWholeProof } from '../../tools/proof.ts';
import { sample } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

const dist = fileURLToPath(new URL('../../dist/client', import.meta.url));
const kilobyte = 1000;

/**
 * What a page's HTML asks for, in kB of gzip: the shell, alive. The page's own code follows
 * by itself, so what has been fetched in all once the page is quiet has a budget too.
 */
const budgets = [
  { path: '/', first: 66.7, inAll: 125.4 },
  ...['/tarot', '/horoskopy', '/rytualy', '/wrozby'].map((path) => ({ path, first: 66.7, inAll: 105.3 })),
  ...['/kontakt', '/regulamin', '/informacja'].map((path) => ({ path, first: 66.7, inAll: 123 })),
];

interface FairyResponse {
  id: string;
  name: string;
  products: { productId: string; productType: string; price: number }[];
}

/** A specialist who sells a tarot reading, with that reading's product. */
async function tarotOffer(request: APIRequestContext) {
  const fairies: FairyResponse[] = await (await request.get('/api/fairy')).json();
  for (const fairy of fairies) {
    const offer = fairy.products.find(({ productType }) => productType.toLowerCase() === 'tarot');
    if (offer) return { fairy, offer };
  }
  throw new Error('The seed sells no tarot reading.');
}

/** The gzipped size of all of the shop's scripts that a page has fetched so far. */
async function fetchedJavaScript(page: Page): Promise<number> {
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const scripts = new Set(addresses.filter((address) => address.endsWith('.js')));
  return [...scripts].reduce((sum, script) => sum + gzipSync(readFileSync(join(dist, script))).length, 0);
}

/** The bytes of all fonts that a page has fetched so far, and whether rare signs are among them. */
async function fetchedFonts(page: Page): Promise<{ bytes: number; hasRare: boolean }> {
  const fonts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.woff2'))
      .map((entry) => ({
        name: entry.name,
        bytes: entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0,
      })),
  );
  return {
    bytes: fonts.reduce((sum, { bytes }) => sum + bytes, 0),
    hasRare: fonts.some(({ name }) => name.includes('-rare')),
  };
}

test('first load of each page: JavaScript ≤ 66.7 kB, CSS ≤ 10.2 kB, HTML ≤ 25.9 kB, at most 20 requests, no font before the paint', async ({
  request,
}) => {
  for (const { path, first } of budgets) {
    const html = await (await request.get(path)).text();
    expect.soft(html, path).not.toMatch(/<link[^>]+as="font"/);
    const weight = firstLoad(html, dist);
    expect.soft(weight.javascript, path).toBeLessThanOrEqual(first * kilobyte);
    expect.soft(weight.css, path).toBeLessThanOrEqual(10.2 * kilobyte);
    expect.soft(weight.css, path).toBeGreaterThan(0);
    expect.soft(weight.html, path).toBeLessThanOrEqual(25.9 * kilobyte);
    expect.soft(weight.requests, path).toBeLessThanOrEqual(20);
  }
});

// The quick proof opens the first page of each kind: home, and an order page.
for (const { path, inAll } of isWholeProof ? budgets : budgets.slice(0, 2)) {
  test(`${path}, left alone, has fetched at most ${inAll} kB of JavaScript and 44.1 kB of fonts in all, stored nothing, and moves nothing for more than five seconds [LW-15] [A34]`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await fetchedJavaScript(page)).toBeLessThanOrEqual(inAll * kilobyte);
    await page.evaluate(() => document.fonts.ready);
    const fonts = await fetchedFonts(page);
    expect(fonts.bytes).toBeGreaterThan(10 * kilobyte);
    expect(fonts.hasRare).toBe(false);
    expect(fonts.bytes).toBeLessThanOrEqual(44.1 * kilobyte);
    const { cookies, origins } = await page.context().storageState();
    expect({ cookies, origins }).toEqual({ cookies: [], origins: [] });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    const endless = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 5_000)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
    );
    expect(endless).toEqual([]);
  });
}

test('/tarot with its order form open has fetched at most 138.7 kB of JavaScript in all [EG-4]', async ({
  page,
  request,
}) => {
  const { fairy, offer } = await tarotOffer(request);
  await page.goto(`/tarot?wariant=${offer.productId}&wrozka=${fairy.id}`);
  await expect(page.getByRole('textbox', { name: 'Powtórz e-mail' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bytes = await fetchedJavaScript(page);
  expect(bytes).toBeGreaterThan(50 * kilobyte);
  expect(bytes).toBeLessThanOrEqual(138.7 * kilobyte);

  const dropdown = page.waitForRequest(/\/select-[^/]+\.js$/);
  await page.getByRole('textbox', { name: 'Imię', exact: true }).focus();
  await dropdown;
});

/** The files of the build by their source, with what each of them imports at once. */
interface Manifest {
  [source: string]: { name?: string; imports?: string[] };
}

test('what comes after a purchase, a mail or a document needs no code of another page [EG-3]', () => {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const needed = (source: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(source)) return seen;
    seen.add(source);
    for (const next of manifest[source]?.imports ?? []) needed(next, seen);
    return seen;
  };
  const names = (source: string) => [...needed(source)].map((one) => manifest[one]?.name);
  for (const page of [
    'flows/payment-status/result-page.tsx',
    'flows/withdrawal/withdrawal-page.tsx',
    'flows/newsletter/newsletter-confirm-page.tsx',
    'flows/newsletter/newsletter-leave-page.tsx',
    'flows/contact/contact-page.tsx',
    'app/pages/document-page.tsx',
    'app/pages/plain-page.tsx',
    'app/pages/lunar-calendar-page.tsx',
  ]) {
    expect.soft(names(page), page).toContain('react');
    for (const other of ['home', 'order', 'form', 'birth', 'newsletter', 'select'])
      expect.soft(names(page), page).not.toContain(other);
  }
});

test('/tarot stands in the HTML of the server, with names and prices, and no script is asked for before its first paint', async ({
  page,
  request,
}) => {
  const { fairy } = await tarotOffer(request);
  const html = await (await request.get('/tarot')).text();
  const [markup = ''] = html.split('id="page-data"');
  expect(markup).toContain(fairy.name);
  expect(markup).toMatch(/\d,\d\d\u00a0zł/);
  expect(markup).not.toMatch(/<link[^>]+rel="stylesheet"/);

  await page.goto('/tarot');
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-live'));
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(2);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
});

for (const viewport of sample([
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])) {
  test(`nothing moves by more than 0.005 while a page loads at ${viewport.width} px [R2]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const shifts = await watchShifts(page);
    for (const path of ['/', '/tarot', '/wrozby', '/zamowienie']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      expect(await shifts(), path).toBeLessThanOrEqual(0.005);
    }
  });
}
