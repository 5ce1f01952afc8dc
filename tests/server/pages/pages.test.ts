import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';
import { inRepository } from '#tools/setup/repository.mjs';

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop({ BRAND_NAME: '</title><script>"Kwiat"&' });
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy', () => {
  it('lets through exactly the inline script and style that the page carries', async () => {
    const { body, headers } = await get('/tarot');
    const policy = String(headers['content-security-policy']);
    const scripts = [...body.matchAll(/<script data-modules="[^"]*">([^]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    );
    const styles = [...body.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text = '']) => text);
    expect(scripts).toHaveLength(1);
    // The second one is for browsers whose scripts are off.
    expect(styles).toHaveLength(2);
    for (const text of [...scripts, ...styles]) expect(policy).toContain(sha256(text));
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
  });

  it('names no foreign host where nobody else’s script is configured [SH-2]', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy.replaceAll('https://shop.example', '')).not.toMatch(/https?:/);
  });

  it('leaves no inline handler or style to let through', async () => {
    const [markup = ''] = (await get('/')).body.split('id="page-data"');
    expect(markup).not.toMatch(/\son[a-z]+="|\sstyle="/);
  });
});

describe('the document', () => {
  it('writes texts as texts, in the head, in the page and in its data [SH-13]', async () => {
    const { body } = await get('/');
    expect(body).not.toContain('</title><script>');
    expect(body).toContain(
      '<title>Nocą widać więcej – &lt;/title&gt;&lt;script&gt;&quot;Kwiat&quot;&amp;</title>',
    );
    const [, data = ''] = /id="page-data">(.*?)<\/script>/.exec(body) ?? [];
    expect(data).not.toContain('<');
    expect(JSON.parse(data).config.brandName).toBe('</title><script>"Kwiat"&');
    for (const [, facts = ''] of body.matchAll(/ld\+json">(.*?)<\/script>/g))
      expect(() => JSON.parse(facts)).not.toThrow();
  });

  it('nothing blocks its first paint, and its scripts are named for the inline script, the entry last', async () => {
    const { body } = await get('/');
    expect(body).not.toContain('rel="stylesheet"');
    expect(body).toContain('<script data-modules="/assets/common-1.js /assets/entry-1.js">');
    expect(body).not.toMatch(/<script[^>]+src=|<link[^>]+\.js"/);
    expect(body.indexOf("gtag('consent','default'")).toBeLessThan(body.indexOf('<title>'));
  });

  it('the manifest has the brand’s name [SH-12]', async () => {
    const response = await get('/manifest.webmanifest');
    expect(response.headers['content-type']).toContain('application/manifest+json');
    expect(response.json()).toMatchObject({ name: '</title><script>"Kwiat"&', lang: 'pl' });
  });
});

describe('how pages are sent', () => {
  it.each([
    ['br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => gunzipSync(body)],
    ['', (body: Buffer) => body],
  ])('in the encoding that the browser takes: %s', async (encoding, unpack) => {
    const plain = await get('/kontakt');
    const packed = await get('/kontakt', { 'accept-encoding': encoding });
    expect(packed.headers['content-encoding'] ?? '').toBe(encoding);
    expect(packed.headers['vary']).toContain('Accept-Encoding');
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  });

  it('a browser that has the page already gets 304, until it changes', async () => {
    const { headers } = await get('/tarot');
    const etag = String(headers['etag']);
    // A proxy that packs pages by itself weakens their tags.
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = await get('/tarot', { 'if-none-match': known });
      expect([again.statusCode, again.body], known).toEqual([304, '']);
    }
    expect((await get('/tarot', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    await shop.store.db
      .updateTable('page_content')
      .set({ content: 'Karty' })
      .where('page', '=', 'Tarot')
      .where('type', '=', 'HEADER_TITLE')
      .execute();
    expect(
      (await get('/tarot', { 'if-none-match': etag })).statusCode,
      'kept, so nothing has changed yet',
    ).toBe(304);
    shop.pages.drop();
    const changed = await get('/tarot', { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toContain('>Karty</h1>');
  });

  it('an unknown address is a page with status 404, also when it is asked for again [SH-11]', async () => {
    const first = await get('/nie-ma');
    expect(first.statusCode).toBe(404);
    expect(first.body).toContain('Tej ścieżki nie ma na mapie');
    expect(first.headers['content-type']).toContain('text/html');
    const again = await get('/nie-ma', { 'if-none-match': String(first.headers['etag']) });
    expect(again.statusCode).toBe(404);
  });

  it('a slash at its end and an odd query lead to the same page [SH-11]', async () => {
    const plain = (await get('/tarot')).body;
    for (const address of ['/tarot/', '/tarot?utm_source=x', '/tarot?wariant=%00'])
      expect((await get(address)).body, address).toBe(plain);
  });

  it('/informacja names the sources of places and time zones, with their licences [BH-6]', async () => {
    const { body } = await get('/informacja');
    for (const link of [
      'https://www.geonames.org/',
      'https://creativecommons.org/licenses/by/4.0/',
      'https://www.openstreetmap.org/copyright',
    ])
      expect(body).toContain(`href="${link}"`);
  });

  it('a mail program that opens the sign-off address as a page is led to the shop’s page [NL-1]', async () => {
    const { statusCode, headers } = await get('/api/newsletter/unsubscribe?token=a%26b');
    expect(statusCode).toBe(303);
    expect(headers.location).toBe('/newsletter/wypisz?token=a%26b');
  });

  it('an unknown address of the API is no page', async () => {
    const response = await get('/api/nie-ma');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 100 });
  });

  it('built files may be kept for ever, pages must be asked for again', async () => {
    expect((await get('/assets/entry-1.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=86400');
    expect((await get('/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await get('/.vite/manifest.json')).statusCode, 'the build’s own papers').toBe(404);
  });

  it('a file of the other release is served as soon as it is laid beside, packed or not', async () => {
    const file = join(shop.folder, 'dist/client/assets/entry-2.js');
    expect((await get('/assets/entry-2.js')).statusCode).toBe(404);
    await writeFile(file, '// next');
    await writeFile(`${file}.br`, 'packed');
    const { body, headers } = await get('/assets/entry-2.js');
    expect([body, headers['cache-control']]).toEqual(['// next', 'public, max-age=31536000, immutable']);
    const packed = await get('/assets/entry-2.js', { 'accept-encoding': 'br' });
    expect([packed.body, packed.headers['content-encoding']]).toEqual(['packed', 'br']);
    expect(packed.headers['content-type']).toContain('javascript');
    for (const path of ['/assets/../.vite/manifest.json', '/assets/%2e%2e/.vite/manifest.json', '/assets/'])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
    await Promise.all([rm(file), rm(`${file}.br`)]);
  });
});

describe('a page’s data alone', () => {
  it('has what the page would show, with its head', async () => {
    const response = (await get('/strona.json?adres=%2Fwrozby')).json();
    expect(response.head.title).toMatch(/^Wróżby – /);
    expect(response.data.catalogue.status).toBe('ready');
    expect(response.data.catalogue.data.products).toHaveLength(3);
    expect(JSON.stringify(response)).not.toContain('basePrompt');
  });

  it.each(['/nie-ma', '//evil.example', '', '%00'])(
    '%j is the page that is not there, or home',
    async (path) => {
      const response = await get(`/strona.json?adres=${encodeURIComponent(path)}`);
      expect(response.statusCode).toBe(200);
      expect(response.json().head.title).toMatch(/^(Tej ścieżki|Nocą)/);
    },
  );

  it('the posts alone are kept as pages are', async () => {
    const response = await get('/wpisy.json');
    expect(response.headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate' });
    const again = await get('/wpisy.json', { 'if-none-match': String(response.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(response.json()).toHaveLength(9);
    expect(Object.keys(response.json()[0]).sort()).toEqual(['date', 'link', 'thumbnail', 'title']);
  });
});

it('the manifest has a picture for every shape that a device cuts, and each is there [SH-12]', async () => {
  const { name, icons } = (await get('/manifest.webmanifest')).json();
  expect(name).toBe('</title><script>"Kwiat"&');
  expect(icons.map((icon: object) => [Reflect.get(icon, 'sizes'), Reflect.get(icon, 'purpose')])).toEqual([
    ['any', undefined],
    ['192x192', 'maskable'],
    ['512x512', 'maskable'],
  ]);
  for (const { src } of icons as { src: string }[])
    expect(existsSync(inRepository(`src/public${src}`)), src).toBe(true);
});

describe('for search engines', () => {
  it('the map has every public page, robots.txt leads to it [SH-12]', async () => {
    const map = (await get('/sitemap.xml')).body;
    for (const path of ['/', '/tarot', '/kontakt', '/pomoc'])
      expect(map).toContain(`<loc>https://shop.example${path}</loc>`);
    expect(map).not.toMatch(/zamowienie|newsletter/);
    expect((await get('/robots.txt')).body).toContain('Sitemap: https://shop.example/sitemap.xml');
  });
});
