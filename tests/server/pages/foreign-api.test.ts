import { chartCopy } from '#copy/sky/chart.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { createOrder } from '#api/order.ts';
import { buildApp } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { foreignClient } from '#server/pages/foreign-client.ts';
import { probeApi } from '#server/pages/probe-api.ts';
import { registerPages } from '#server/pages/pages.ts';
import { json, startStandIn } from '#tests/server/pay/stand-in-provider.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { layOutPages } from '#tests/server/support/page-shop.ts';
import { StandInApi } from '#tools/stand-in/stand-in-api.ts';
import { testContract } from '#tools/stand-in/test-contract.ts';

// The page server before a product API with the fields of the specification alone, and its ways of failing.

const CONTACT = 'pomoc@obcy.pl';
const api = new StandInApi();
let app: Awaited<ReturnType<typeof buildApp>>;
let folder: Awaited<ReturnType<typeof layOutPages>>;
const logged: Record<string, unknown>[] = [];

beforeAll(async () => {
  await api.start();
  folder = await layOutPages();
  const config = loadConfig({
    ROOT_DIR: folder.path,
    API_URL: api.url,
    CONTACT_EMAIL: CONTACT,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
  });
  app = await buildApp(config, {
    pages: (server) => {
      server.log.warn = (item: object | string, message?: string) =>
        void logged.push(typeof item === 'string' ? { message: item } : { ...item, message });
      return registerPages(server, { config });
    },
  });
});
afterAll(async () => {
  await app.close();
  api.stop();
  await folder.remove();
});
beforeEach(() => {
  api.fault = 'none';
});

const get = (url: string) => app.inject({ url, headers: { host: 'localhost:3000' } });
const post = (url: string, payload: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams(payload).toString(),
  });

describe('nothing is promised that a foreign API has not [AP-14]', () => {
  it('footer, with scripts and without: no page of its own data', async () => {
    for (const path of ['/tarot', '/zamow/tarot']) {
      const { body } = await get(path);
      expect(body, path).not.toContain('/moje-dane');
      expect(body, path).toContain('Odstąp od umowy tutaj');
    }
  });

  it('the withdrawal is a mail with its words in it, and no form that is refused', async () => {
    const { body, statusCode } = await get('/odstapienie');
    expect(statusCode).toBe(200);
    const mail = /href="(mailto:[^"]*subject[^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(decodeURIComponent(mail)).toMatch(
      /^mailto:pomoc@obcy\.pl\?subject=Odstąpienie od umowy&body=Odstępuję od umowy/,
    );
    expect(body).not.toContain('action="/odstapienie"');
  });

  it('pages that tell of our API alone are not there, nor in the sitemap', async () => {
    const sitemap = (await get('/sitemap.xml')).body;
    for (const path of [
      '/oceny',
      '/newsletter/potwierdz',
      '/newsletter/wypisz',
      '/e-book',
      '/blog',
      '/sklep',
    ]) {
      expect((await get(path)).statusCode, path).toBe(404);
      expect(sitemap, path).not.toContain(path);
    }
    // Nothing is named that is not there.
    for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g))
      expect((await get(new URL(address).pathname)).statusCode, address).toBe(200);
    expect((await get('/dostepnosc')).body).not.toContain('list z\u00a0umową');
    expect((await get('/pomoc')).body).not.toContain('Nie znam godziny');
    expect((await get('/')).body).not.toContain('Nie znam godziny');
    expect((await get('/prosto/horoskop-urodzeniowy')).body).not.toContain('Nie znam godziny');
    expect((await get('/informacja')).body).not.toContain('caelus');
  });

  it('neither a blog nor a goods shop is linked where the settings name none', async () => {
    const { body } = await get('/');
    expect(body).not.toMatch(/Wiedza|>Sklep</);
  });

  it('has health checks of its own', async () => {
    for (const check of ['live', 'ready'])
      expect((await get(`/api/health/${check}`)).json()).toMatchObject({ status: 'ok' });
  });
});

it('a specialist without a rating is "Jeszcze bez ocen", never one star [LW-16]', async () => {
  const { body } = await get('/tarot');
  expect(body).toContain('Jeszcze bez ocen');
  expect(body).toContain('Średnia ocena 5 na');
  expect(body).not.toContain('Średnia ocena 1 na');
});

