import { expect, test } from 'vitest';
import type { Fairy, Product, SpecializationIcon } from '#domain/catalogue.ts';
import { grosze } from '#domain/grosze.ts';
import { hintsOf } from '#domain/guide/hints.ts';
import { lengthsOf, suggestionOf, type GuideOffer } from '#domain/guide/rank.ts';
import { suggestFrom } from '#flows/guide/guide-ports.ts';
import { readGuide } from '#schemas/guide.reader.ts';

const product = (id: string, productType: Product['productType'] = 'TAROT'): Product => ({
  id,
  title: `Wariant ${id}`,
  description: `Opis ${id}`,
  imageSrc: '',
  productType,
  questionsCount: 1,
});
const fairy = (
  id: string,
  prices: Readonly<Record<string, number>>,
  { topics = [], isAvailable = true }: { topics?: SpecializationIcon[]; isAvailable?: boolean } = {},
): Fairy => ({
  id,
  name: id,
  seoTitle: '',
  seoDescription: '',
  imageSrc: '',
  isAvailable,
  responseTime: 'ok. 2 godz.',
  voice: `Głos: ${id}`,
  description: '',
  zodiacSign: 'Leo',
  specializations: topics.map((icon) => ({ id: icon, content: `Temat ${icon}`, icon })),
  products: Object.entries(prices).map(([productId, price]) => ({
    id: `${id}-${productId}`,
    productId,
    productType: productId === 'birth' ? 'BIRTH_HOROSCOPE' : 'TAROT',
    price: grosze(price),
  })),
});
const offer = (parts: Partial<GuideOffer>): GuideOffer => ({
  products: [product('one'), product('three'), product('ten'), product('birth', 'BIRTH_HOROSCOPE')],
  fairies: [],
  lengths: {},
  manners: {},
  ...parts,
});
const ALL = { one: 30_00, three: 80_00, ten: 150_00 };

test('how much a variant says is the desk’s word, else its price among those of its kind [RD-4]', () => {
  const sold = offer({ fairies: [fairy('a', ALL)] });
  expect([...lengthsOf(sold)]).toEqual([
    ['one', 'short'],
    ['three', 'middle'],
    ['ten', 'long'],
  ]);
  expect(lengthsOf({ ...sold, lengths: { three: 'short' } }).get('three')).toBe('short');
});

test('the best match is somebody free who sells it, with a reason for each answer, and two others are near [RD-4] [R81]', () => {
  const all = offer({
    fairies: [
      fairy('Busy', ALL, { topics: ['MONEY'], isAvailable: false }),
      fairy('Nawojka', ALL, { topics: ['MONEY'] }),
      fairy('Mirela', { one: 20_00 }, { topics: ['MONEY'] }),
      fairy('Wanda', ALL, { topics: ['HEARTH'] }),
    ],
    manners: { Nawojka: 'ordered', Wanda: 'ordered' },
  });
  const suggestion = suggestFrom(all, { topic: 'MONEY', length: 'middle', manner: 'ordered' });
  expect(suggestion?.pick).toMatchObject({
    name: 'Nawojka',
    title: 'Wariant three',
    price: 80_00,
    path: '/tarot?wariant=three&wrozka=Nawojka',
    plainPath: '/zamow/tarot?wariant=three&wrozka=Nawojka',
  });
  expect(suggestion?.pick.reasons.map(({ text }) => text)).toEqual([
    'Nawojka: Temat MONEY.',
    'Opis three',
    'Głos: Nawojka',
  ]);
  expect(suggestion?.near.map(({ name }) => name)).toEqual(['Wanda', 'Mirela']);
  expect(suggestion?.isSecondBest).toBe(false);
});

test('each near choice is somebody else’s, at most two, and nobody who is busy [RD-4] [R81]', () => {
  const near = (...fairies: Fairy[]) =>
    suggestionOf(offer({ fairies }), {})?.near.map((match) => match.fairy.id);
  const busy = fairy('Busy', { one: 1_00 }, { isAvailable: false });
  const [a, b, c, d] = [fairy('A', ALL), fairy('B', ALL), fairy('C', ALL), fairy('D', ALL)];
  expect(near(a, busy)).toEqual([]);
  expect(near(a, b, busy)).toEqual(['B']);
  expect(near(a, b, c, d)).toEqual(['B', 'C']);
});

test('a package without a description is told by its title, as the reason for its length [R81]', () => {
  const bare = { ...product('one', 'TAROT'), description: '' };
  const all = offer({
    products: [bare],
    fairies: [fairy('Jagna', { one: 30_00 })],
    lengths: { one: 'short' },
  });
  expect(suggestFrom(all, { length: 'short' })?.pick.reasons).toMatchObject([{ text: bare.title }]);
});

