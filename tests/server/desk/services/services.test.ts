import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { CatalogueCache } from '#server/store/catalogue-cache.ts';
import { listFairies } from '#server/store/fairies.ts';
import { findOffer, listProducts } from '#server/store/products.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';
import { json, saying, startStandInModel } from '../../answers/model/stand-in-model.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

type Service = DeskSchemas['Service'];
type Field = DeskSchemas['ServiceField'];

let desk: TestDesk;
let owner: Signed;
let card: Service;
let prediction: Service;

beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
});
afterAll(() => desk.close());

const read = async (): Promise<Service[]> => (await desk.call('GET', '/services', { as: owner })).json();
const now = async (id = card.id) => (await read()).find((one) => one.id === id) as Service;
const change = (payload: object, { id } = card) =>
  desk.call('PUT', `/services/${id}`, { as: owner, payload });
const set = (field: Field, text: string, of = card) =>
  change({ changes: [{ field, text, seen: of.versions[field] }] }, of);
const archive = (isArchived: boolean, { id, versions } = card) =>
  desk.call('PUT', `/services/${id}/archived`, {
    as: owner,
    payload: { isArchived, seen: versions.archived },
  });
const order = (seen: readonly string[], wanted: readonly string[]) =>
  desk.call('PUT', '/services/order', { as: owner, payload: { seen, order: wanted } });
const audits = () => desk.store.db.selectFrom('audit').selectAll().orderBy('id', 'desc').execute();

beforeEach(async () => {
  const all = await read();
  const [first] = all;
  const two = all.find(({ fields }) => fields.questionsCount === '2');
  if (!first || !two) throw new Error('The sample has no services');
  [card, prediction] = [first, two];
});

test('the list has every service in the shop’s order but what is given away, with its prompt and versions [DK-12]', async () => {
  const sold = (await listProducts(desk.store.db)).filter(({ productType }) => productType !== 'NEWSLETTER');
  expect((await read()).map(({ fields }) => fields.title)).toEqual(sold.map(({ title }) => title));
  expect(card.fields.basePrompt.length).toBeGreaterThan(2);
  expect(card.versions).toEqual({
    title: 1,
    description: 1,
    basePrompt: 1,
    questionsCount: 1,
    spread: 1,
    archived: 1,
  });
});

test('a change shows in the shop at the next look of any process, and is audited [DK-12]', async () => {
  const { db } = desk.store;
  const elsewhere = new CatalogueCache(db);
  await elsewhere.refresh();
  const shown = async () => (await elsewhere.cached('products', () => listProducts(db)))[0];
  const before = await shown();
  const changed = await set('title', '  Jedna\n karta\u00a0z talii ');
  expect([changed.statusCode, changed.json().fields.title]).toEqual([200, 'Jedna karta\u00a0z talii']);
  await elsewhere.refresh();
  expect(await shown()).toEqual({ ...before, title: 'Jedna karta\u00a0z talii' });
  expect((await audits())[0]).toMatchObject({
    actor_name: 'Ludmiła',
    action: 'product.changed',
    entity_id: card.id,
    fields: ['title'],
    details: { before: { title: before?.title }, after: { title: 'Jedna karta\u00a0z talii' } },
  });
});

test('every base prompt is kept, with who wrote it; the audit has none [DK-12] [AP-15]', async () => {
  const first = card.fields.basePrompt;
  const changed = (await set('basePrompt', 'Pisz krótko.')).json();
  expect((await audits())[0]?.details).toEqual({ before: {}, after: {}, promptVersion: 2 });
  expect((await set('basePrompt', first, changed)).statusCode).toBe(200);
  await desk.store.db
    .updateTable('product')
    .set({ base_prompt: 'Z terminala.' })
    .where('id', '=', card.id)
    .execute();
  const prompts = (await desk.call('GET', `/services/${card.id}/prompts`, { as: owner })).json();
  expect(
    prompts.map(({ version, text, author }: DeskSchemas['PastPrompt']) => [version, text, author]),
  ).toEqual([
    [4, 'Z terminala.', null],
    [3, first, 'Ludmiła'],
    [2, 'Pisz krótko.', 'Ludmiła'],
    [1, first, null],
  ]);
  await expect(
    desk.store.db
      .updateTable('product_prompt')
      .set({ base_prompt: 'inne' } as never)
      .execute(),
  ).rejects.toThrow(/only grows/);
});

