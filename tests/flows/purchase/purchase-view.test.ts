import { describe, expect, it } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import {
  chosenParts,
  priceFrom,
  serviceOptions,
  specialistsFor,
  wishOf,
} from '#flows/purchase/purchase-view.ts';
import { JAGNA } from '#tests/blocks/purchase/order-samples.tsx';
import { predictions, tarot } from '#tests/machines/purchase/sample-choice.ts';

const fairies = [
  { ...JAGNA, id: 'jagna', name: 'Jagna' },
  { ...JAGNA, id: 'mirela', name: 'Mirela' },
];
const products = predictions.variants.map(({ id, questionsCount }) => ({
  id,
  title: id,
  description: '',
  imageSrc: '',
  productType: 'PREDICTION' as const,
  questionsCount,
}));
const none = { variantId: undefined, fairyId: undefined };
const namesOf = (list: { fairy: { id: string }; price: number }[]) =>
  list.map(({ fairy, price }) => [fairy.id, price]);
const plain = (labels: { label: string }[]) => labels.map(({ label }) => label.replaceAll('\u00a0', ' '));

describe('specialists', () => {
  it('those who sell the chosen variant, at their own price [OP-3]', () => {
    expect(namesOf(specialistsFor({ ...tarot, ...none, variantId: 'pair' }, fairies))).toEqual([
      ['jagna', grosze(129_00)],
    ]);
    expect(namesOf(specialistsFor({ ...tarot, ...none, variantId: 'solo' }, fairies))).toEqual([
      ['jagna', grosze(89_00)],
      ['mirela', grosze(99_00)],
    ]);
  });

  it('before a variant is chosen, all who sell any, at their lowest price [OP-3]', () => {
    expect(namesOf(specialistsFor({ ...tarot, ...none }, fairies))).toEqual([
      ['jagna', grosze(89_00)],
      ['mirela', grosze(99_00)],
    ]);
    expect(specialistsFor({ ...tarot, ...none, offers: [] }, fairies)).toEqual([]);
  });

  it('predictions: with her own product of as many questions [OP-6]', () => {
    expect(namesOf(specialistsFor({ ...predictions, ...none, variantId: 'one' }, fairies))).toEqual([
      ['jagna', grosze(39_00)],
      ['mirela', grosze(45_00)],
    ]);
  });
});

describe('the dropdown "Wybór usługi"', () => {
  it('the lowest prices while nobody is chosen [OP-6]', () => {
    expect(plain(serviceOptions({ ...predictions, ...none }, products))).toEqual([
      'three (od 99,00 zł)',
      'one (od 39,00 zł)',
      'two (od 69,00 zł)',
      'one-of-mirela (od 45,00 zł)',
    ]);
  });

  it('the lowest of many, wherever in the list it stands [OP-6]', () => {
    const prices = [grosze(99_00), grosze(89_00), grosze(109_00)];
    for (const order of [prices, prices.toReversed(), prices.toSorted()]) {
      const offers = order.map((price, at) => ({
        fairyProductId: `${at}`,
        fairyId: `${at}`,
        variantId: 'solo',
        price,
        questionsCount: 1,
      }));
      expect(priceFrom({ offers }, 'solo')).toBe(grosze(89_00));
    }
    expect(priceFrom({ offers: [] }, 'solo')).toBeUndefined();
  });

  it('then her own prices, where she sells it [OP-6]', () => {
    const choice = { ...predictions, variantId: 'one', fairyId: 'jagna' };
    expect(plain(serviceOptions(choice, products))).toEqual([
      'three (99,00 zł)',
      'one (39,00 zł)',
      'two (69,00 zł)',
      'one-of-mirela (od 45,00 zł)',
    ]);
  });

  it('a service that nobody sells has no price', () => {
    expect(plain(serviceOptions({ ...predictions, ...none, offers: [] }, products))).toEqual([
      'three',
      'one',
      'two',
      'one-of-mirela',
    ]);
    expect(priceFrom({ offers: [] }, 'one')).toBeUndefined();
  });
});

it('the chosen product, specialist and price [OF-2]', () => {
  const catalogue = { products, fairies };
  const choice = { ...predictions, variantId: 'two', fairyId: 'jagna' };
  expect(chosenParts(choice, catalogue)).toEqual({
    product: products[2],
    fairy: fairies[0],
    price: grosze(69_00),
  });
  expect(chosenParts({ ...choice, ...none }, catalogue)).toEqual({
    product: undefined,
    fairy: undefined,
    price: undefined,
  });
});

describe('who has chosen a specialist first', () => {
  const readings = tarot.variants.map(({ id, questionsCount }) => ({
    ...products[0],
    id,
    title: id === 'solo' ? 'Jedna karta' : 'Most między wami',
    description: '',
    imageSrc: '',
    productType: 'TAROT' as const,
    questionsCount,
  }));
  const wished = (fairyId: string | undefined, variantId?: string, list = readings) =>
    wishOf({ ...tarot, variantId, fairyId }, { products: list, fairies });
  const told = (wish: ReturnType<typeof wished>) =>
    wish && [
      wish.products.map(({ id }) => id),
      wish.offers.map(({ fairyId, variantId }) => `${fairyId} ${variantId}`),
      wish.title,
      wish.sentences.map((one) => one.replaceAll('\u00a0', ' ')),
    ];

  it('sees what she sells, at her prices, and who sells the rest', () => {
    expect(told(wished('mirela'))).toEqual([
      ['solo'],
      ['mirela solo'],
      'Wybrano Mirelę: wybierz rozkład, który prowadzi',
      ['1 z 2 rozkładów, cena jest już dokładna.', 'Most między wami prowadzą inne wróżki.'],
    ]);
    expect(told(wished('jagna'))).toEqual([
      ['solo', 'pair'],
      ['jagna solo', 'jagna pair'],
      'Wybrano Jagnę: wybierz rozkład, który prowadzi',
      ['2 z 2 rozkładów, ceny są już dokładne.'],
    ]);
  });

  it('sees nothing of it once a variant is chosen, of nobody, and where nothing is sold', () => {
    expect([
      wished('jagna', 'solo'),
      wished(undefined),
      wished('nikt'),
      wished('jagna', undefined, []),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });
});
