import { describe, expect, it, vi } from 'vitest';
import { getCatalogue, getSiteTexts, listFairies, listProducts, type OnDropped } from '#api/catalogue.ts';
import { API_PRODUCT_TYPE, PRODUCT_TYPES, type ProductType } from '#domain/product-type.ts';
import { failureOf, shopResponding, stubShop } from './stub-shop.ts';

const id = (n: number) => `20989f46-c65a-44ac-9c56-${String(n).padStart(12, '0')}`;

const product = (n: number, productType: string, more: object = {}) => ({
  id: id(n),
  title: `Usługa ${n}`,
  description: 'Opis',
  imageSrc: '/a.webp',
  productType,
  questionsCount: 1,
  ...more,
});

const fairy = (n: number, more: object = {}) => ({
  id: id(n),
  name: 'Jagna',
  seoTitle: 'Jagna',
  seoDescription: 'Wróżka',
  imageSrc: '/jagna.webp',
  isAvailable: true,
  responseTime: '2 godziny',
  rating: 5,
  description: 'Opis',
  zodiacSign: 'Leo',
  specializations: [{ id: 's', content: 'Miłość', icon: 'HEARTH' }],
  products: [
    {
      id: id(90),
      fairyId: id(n),
      productId: id(7),
      price: 89.5,
      title: 'Karta',
      productType: 'Tarot',
      questionsCount: 1,
    },
  ],
  ...more,
});

/** Reads one specialist from a response that holds nothing else. */
async function readOne(response: unknown) {
  const [read] = await listFairies(shopResponding([response]).client, () => {});
  if (!read) throw new Error('She was dropped');
  return read;
}

describe('products', () => {
  it.each(PRODUCT_TYPES)(
    '%s is asked for in the API’s spelling and read in the shop’s own [AP-12]',
    async (type) => {
      const { client, onlyCall } = shopResponding([product(1, API_PRODUCT_TYPE[type])]);
      const read = await listProducts(client, [type]);
      expect(onlyCall().path).toBe(`/product?productType=${API_PRODUCT_TYPE[type]}`);
      expect(read.map(({ productType }) => productType)).toEqual([type]);
    },
  );

  it('the storefront’s spelling is read too [AP-12]', async () => {
    const read = await listProducts(shopResponding([product(1, 'PARTNER_TAROT')]).client, ['PARTNER_TAROT']);
    expect(read).toHaveLength(1);
  });

  it('one call per type, at once, merged in the page’s order whatever comes first [OP-2]', async () => {
    const types: ProductType[] = ['FINANCE_RITUAL', 'PARTNER_RITUAL', 'INTENTION_RITUAL'];
    const responses = new Map<string, (response: Response) => void>();
    const { client, sent } = stubShop(
      ({ request }) =>
        new Promise((resolve) =>
          responses.set(new URL(request.url).searchParams.get('productType') ?? '', resolve),
        ),
    );
    const listing = listProducts(client, types);
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    await vi.waitFor(() => expect(responses.size).toBe(3));
    for (const [n, spelling] of ['Rytual_z_intencja', 'Rytual_partnerski', 'Rytual_finansowy'].entries()) {
      responses.get(spelling)?.(Response.json([product(n, spelling)]));
    }
    expect((await listing).map(({ productType }) => productType)).toEqual(types);
  });

  it('an API that ignores the query does not show one page’s services on another [AP-13]', async () => {
    const { client } = shopResponding([product(1, 'Tarot'), product(2, 'Horoskop')]);
    expect((await listProducts(client, ['TAROT'])).map(({ id: one }) => one)).toEqual([id(1)]);
  });

  it.each([
    [undefined, 1],
    [null, 1],
    ['3', 1],
    [0, 1],
    [2.4, 2],
    [9, 3],
  ])('a question count of %j is %i [AP-13]', async (questionsCount, read) => {
    const [only] = await listProducts(shopResponding([product(1, 'Wrozba', { questionsCount })]).client, [
      'PREDICTION',
    ]);
    expect(only?.questionsCount).toBe(read);
  });
});