test('two owners may change different fields at once; the same field is refused with what it is now [DK-6] [DK-12]', async () => {
  expect((await set('description', 'Pierwsza wersja')).statusCode).toBe(200);
  expect((await set('basePrompt', 'Polecenie drugiej')).statusCode).toBe(200);
  const refused = await change({
    changes: [
      { field: 'title', text: 'Nie zapisze się', seen: card.versions.title },
      { field: 'description', text: 'Druga wersja', seen: card.versions.description },
    ],
  });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 210]);
  expect(refused.json().current).toEqual(await now());
  expect((await now()).fields).toEqual({
    ...card.fields,
    description: 'Pierwsza wersja',
    basePrompt: 'Polecenie drugiej',
  });
});

test('a spread has one position a line, and only where cards are laid [RD-5] [DK-12]', async () => {
  const changed = await set('spread', ' Korzeń \r\n\n Co  jest\tteraz\n');
  expect([changed.statusCode, changed.json().fields.spread, changed.json().versions.spread]).toEqual([
    200,
    'Korzeń\nCo jest teraz',
    2,
  ]);
  const { spread } = await desk.store.db
    .selectFrom('product')
    .select('spread')
    .where('id', '=', card.id)
    .executeTakeFirstOrThrow();
  expect(spread).toEqual(['Korzeń', 'Co jest teraz']);
  expect((await set('spread', '', changed.json())).json().fields.spread).toBe('');
  const refused = await set('spread', 'Korzeń', prediction);
  expect(refused.json().errors).toEqual([
    { path: expect.any(String), message: 'Karty wykłada się tylko w tarocie' },
  ]);
});

const LENGTH = 'Pole powinno mieć od 3 do 2000 znaków';
test.each<[Field, string, string]>([
  ['title', 'Ja', LENGTH],
  ['description', '  Al ', LENGTH],
  ['basePrompt', 'ż'.repeat(2001), LENGTH],
  ['title', 'ż'.repeat(81), 'Najwyżej 80 znaków'],
  ['basePrompt', 'Pisz\u202E ciepło', 'Są tu znaki, których nie widać. Wpisz tekst jeszcze raz.'],
  ['title', 'TRZY karty ', 'Usługa o tej nazwie już jest'],
  ['spread', 'Korzeń\nkorzeń ', 'Dwie pozycje mają tę samą nazwę'],
  [
    'spread',
    Array.from({ length: 11 }, (_, at) => `Karta ${at}`).join('\n'),
    'Najwyżej 10 pozycji, po jednej w wierszu',
  ],
  ['spread', `Pień\n${'ż'.repeat(41)}`, 'Nazwa pozycji: najwyżej 40 znaków'],
  ['spread', 'Pień\n…', 'Są tu znaki, których nie widać. Wpisz tekst jeszcze raz.'],
  ['questionsCount', '0', 'Ilość pytań powinna być większa od 0'],
  ['questionsCount', 'dwa', 'Ilość pytań powinna być większa od 0'],
  ['questionsCount', '4', 'Ilość pytań powinna być mniejsza od 4'],
  ['questionsCount', '3', 'Wróżba z tyloma pytaniami już jest w sklepie'],
])(
  '%s %j is refused with its message at the field, and nothing of the same save is done [VA-AD] [DK-12]',
  async (field, text, message) => {
    const fine: Field = field === 'description' ? 'title' : 'description';
    const of = field === 'spread' ? card : prediction;
    const refused = await change(
      {
        changes: [
          { field: fine, text: 'Zupełnie nowy tekst', seen: of.versions[fine] },
          { field, text, seen: of.versions[field] },
        ],
      },
      of,
    );
    expect([refused.statusCode, refused.json().code]).toEqual([422, 221]);
    expect(refused.json().errors).toEqual([{ path: '/changes/1/text', message }]);
    expect(await now(of.id)).toEqual(of);
  },
);