it.each([
  [true, 'klucz-1'],
  [false, undefined],
])(
  'an order names its attempt only where the API is said to know it (%s) [OF-6]',
  async (apiIdempotency, sent) => {
    const standIn = await startStandIn((_request, response) => json(response, 500, {}));
    const client = foreignClient(standIn.url, 5_000, { apiIdempotency });
    await expect(createOrder(client, orderOf('Tarot'), { idempotencyKey: 'klucz-1' })).rejects.toBeInstanceOf(
      ApiFailure,
    );
    await standIn.close();
    expect(standIn.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([sent]);
  },
);

describe('an API in trouble', () => {
  it.each([
    ['broken', 502],
    ['html', 502],
  ] as const)(
    '%s: pages without scripts answer %d with the address to write to, and are no error of ours',
    async (fault, status) => {
      api.fault = fault;
      const { statusCode, body } = await get('/zamow/tarot');
      expect(statusCode).toBe(status);
      expect(body).toContain(CONTACT);
      expect(body).not.toContain('nadal tam jest');
      const sent = await post('/zamow/tarot', { firstName: 'Hanna' });
      expect(sent.statusCode).toBe(status);
      expect(sent.body).toContain('nadal tam jest');
      expect((await get('/tarot')).statusCode).toBe(200);
      expect((await get('/regulamin')).body).toContain(`mailto:${CONTACT}`);
    },
  );

  it('broken: a specialist’s page says that it could not be loaded, as a page, and not that she has none [R90] [U35]', async () => {
    api.fault = 'broken';
    const { statusCode, body } = await get('/wrozka/jagna');
    const [markup = ''] = body.split('id="page-data"');
    // Any invented name would be a page to a search engine.
    expect(statusCode).toBe(503);
    expect(body).toContain('<title>Nie udało się wczytać tej strony – ');
    expect(body).not.toContain('rel="canonical"');
    expect(markup).toMatch(/<h1[^>]*>Nie udało się wczytać tej strony<\/h1>/);
    expect(markup).not.toContain('Reszta strony działa');
  });

  it('slow: 503, and ordinary pages stand', async () => {
    api.fault = 'slow';
    const [plain, page] = await Promise.all([get('/zamow/tarot'), get('/tarot')]);
    expect(plain.statusCode).toBe(503);
    expect(plain.headers['retry-after']).toBe('5');
    expect(page.statusCode).toBe(200);
  }, 20_000);

  it('odd shapes: what is dropped is logged once with id, path and reason; the rest is sold', async () => {
    api.fault = 'shapes';
    logged.length = 0;
    await get('/tarot');
    await get('/tarot');
    const dropped = logged.filter(({ list }) => list !== undefined);
    expect(dropped).toContainEqual(
      expect.objectContaining({ list: 'fairies', id: 'nie-uuid', path: 'id', reason: expect.any(String) }),
    );
    expect(dropped).toContainEqual(
      expect.objectContaining({
        list: 'fairies.products',
        id: '33333333-0000-4000-8000-000000000100',
        path: 'price',
        reason: 'invalid_type number',
      }),
    );
    expect(new Set(dropped.map((item) => JSON.stringify(item))).size).toBe(dropped.length);
  });

  it('a chart whose cusps cannot be read still shows its lists', async () => {
    api.fault = 'shapes';
    const { body } = await post('/prosto/horoskop-urodzeniowy', {
      name: 'Hanna',
      birthDate: '1988-11-20',
      birthTime: '12:00',
      city: 'Kraków',
      email: 'hanna@przyklad.pl',
      tosChecked: 'on',
    });
    expect(body).toContain('Ascendent');
    expect(body).not.toContain(chartCopy.noAspects);
  });
});

describe('the start asks what every press needs', () => {
  const probe = (publicUrl = 'http://localhost:3000') =>
    probeApi({ apiUrl: api.url, publicUrl, apiIdempotency: false });

  it('and is content with a whole API', async () => {
    expect(await probe()).toEqual([]);
  });

  it.each([
    ['no-cors', [/Access-Control-Allow-Origin: http:\/\/localhost:3000/, /preflight of POST \/order/]],
    ['broken', [/GET \/fairy with 500/]],
    ['html', [/something else than a JSON list/]],
  ] as const)('%s: says so', async (fault, sentences) => {
    api.fault = fault;
    const said = await probe();
    expect(said).toHaveLength(sentences.length);
    sentences.forEach((sentence, index) => expect(said[index]).toMatch(sentence));
  });

  it('an Idempotency-Key needs leave too; the shop’s own origin needs none', async () => {
    expect(
      await probeApi({ apiUrl: api.url, publicUrl: 'http://localhost:3000', apiIdempotency: true }),
    ).toEqual([expect.stringContaining('idempotency-key')]);
    api.fault = 'no-cors';
    expect(await probe(api.url)).toEqual([]);
  });

  it('an API that is away', async () => {
    expect(
      await probeApi({ apiUrl: 'http://127.0.0.1:1', publicUrl: 'http://localhost', apiIdempotency: false }),
    ).toEqual([expect.stringContaining('does not answer')]);
  });
});

describe('npm run contract-test', () => {
  it('passes an API that has the specification’s fields alone, and refuses all others', async () => {
    api.fault = 'strict';
    const results = await testContract(api.url);
    expect(results.filter(({ problem }) => problem !== undefined)).toEqual([]);
    expect(results.length).toBeGreaterThan(15);
    expect(api.refused).toEqual([]);
  });

  it.each(['html', 'broken'] as const)('fails one that answers %s', async (fault) => {
    api.fault = fault;
    const failed = (await testContract(api.url)).filter(({ problem }) => problem !== undefined);
    expect(failed.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['GET /fairy', 'GET /moon', 'POST /order']),
    );
  });

  it('names what is unreadable in a list', async () => {
    api.fault = 'shapes';
    expect((await testContract(api.url))[0]).toEqual({
      what: 'GET /fairy',
      problem: expect.stringContaining('price'),
    });
  });
});
