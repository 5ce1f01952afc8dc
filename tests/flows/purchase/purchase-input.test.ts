import { expect, it } from 'vitest';
import { toOffers, toPurchaseInput } from '#flows/purchase/purchase-input.ts';
import { sampleShop } from './sample-purchase.ts';

const { catalogue, input, product } = sampleShop('PARTNER_TAROT');

it('[OP-2] [OP-3] the catalogue in the machine’s words: variants with their fields, offers with their prices', () => {
  expect(toOffers(catalogue)).toEqual({ variants: input.variants, offers: input.offers });
});

it('[AP-13] an offer of a product that is not there can’t be bought', () => {
  expect(toOffers({ ...catalogue, products: [] })).toEqual({ variants: [], offers: [] });
});

it('[OP-6] an offer has its product’s question count, whatever it says itself', () => {
  const products = [{ ...product, questionsCount: 3 }];
  expect(toOffers({ ...catalogue, products }).offers.map(({ questionsCount }) => questionsCount)).toEqual([
    3, 3,
  ]);
});

it('[OF-4] customer data is remembered, never terms, coupon or questions', () => {
  const { remembered } = toPurchaseInput({ byQuestionCount: false, preselect: false }, catalogue);
  expect(remembered).toContain('partnerBirthYear');
  for (const name of ['tosChecked', 'couponCode', 'question0', 'intentions'])
    expect(remembered).not.toContain(name);
});