test('where those who fit better are busy, the nearest free one is suggested and it is said [R81]', () => {
  const all = offer({
    fairies: [
      fairy('Busy', ALL, { topics: ['EARTH'], isAvailable: false }),
      fairy('Free', ALL, { topics: ['HEARTH'] }),
    ],
  });
  expect(suggestionOf(all, { topic: 'EARTH' })).toMatchObject({
    pick: { fairy: { id: 'Free' } },
    isSecondBest: true,
  });
  expect(suggestFrom(all, { topic: 'EARTH' })).toMatchObject({ pick: { name: 'Free' }, isSecondBest: true });
});

test('no answer that the suggestion does not fit is named as its reason [R81]', () => {
  const all = offer({
    fairies: [fairy('Free', { one: 30_00, three: 80_00, ten: 150_00 }, { topics: ['HEARTH'] })],
    lengths: { one: 'short', three: 'short', ten: 'short' },
  });
  const wished = { topic: 'EARTH', length: 'long', manner: 'blunt' };
  const { reasons } = suggestFrom(all, wished)?.pick ?? {};
  expect(reasons).toEqual([{ title: 'Wolny wybór', text: 'Free może zacząć od razu.' }]);
});

test('without answers somebody is suggested all the same, and with a reason [R81]', () => {
  const suggestion = suggestFrom(offer({ fairies: [fairy('Jagna', { one: 30_00, birth: 10_00 })] }), {});
  expect(suggestion?.pick).toMatchObject({ title: 'Wariant one', name: 'Jagna' });
  expect(suggestion?.pick.reasons).toEqual([{ title: 'Wolny wybór', text: 'Jagna może zacząć od razu.' }]);
  const busy = suggestFrom(offer({ fairies: [fairy('Jagna', { one: 30_00 }, { isAvailable: false })] }), {});
  expect(busy?.pick.reasons[0]?.text).toMatch(/^Jagna kończy inne zamówienie/);
});

test('a horoscope is read, a spread is led: the suggestion says what she does with it, as the summary does', () => {
  const suggested = (type: Product['productType']) =>
    suggestFrom(offer({ products: [product('one', type)], fairies: [fairy('Jagna', { one: 30_00 })] }), {});
  expect(suggested('HOROSCOPE')?.pick.work).toBe('czyta');
  expect(suggested('TAROT')?.pick.work).toBe('prowadzi');
});

test('nobody is suggested where nothing is sold, or only what begins with a birth chart [R81]', () => {
  expect(suggestFrom(offer({}), { topic: 'open' })).toBeUndefined();
  expect(suggestFrom(offer({ fairies: [fairy('a', { birth: 10_00 })] }), {})).toBeUndefined();
});

test('a table that cannot be read counts as empty, an offer that cannot be read is none', () => {
  expect(readGuide({ fairies: [], products: [], lengths: { a: 'huge', b: 'long' }, manners: 7 })).toEqual({
    fairies: [],
    products: [],
    lengths: { b: 'long' },
    manners: {},
  });
  expect(readGuide({ fairies: 'x', products: [], lengths: {}, manners: {} })).toBeUndefined();
  expect(readGuide('x')).toBeUndefined();
});

test('each length has its lowest price and each manner a voice, of somebody free first; a birth chart counts for none [RD-4]', () => {
  const hints = hintsOf(
    offer({
      fairies: [
        fairy('busy', { one: 25_00 }, { isAvailable: false }),
        fairy('dear', { ...ALL, birth: 10_00 }),
        fairy('cheap', { three: 70_00 }),
      ],
      manners: { busy: 'wry', cheap: 'wry', dear: 'gentle' },
    }),
  );
  expect(hints).toEqual({
    prices: { short: 25_00, middle: 70_00, long: 150_00 },
    voices: { wry: { voice: 'Głos: cheap', name: 'cheap' }, gentle: { voice: 'Głos: dear', name: 'dear' } },
  });
  expect(hintsOf(offer({}))).toEqual({ prices: {}, voices: {} });
});

test('a specialist who has a sample answer of what is suggested leads to it, another does not [RD-4] [R48]', () => {
  const sampled = (samples: Fairy['samples']) =>
    suggestFrom(offer({ fairies: [{ ...fairy('Róża', ALL), samples }] }), {})?.pick.samplePath;
  expect(sampled(['ritual', 'tarot'])).toBe('/wrozka/roza#jak-pisze');
  expect(sampled(['ritual'])).toBeUndefined();
  expect(sampled(undefined)).toBeUndefined();
});