test('what is already so changes nothing; an unknown service is 404, a field twice or a strange one 400 [DK-12]', async () => {
  const before = (await audits()).length;
  expect((await set('title', ` ${card.fields.title} `)).json()).toEqual(card);
  const one = { field: 'title', text: 'Inna', seen: card.versions.title };
  const nowhere = { ...card, id: '00000000-0000-4000-8000-000000000000' };
  expect((await change({ changes: [one] }, nowhere)).statusCode).toBe(404);
  expect((await archive(true, nowhere)).statusCode).toBe(404);
  for (const changes of [[one, one], [], [{ ...one, field: 'productType' }]])
    expect((await change({ changes })).statusCode).toBe(400);
  expect((await audits()).length).toBe(before);
});

test('an archived service leaves the shop with its offers, and returns with those that were on sale [DK-12] [DK-9]', async () => {
  const { db } = desk.store;
  const offers = () =>
    db
      .selectFrom('fairy_product')
      .select(['id', 'fairy_id', 'on_sale', 'price'])
      .where('product_id', '=', card.id)
      .orderBy('id')
      .execute();
  const [own] = await offers();
  if (!own) throw new Error('Nobody sells it');
  await db.updateTable('fairy_product').set({ on_sale: false }).where('id', '=', own.id).execute();
  const before = await offers();
  const sold = before.find((offer) => offer.on_sale);
  expect((await archive(true)).json()).toMatchObject({ isArchived: true, specialists: 0, lowestPrice: null });
  expect((await listProducts(db)).map(({ id }) => id)).not.toContain(card.id);
  const listed = (await listFairies(db)).flatMap(({ products }) => products);
  expect(listed.map(({ productId }) => productId)).not.toContain(card.id);
  expect(await findOffer(db, sold?.id ?? '')).toBeUndefined();

  const prices = (await desk.call('GET', '/prices', { as: owner })).json() as DeskSchemas['PriceList'];
  expect(prices.products.map(({ id }) => id)).not.toContain(card.id);
  const version = prices.prices.find(
    (price) => price.fairyId === own.fairy_id && price.productId === card.id,
  )?.version;
  const priced = await desk.call('PUT', '/prices', {
    as: owner,
    payload: { changes: [{ fairyId: own.fairy_id, productId: card.id, price: 5_000, seen: version }] },
  });
  expect(priced.statusCode).toBe(422);

  const stale = await archive(false);
  expect([stale.statusCode, stale.json().code, stale.json().current]).toEqual([409, 210, await now()]);
  expect((await archive(false, await now())).json().isArchived).toBe(false);
  expect(await offers()).toEqual(before);
  expect((await audits()).slice(0, 2).map(({ action }) => action)).toEqual([
    'product.restored',
    'product.archived',
  ]);
});

test('a prediction returns only while no other has as many questions [OP-6] [DK-12]', async () => {
  await archive(true, prediction);
  const three = (await read()).find(({ fields }) => fields.questionsCount === '3');
  if (!three) throw new Error('The sample has no three questions');
  expect((await set('questionsCount', '2', three)).statusCode).toBe(200);
  const refused = await archive(false, await now(prediction.id));
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    [{ path: '/isArchived', message: 'Wróżba z tyloma pytaniami już jest w sklepie' }],
  ]);
  expect((await set('questionsCount', '3', await now(prediction.id))).statusCode).toBe(200);
  expect((await archive(false, await now(prediction.id))).statusCode).toBe(200);
});

test('a new order is the shop’s, archived services keep their places; one that leaves any out is refused [DK-12]', async () => {
  const { db } = desk.store;
  const ids = (await read()).map(({ id }) => id);
  await archive(true, await now(ids[1]));
  const seen = ids.filter((id) => id !== ids[1]);
  const turned = seen.toReversed();
  const done: Service[] = (await order(seen, turned)).json();
  expect(done.map(({ id }) => id)).toEqual(turned.toSpliced(1, 0, ids[1] ?? ''));
  const shown = (await listProducts(db)).filter(({ productType }) => productType !== 'NEWSLETTER');
  expect(shown.map(({ id }) => id)).toEqual(turned);
  for (const wanted of [turned.slice(1), [...turned.slice(1), turned[1] ?? ''], ids])
    expect((await order(turned, wanted)).statusCode).toBe(400);
  const stale = await order(seen, seen);
  expect([stale.statusCode, stale.json().current]).toEqual([409, await read()]);
});

