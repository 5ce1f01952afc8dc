import { describe, expect, it } from 'vitest';
import { headOf } from '#app/head/head.ts';
import type { PageData } from '#page/page-data.ts';
import type { PublicConfig } from '#page/public-config.ts';
import { NOT_FOUND, ROUTES, routeOf } from '#app/routing/routes.ts';
import type { Fairy, Product } from '#domain/catalogue.ts';
import { type Grosze, grosze } from '#domain/grosze.ts';

const config: PublicConfig = {
  brandName: 'Kwiat Paproci',
  backend: 'own',
  publicUrl: 'https://shop.example',
  apiUrl: '/api',
  blogUrl: undefined,
  shopLink: undefined,
  contactEmail: 'a@shop.example',
  sendsIdempotencyKey: true,
  gtmId: undefined,
  newsletterScriptUrl: undefined,
  recaptchaSiteKey: undefined,
};
const empty: PageData = {
  today: { year: 2026, month: 11, day: 21 },
  texts: {},
  catalogue: undefined,
  posts: undefined,
  newsletterImage: undefined,
};
const head = (path: string, data: Partial<PageData> = {}) =>
  headOf(routeOf(path, 'own'), { ...empty, ...data }, config);
const typesOf = (facts: object[]) => facts.map((fact) => (fact as { '@type': string })['@type']);

describe('the head of a page [SH-12]', () => {
  it('every page has a title of its own without any content [SH-13] [U34]', () => {
    const titles = [...ROUTES, NOT_FOUND].map((route) => headOf(route, empty, config).title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title).toMatch(/^\S.+ – Kwiat Paproci$/);
  });

  it('a page that borrows Glowna’s footer does not borrow its title [SH-13]', () => {
    const texts = { HEADER_TITLE: 'Nocą widać więcej', HEADER_DESCRIPTION: 'Opis' };
    expect(head('/', { texts }).title).toBe('Nocą widać więcej – Kwiat Paproci');
    expect(head('/pomoc', { texts }).title).toBe('Pomoc – Kwiat Paproci');
    expect(head('/nie-ma', { texts }).title).toBe('Tej ścieżki nie ma na mapie – Kwiat Paproci');
  });

  it('a specialist’s page without the list of specialists names its failure, and is nobody’s address [SH-12] [U35]', () => {
    const catalogue = { status: 'failed' } as const;
    expect(head('/wrozka/jagna', { catalogue })).toMatchObject({
      title: 'Nie udało się wczytać tej strony – Kwiat Paproci',
      canonical: undefined,
      facts: [],
    });
  });

  it('a specialist whose owner has left the words for search engines empty is found by her name and her own description [SH-12]', () => {
    const jagna = {
      name: 'Jagna',
      description: 'Rozkłada karty.',
      imageSrc: '',
      seoTitle: '',
      seoDescription: '',
      specializations: [],
      products: [],
    } as unknown as Fairy;
    const of = (fairy: Fairy) => {
      const data = { products: [], fairies: [fairy] };
      const { title, description } = head('/wrozka/jagna', { catalogue: { status: 'ready', data } });
      return [title, description];
    };
    expect(of(jagna)).toEqual(['Jagna – Kwiat Paproci', 'Rozkłada karty.']);
    expect(of({ ...jagna, seoTitle: 'Tarot z Jagną', seoDescription: 'Mówi wprost.' })).toEqual([
      'Tarot z Jagną – Kwiat Paproci',
      'Mówi wprost.',
    ]);
  });

  it('private pages have neither canonical nor structured data', () => {
    for (const path of ['/zamowienie', '/newsletter/potwierdz', '/newsletter/wypisz', '/nie-ma']) {
      expect(head(path)).toMatchObject({ isPrivate: true, canonical: undefined, facts: [] });
    }
  });

  it('a page below home says where it lies, home does not', () => {
    expect(typesOf(head('/').facts)).toEqual(['Organization']);
    expect(typesOf(head('/kontakt').facts)).toEqual(['BreadcrumbList', 'Organization']);
  });

  it('a product is offered for the prices of those who sell it; one that nobody sells is left out', () => {
    const product = (id: string, imageSrc: string): Product => ({
      id,
      title: `Karta ${id}`,
      description: 'Opis <b>karty</b>',
      imageSrc,
      productType: 'TAROT',
      questionsCount: 1,
    });
    const fairy = (price: Grosze, ratings?: object) =>
      ({ products: [{ productId: 'a', price }], ratings }) as unknown as Fairy;
    const data = {
      products: [product('a', '/a.svg'), product('b', '/b.svg')],
      fairies: [fairy(grosze(20_00)), fairy(grosze(15_50))],
    };
    const facts = head('/tarot', { catalogue: { status: 'ready', data } }).facts;
    expect(typesOf(facts)).toEqual(['Product', 'BreadcrumbList', 'Organization']);
    expect(facts[0]).not.toHaveProperty('aggregateRating');
    expect(facts[0]).toMatchObject({
      name: 'Karta a',
      description: 'Opis karty',
      image: 'https://shop.example/a.svg',
      offers: { lowPrice: '15.50', highPrice: '20.00', offerCount: 2, priceCurrency: 'PLN' },
    });
  });

  it('a product has the mean of the ratings that its specialists show, made-up ones apart [LW-16]', () => {
    const sellers = [
      { count: 10, mean: 4.5 },
      { count: 30, mean: 3.5 },
      { count: 2 },
      { count: 0, isSample: true },
    ];
    const [fact] = head('/tarot', {
      catalogue: {
        status: 'ready',
        data: {
          products: [
            { id: 'a', title: 'A', description: '', imageSrc: '', productType: 'TAROT', questionsCount: 1 },
          ],
          fairies: sellers.map(
            (ratings) =>
              ({
                products: [{ productId: 'a', price: grosze(1_00) }],
                rating: 5,
                ratings,
              }) as unknown as Fairy,
          ),
        },
      },
    }).facts;
    expect(fact).toHaveProperty('aggregateRating', {
      '@type': 'AggregateRating',
      ratingValue: '3.8',
      ratingCount: 40,
      bestRating: 5,
    });
  });

  it.each(['', 'http://[odd'])('a picture at %j is left out, and the page stands [AP-13]', (imageSrc) => {
    const product: Product = {
      id: 'a',
      title: 'A',
      description: '',
      imageSrc,
      productType: 'TAROT',
      questionsCount: 1,
    };
    const fairies = [{ products: [{ productId: 'a', price: grosze(1_00) }] } as unknown as Fairy];
    const [fact] = head('/tarot', {
      catalogue: { status: 'ready', data: { products: [product], fairies } },
    }).facts;
    expect(fact).not.toHaveProperty('image');
  });
});
