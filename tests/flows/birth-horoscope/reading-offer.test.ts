import { expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { readingOffer } from '#flows/birth-horoscope/reading-offer.ts';
import { JAGNA, PRODUCTS, SYBILLA } from '#tests/blocks/purchase/order-samples.tsx';

const [reading, ...others] = PRODUCTS.map(({ id }) => id);
const sells = (prices: readonly (readonly [string | undefined, number])[]) =>
  prices.map(([productId = '', price]) => ({
    id: productId,
    productId,
    productType: 'BIRTH_HOROSCOPE' as const,
    price: grosze(price),
  }));
const jagna = {
  ...JAGNA,
  products: sells([
    [reading, 189_00],
    [others[0], 20_00],
  ]),
};
const sybilla = { ...SYBILLA, products: sells([[reading, 169_00]]) };
const catalogue = { products: PRODUCTS.slice(0, 1), fairies: [jagna, sybilla] };

test('a chart’s reading is offered at the lowest price of those who sell it, not of what else they sell [BH-5]', () => {
  expect(readingOffer(catalogue, undefined)).toEqual({ name: undefined, count: 2, from: 169_00 });
});

test('whom a link brought along is offered alone, at her own price [R90]', () => {
  expect(readingOffer(catalogue, jagna.id)).toEqual({ name: 'Jagna', count: 1, from: 189_00 });
});

test('if she sells nothing now, the others are offered; if nobody does, nothing is [BH-5] [R90]', () => {
  const away = { ...catalogue, fairies: [{ ...jagna, products: [] }, sybilla] };
  expect(readingOffer(away, jagna.id)).toEqual({ name: undefined, count: 1, from: 169_00 });
  expect(readingOffer({ ...catalogue, fairies: [] }, undefined)).toBeUndefined();
});