test('an archived specialist does not count among those who sell a service [DK-12]', async () => {
  const { db } = desk.store;
  const { fairy_id: id } = await db
    .selectFrom('fairy_product')
    .select('fairy_id')
    .where('product_id', '=', prediction.id)
    .where('on_sale', '=', true)
    .executeTakeFirstOrThrow();
  const before = (await now(prediction.id)).specialists;
  await db.updateTable('fairy').set({ archived_at: new Date() }).where('id', '=', id).execute();
  expect((await now(prediction.id)).specialists).toBe(before - 1);
});

test('a new service begins as another outside of the shop, once however often it is asked for [DK-12]', async () => {
  const add = (id: string, title: string, like = card.id) =>
    desk.call('POST', '/services', { as: owner, payload: { id, like, title } });
  const id = randomUUID();
  const added = await add(id, ' Karta tygodnia ');
  expect(added.json()).toMatchObject({
    productType: card.productType,
    image: card.image,
    isArchived: true,
    specialists: 0,
    fields: { ...card.fields, title: 'Karta tygodnia' },
  });
  expect((await audits())[0]).toMatchObject({ action: 'product.added', entity_id: id });
  expect((await read()).at(-1)?.id, 'behind all others').toBe(id);
  expect((await add(id, ' Karta tygodnia ')).json(), 'the same press again').toEqual(added.json());
  expect((await read()).filter(({ fields }) => fields.title === 'Karta tygodnia').length).toBe(1);
  expect((await add(randomUUID(), 'karta TYGODNIA')).json().errors).toEqual([
    { path: '/title', message: 'Usługa o tej nazwie już jest' },
  ]);
  expect((await add(randomUUID(), 'Inna', randomUUID())).statusCode).toBe(404);
  expect((await archive(false, added.json())).json().isArchived).toBe(false);
  expect((await listProducts(desk.store.db)).map((product) => product.id)).toContain(id);
});

test('the first service of an empty shop is made from nothing, outside of it, and can be bought once it has a price [VA-AD] [DK-26]', async () => {
  const bare = await TestDesk.start();
  const { db } = bare.store;
  await db.deleteFrom('product').execute();
  const as = await bare.sign('owner');
  const made = (payload: object) => bare.call('POST', '/services/new', { as, payload });
  const id = randomUUID();
  const fields = {
    title: ' Jedna  karta na dziś ',
    description: 'Karta na najbliższe dni.',
    questionsCount: '1',
    basePrompt: 'Pisz ciepło.',
  };
  const refused = await made({
    id,
    productType: 'Tarot',
    fields: { ...fields, title: 'x', questionsCount: '4' },
  });
  expect([refused.statusCode, refused.json().code, refused.json().errors]).toEqual([
    422,
    221,
    [
      { path: '/fields/title', message: 'Pole powinno mieć od 3 do 2000 znaków' },
      { path: '/fields/questionsCount', message: 'Ilość pytań powinna być mniejsza od 4' },
    ],
  ]);
  const given = await made({ id, productType: 'Newsletter', fields });
  expect(given.json().errors).toEqual([{ path: '/productType', message: 'Wybierz typ produktu' }]);

  const service: Service = (await made({ id, productType: 'Tarot', fields })).json();
  expect(service).toMatchObject({
    id,
    isArchived: true,
    image: '/art/post-placeholder.svg',
    fields: { ...fields, title: 'Jedna karta na dziś' },
  });
  expect((await made({ id, productType: 'Tarot', fields })).json()).toEqual(service);
  expect((await listProducts(db)).some((product) => product.id === id)).toBe(false);
  await bare.call('PUT', `/services/${id}/archived`, {
    as,
    payload: { isArchived: false, seen: service.versions.archived },
  });
  expect((await listProducts(db)).find((product) => product.id === id)).toMatchObject({
    productType: 'TAROT',
  });
  await bare.close();
});