it('a broken service is told with the page’s list, one type’s or a whole catalogue’s [AP-13]', async () => {
  const { client } = stubShop(({ path }) =>
    Response.json(
      path === '/fairy' ? [fairy(1), null] : [product(1, 'Tarot'), product(2, 'Tarot', { id: 'none' })],
    ),
  );
  const service = ['products', 'none', 'id'];
  const toldBy = async (read: (onDropped: OnDropped) => Promise<unknown>) => {
    const told: unknown[] = [];
    await read((item) => void told.push([item.list, item.id, item.path]));
    return told;
  };
  expect(await toldBy((onDropped) => listProducts(client, ['TAROT'], onDropped))).toEqual([service]);
  const ofCatalogue = await toldBy((onDropped) => getCatalogue(client, ['TAROT'], { onDropped }));
  expect(ofCatalogue).toHaveLength(2);
  expect(ofCatalogue).toEqual(expect.arrayContaining([service, ['fairies', undefined, '']]));
});

describe('specialists', () => {
  it('are read whole, their offers without what the product says itself [AP-1]', async () => {
    const { client, onlyCall } = shopResponding([fairy(1)]);
    const offer = { id: id(90), productId: id(7), productType: 'TAROT', price: 8950 };
    expect(await listFairies(client)).toEqual([fairy(1, { zodiacSign: 'Leo', products: [offer] })]);
    expect(onlyCall()).toMatchObject({ method: 'GET', path: '/fairy' });
  });

  it('what may be missing may be null, unknown fields are left out [AP-13] [AP-15]', async () => {
    const bare = {
      seoTitle: null,
      seoDescription: undefined,
      description: null,
      specializations: null,
      basePrompt: 'x',
    };
    expect(await readOne(fairy(1, bare))).toMatchObject({
      seoTitle: '',
      description: '',
      specializations: [],
    });
    expect(await readOne(fairy(1, bare))).not.toHaveProperty('basePrompt');
  });

  it.each([
    [4.6, 5],
    [4.4, 4],
    [0, undefined],
    [17, undefined],
    [null, undefined],
    ['4', undefined],
    [undefined, undefined],
  ])('a rating of %j is %j stars: what is none is not made one [AP-13]', async (rating, stars) => {
    expect((await readOne(fairy(1, { rating }))).rating).toBe(stars);
  });

  it('a broken specialist, offer or specialization is dropped, the others stay; of it only id, path and reason are told [AP-13]', async () => {
    const dropped = vi.fn();
    const { client } = shopResponding([
      { ...fairy(1), name: '' },
      fairy(2, {
        products: [{ price: 'free' }, ...fairy(2).products, { ...fairy(2).products[0], price: -1 }],
        specializations: [{ icon: 'FIRE' }, ...fairy(2).specializations],
      }),
      null,
    ]);
    const [read, ...others] = await listFairies(client, (item) => dropped(item.list, item.id, item.path));
    expect(others).toEqual([]);
    expect(read?.products).toHaveLength(1);
    expect(read?.specializations).toHaveLength(1);
    const offer = fairy(2).products[0]?.id;
    expect(dropped.mock.calls).toEqual([
      ['fairies.products', `of ${id(2)}`, 'id'],
      ['fairies.products', offer, 'price'],
      ['fairies.specializations', `of ${id(2)}`, 'id'],
      ['fairies', id(1), 'name'],
      ['fairies', undefined, ''],
    ]);
  });

  it('a list in which nothing can be read is no empty shop [AP-13]', async () => {
    expect((await failureOf(listFairies(shopResponding([{}, {}]).client, () => {}))).kind).toBe('nonsense');
    expect(await listFairies(shopResponding([]).client)).toEqual([]);
  });
});

