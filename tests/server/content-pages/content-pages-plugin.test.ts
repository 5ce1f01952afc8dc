import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentPagesPlugin } from '#server/content-pages/content-pages-plugin.ts';
import { grosze } from '#domain/grosze.ts';
import { cardOf } from '#server/content-pages/service-card.ts';
import type { SoldProduct } from '#server/store/products.ts';
import { lateHouse } from '#server/plain-pages/house.ts';
import type { Post } from '#server/store/posts.ts';

const post: Post = {
  id: 1,
  slug: 'noc-kupaly',
  publishedAt: '2026-06-22T08:00:00',
  titleHtml: 'Noc&nbsp;Kupały <script>alert(1)</script>&amp; ogień',
  seoTitle: 'x',
  seoDescription: 'x',
  thumbnail: '/sample/a.svg',
  excerpt: 'Krótko <b>o nocy</b>',
  body: ['Pierwszy akapit.', '<img src=x onerror=alert(1)>'],
};

const product = (title: string, productType: SoldProduct['productType']): SoldProduct => ({
  id: `id-${title}`,
  title,
  description: 'Opis',
  imageSrc: '/sample/a.svg',
  productType,
  questionsCount: 1,
  lowest: grosze(7_300),
  sellers: 7,
});
const sold = [
  product('Jedna karta', 'TAROT'),
  product('Trzy karty', 'TAROT'),
  product('Rytuał z intencją', 'INTENTION_RITUAL'),
  product('Horoskop miesięczny', 'HOROSCOPE'),
  product('Horoskop urodzeniowy', 'BIRTH_HOROSCOPE'),
];

async function startReading(posts: readonly Post[], products = sold): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(contentPagesPlugin, {
    house: lateHouse('Kwiat <Paproci>'),
    products: async () => products,
    ebook: async () => ({}),
    posts: { list: async () => posts, find: async (slug) => posts.find((one) => one.slug === slug) },
  });
  return app;
}

let app: FastifyInstance;
beforeAll(async () => {
  app = await startReading([post]);
});
afterAll(() => app.close());

describe('pages to read [EM-5]', () => {
  it.each([
    ['/blog', 200, 'Wiedza'],
    ['/blog/noc-kupaly', 200, 'Noc\u00a0Kupały &amp; ogień'],
    ['/blog/nie-ma', 404, 'Nie ma już tego artykułu'],
    ['/e-book', 200, 'Dwanaście nocy'],
    ['/sklep', 200, 'Sklep'],
  ])('%s answers %s with one h1', async (url, status, heading) => {
    const { statusCode, body, headers } = await app.inject(url);
    expect(statusCode).toBe(status);
    expect([...body.matchAll(/<h1>([^]*?)<\/h1>/g)].map(([, text]) => text)).toEqual([heading]);
    expect(body).toContain('Kwiat &lt;Paproci&gt;</title>');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('carry no script, and their policy would let none run', async () => {
    const { body, headers } = await app.inject('/blog/noc-kupaly');
    expect(body).not.toMatch(/<script|<img src=x/);
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("img-src 'self'");
    expect(headers['content-security-policy']).not.toContain('script-src');
  });

  it('a post shows its date as d.m.yyyy [BC-6]', async () => {
    expect((await app.inject('/blog/noc-kupaly')).body).toContain('datetime="2026-06-22">22.6.2026</time>');
  });

  it('a post says how long it takes to read, at least a minute, and leads to three others [R100]', async () => {
    const named = (slug: string): Post => ({ ...post, slug, titleHtml: slug });
    const long = { ...named('dluga'), body: Array.from({ length: 540 }, () => 'słowo') };
    const blog = await startReading([named('a'), long, named('b'), named('c'), named('d')]);
    const linksOf = (body: string) => [...body.matchAll(/href="\/blog\/(\w+)"/g)].map(([, slug]) => slug);
    const { body } = await blog.inject('/blog/dluga');
    expect(body).toContain('3\u00a0min czytania');
    expect(linksOf(body)).toEqual(['a', 'b', 'c']);
    expect((await blog.inject('/blog/a')).body).toContain('1\u00a0min czytania');
    await blog.close();
  });

  it.each(['/blog/noc-kupaly', '/blog/nie-ma'])('%s leads back to the list above and below', async (url) => {
    const { body } = await app.inject(url);
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
    expect([...main.matchAll(/<p><a href="([^"]*)">([^<]*)</g)].map(([, ...link]) => link)).toEqual([
      ['/blog', 'Wiedza'],
      ['/blog', 'Wszystkie artykuły'],
    ]);
  });

  it('a blog without posts shows a message', async () => {
    const empty = await startReading([]);
    expect((await empty.inject('/blog')).body).toContain('Artykułów jeszcze nie ma.');
    await empty.close();
  });
});

describe('a post ends with the card of one service [R101]', () => {
  it.each([
    ['the variant that it names', 'Weź trzy karty i zapytaj.', 'Trzy karty', '/tarot?wariant=id-Trzy karty'],
    [
      'a ritual',
      'Zapal świecę. Świeca słucha, a rytuał trwa.',
      'Rytuał z intencją',
      '/rytualy?wariant=id-Rytuał z intencją',
    ],
    [
      'a horoscope',
      'Merkury w retrogradacji, a księżyc obok.',
      'Horoskop miesięczny',
      '/horoskopy?wariant=id-Horoskop miesięczny',
    ],
    [
      'the birth horoscope, which has no page of its own',
      'Twój ascendent i dzień narodzin.',
      'Horoskop urodzeniowy',
      '/#birth-horoscope',
    ],
    ['tarot, if of none', 'O niczym z tego.', 'Jedna karta', '/tarot?wariant=id-Jedna karta'],
  ])('%s', (_what, text, title, href) => {
    const card = cardOf({ ...post, titleHtml: 'Wpis', body: [text] }, sold);
    expect([card?.product.title, card?.href]).toEqual([title, href]);
  });

  it('with the lowest price and one link to order; without a link if nothing is on sale', async () => {
    const { body } = await app.inject('/blog/noc-kupaly');
    expect(body.match(/class="service"/g)).toHaveLength(1);
    expect(body).toContain('73,00\u00a0zł');
    expect(body).toContain('Do wyboru: siedem wróżek');
    expect(cardOf(post, [])).toBeUndefined();
    const closed = await startReading([post], []);
    const alone = await closed.inject('/blog/noc-kupaly');
    expect(alone.body).not.toMatch(/class="service"|Czytaj dalej/);
    await closed.close();
  });

  it.each([
    [1, 'jedna wróżka'],
    [10, 'dziesięć wróżek'],
    [11, '11 wróżek'],
  ])('which says in words how many sell it: %i', async (sellers, words) => {
    const shop = await startReading(
      [post],
      sold.map((one) => ({ ...one, sellers })),
    );
    expect((await shop.inject('/blog/noc-kupaly')).body).toContain(`Do wyboru: ${words}`);
    await shop.close();
  });
});