test('a base prompt is tried on a made-up order, stored or not, where a model is set; nothing is kept [DK-5] [DK-12]', async () => {
  const trial = (of: TestDesk, as: Signed, id: string, basePrompt: string) =>
    of.call('POST', `/services/${id}/trial`, { as, payload: { basePrompt } });
  expect((await trial(desk, owner, card.id, 'Pisz krótko.')).statusCode).toBe(404);
  const model = await startStandInModel();
  const told = await TestDesk.start({ ANSWER_API_URL: model.url, ANSWER_MODEL: 'szept-7b' });
  const as = await told.sign('owner');
  try {
    const services: Service[] = (await told.call('GET', '/services', { as })).json();
    const { id = '' } = services.find(({ fields }) => fields.questionsCount === '2') ?? {};
    model.replies(saying('=== 1 ===\nTak, [KLIENTKA].\n=== 2 ===\nSpokój. Zajrzyj na https://x.pl'));
    const tried = await trial(told, as, id, 'Pisz jak nikt przedtem.');
    expect([tried.statusCode, tried.json().questions.length]).toEqual([200, 2]);
    expect(tried.json().text).toContain('Spokój.');
    expect(tried.json().flags).toContainEqual({ kind: 'link', text: 'https://x.pl' });
    expect(model.calls[0]?.body).toContain('Pisz jak nikt przedtem.');
    model.replies(json(429, {}));
    expect((await trial(told, as, id, 'Pisz krótko.')).json()).toMatchObject({
      text: null,
      declined: 'busy',
    });
    expect((await trial(told, as, id, ' a ')).json().errors).toEqual([
      { path: '/basePrompt', message: LENGTH },
    ]);
    expect(model.calls.length).toBe(2);
    const couple = services.find(({ productType }) => productType === 'Tarot_partnerski')?.id ?? '';
    await trial(told, as, couple, 'Pisz o dwojgu.');
    const [, first = '', second = ''] =
      model.calls.at(-1)?.body.split(/Położenia w horoskopie (?:klientki|drugiej osoby):/) ?? [];
    const sun = (positions: string) => /Słońce[^\\]*/.exec(positions)?.[0];
    expect([sun(first), sun(second)]).toEqual(['Słońce: Byk 23°', 'Słońce: Skorpion 9°']);
    const kept = await told.call('GET', `/services/${id}/prompts`, { as });
    expect(kept.json().length).toBe(1);
  } finally {
    await told.close();
    await model.stop();
  }
});

describe.each(DATABASES)('two owners at once, %s', (kind) => {
  let crowd: TestDesk;
  let both: Signed[];
  beforeAll(async () => {
    crowd = await TestDesk.start({}, await startTestStore(kind));
    both = [await crowd.sign('owner'), await crowd.sign('owner')];
  });
  afterAll(() => crowd.close());

  test('a price put on sale while its service is archived: nothing of it is sold afterwards [DK-12] [DK-9]', async () => {
    const { db } = crowd.store;
    const services: Service[] = (await crowd.call('GET', '/services', { as: both[0] })).json();
    const list: DeskSchemas['PriceList'] = (await crowd.call('GET', '/prices', { as: both[0] })).json();
    for (const service of services.slice(0, 3)) {
      const fairy = list.fairies.find(
        ({ id }) => !list.prices.some((price) => price.fairyId === id && price.productId === service.id),
      );
      const replies = await Promise.all([
        crowd.call('PUT', '/prices', {
          as: both[0],
          payload: { changes: [{ fairyId: fairy?.id, productId: service.id, price: 5_000, seen: 0 }] },
        }),
        crowd.call('PUT', `/services/${service.id}/archived`, {
          as: both[1],
          payload: { isArchived: true, seen: service.versions.archived },
        }),
      ]);
      expect([200, 422]).toContain(replies[0]?.statusCode);
      expect(replies[1]?.statusCode).toBe(200);
      const left = await db
        .selectFrom('fairy_product')
        .select('id')
        .where('product_id', '=', service.id)
        .where('on_sale', '=', true)
        .execute();
      expect(left).toEqual([]);
    }
  });
});