it('a service’s catalogue has only its own offers; who has none stays, as her description may be open [OP-3]', async () => {
  const offers = [1, 2].map((n) => ({ ...fairy(1).products[0], id: id(90 + n), productId: id(n) }));
  const { client } = stubShop(({ path }) =>
    Response.json(
      path.startsWith('/product')
        ? [product(1, 'Tarot')]
        : [fairy(1, { products: offers }), fairy(2, { products: offers.slice(1) })],
    ),
  );
  const { products, fairies } = await getCatalogue(client, ['TAROT']);
  expect(products).toHaveLength(1);
  expect(fairies.map((one) => [one.id, one.products.map(({ productId }) => productId)])).toEqual([
    [id(1), [id(1)]],
    [id(2), []],
  ]);
  // Who sells nothing here may sell something else, or be away.
  expect(fairies.map(({ sellsElsewhere }) => sellsElsewhere)).toEqual([undefined, true]);
});

describe('texts', () => {
  it('by key; unknown keys are ignored, the first of two counts, and a blank one is missing [AP-3] [SH-13]', async () => {
    const { client, onlyCall } = shopResponding([
      { type: 'HEADER_SLOGAN', content: '' },
      { type: 'HEADER_TITLE', content: ' \n' },
      { type: 'HEADER_TITLE', content: 'Kwiat' },
      { type: 'HEADER_TITLE', content: 'Drugi' },
      { type: 'SOMETHING', content: 'x' },
      { type: 'FOOTER', content: 5 },
    ]);
    expect(await getSiteTexts(client, 'Polityka_prywatnosci')).toEqual({ HEADER_TITLE: 'Kwiat' });
    expect(onlyCall().path).toBe('/content/page/Polityka_prywatnosci');
  });
});

describe('a catalogue that is known already', () => {
  const types: ProductType[] = ['TAROT', 'PREDICTION'];
  /** An API with entity tags, whose lists have versions. */
  function taggedShop() {
    const versions = { fairies: 1, products: 1 };
    const { client, sent } = stubShop(({ path, request }) => {
      const isFairies = path === '/fairy';
      const tag = `W/"${path} ${isFairies ? versions.fairies : versions.products}"`;
      if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304 });
      const type = path.split('=')[1] ?? '';
      return Response.json(
        isFairies ? [fairy(1, { name: `Jagna ${versions.fairies}` })] : [product(1, type)],
        {
          headers: { etag: tag },
        },
      );
    });
    return { client, sent, versions };
  }

  it('is not sent again, and stays the same object', async () => {
    const { client, sent } = taggedShop();
    const known = await getCatalogue(client, types);
    const before = sent.length;
    expect(await getCatalogue(client, types, { known })).toBe(known);
    expect(sent.slice(before).map(({ request }) => request.headers.get('if-none-match'))).toEqual(known.tags);
  });

  it.each(['fairies', 'products'] as const)('is read whole when its %s are newer', async (list) => {
    const { client, versions } = taggedShop();
    const known = await getCatalogue(client, types);
    versions[list] = 2;
    const next = await getCatalogue(client, types, { known });
    expect(next).toEqual(await getCatalogue(client, types));
    expect(next.tags).not.toEqual(known.tags);
  });

  it('is fetched as ever from an API without entity tags', async () => {
    const { client } = stubShop(({ path }) =>
      Response.json(path === '/fairy' ? [fairy(1)] : [product(1, path.split('=')[1] ?? '')]),
    );
    const known = await getCatalogue(client, types);
    expect(known).not.toHaveProperty('tags');
    const next = await getCatalogue(client, types, { known });
    expect(next).toEqual(known);
    expect(next).not.toBe(known);
  });

  it('never yields to an older copy that the browser keeps [owner row 5]', async () => {
    const { client, sent } = taggedShop();
    await getCatalogue(client, types);
    expect(new Set(sent.map(({ request }) => request.cache))).toEqual(new Set(['no-cache']));
  });
});
