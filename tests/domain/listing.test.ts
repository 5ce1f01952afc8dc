import { responseHours } from '#domain/specialists/response-time.ts';
import { expect, test } from 'vitest';
import type { Fairy } from '#domain/catalogue.ts';
import { grosze } from '#domain/grosze.ts';
import {
  listed,
  LISTING_ORDERS,
  readListing,
  topicsOf,
  WHOLE_LISTING,
  writeListing,
  type Listing,
} from '#domain/specialists/listing.ts';

const item = (id: string, price: number, fairy: Partial<Fairy> = {}) => ({
  fairy: {
    id,
    name: id,
    seoTitle: '',
    seoDescription: '',
    imageSrc: '',
    isAvailable: true,
    responseTime: '',
    description: '',
    zodiacSign: 'Leo' as const,
    specializations: [],
    products: [],
    ...fairy,
  },
  price: grosze(price),
});
const topic = (icon: 'HEARTH' | 'MONEY' | 'EARTH') => [{ id: icon, content: icon, icon }];
const ALL = [
  item('busy', 10_00, {
    isAvailable: false,
    responseTime: 'ok. 1 godz.',
    rating: 5,
    specializations: topic('MONEY'),
  }),
  item('slow', 30_00, { responseTime: '1 dzień', rating: 3, specializations: topic('EARTH') }),
  item('quick', 20_00, { responseTime: 'ok. 45 min', ratings: { count: 9, mean: 4.9 }, rating: 5 }),
  item('silent', 20_00, { responseTime: 'zobaczymy', specializations: topic('MONEY') }),
];
const ids = (listing: Partial<Listing>, chosen?: string) =>
  listed(ALL, { ...WHOLE_LISTING, ...listing }, chosen).map(({ fairy }) => fairy.id);

test('each order sorts by its own measure, free ones first among equals [RD-4] [R44]', () => {
  expect(ids({})).toEqual(['slow', 'quick', 'silent', 'busy']);
  expect(ids({ order: 'fastest' })).toEqual(['quick', 'busy', 'slow', 'silent']);
  expect(ids({ order: 'cheapest' })).toEqual(['busy', 'quick', 'silent', 'slow']);
  expect(ids({ order: 'rated' })).toEqual(['busy', 'quick', 'slow', 'silent']);
});

test('topic and "wolna teraz" narrow the list, but never leave out the chosen one [RD-4] [R43]', () => {
  expect(ids({ topic: 'MONEY' })).toEqual(['silent', 'busy']);
  expect(ids({ topic: 'MONEY', freeOnly: true })).toEqual(['silent']);
  expect(ids({ topic: 'HEARTH' })).toEqual([]);
  expect(ids({ topic: 'HEARTH', freeOnly: true }, 'busy')).toEqual(['busy']);
  expect(topicsOf(ALL)).toEqual(['MONEY', 'EARTH']);
});

test('a listing stands in the address and comes back from it, its defaults leave no trace [RD-4]', () => {
  for (const order of LISTING_ORDERS)
    for (const freeOnly of [true, false])
      for (const icon of [undefined, 'HEARTH', 'MONEY', 'EARTH'] as const) {
        const listing = { ...(icon && { topic: icon }), freeOnly, order };
        expect(readListing(writeListing(new URLSearchParams(), listing))).toEqual(listing);
      }
  const kept = new URLSearchParams('wariant=1&temat=uczucia&wolna=1&kolejnosc=oceny');
  expect(writeListing(kept, WHOLE_LISTING).toString()).toBe('wariant=1');
  expect(readListing(new URLSearchParams('temat=x&wolna=tak&kolejnosc=constructor'))).toEqual(WHOLE_LISTING);
});

test.each([
  ['ok. 3 godz.', 3],
  ['1,5 godziny', 1.5],
  ['do 30 min', 0.5],
  ['2 dni', 48],
  ['wkrótce', Infinity],
])('"%s" is %f hours', (words, hours) => {
  expect(responseHours(words)).toBe(hours);
});
