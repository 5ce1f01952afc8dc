import { expect, it } from 'vitest';
import { toOffers, toPurchaseInput } from '#flows/purchase/purchase-input.ts';
import { sampleShop } from './sample-purchase.ts';

const { catalogue, input, product } = sampleShop('PARTNER_TAROT');

it('the catalogue in the machine’s words: variants with their fields, offers with their prices [OP-2] [OP-3]', () => {
  expect(toOffers(catalogue)).toEqual({ variants: input.variants, offers: input.offers });
});

it('an offer of a product that is not there can’t be bought [AP-13]', () => {
  expect(toOffers({ ...catalogue, products: [] })).toEqual({ variants: [], offers: [] });
});

it('an offer has its product’s question count, whatever it says itself [OP-6]', () => {
  const products = [{ ...product, questionsCount: 3 }];
  expect(toOffers({ ...catalogue, products }).offers.map(({ questionsCount }) => questionsCount)).toEqual([
    3, 3,
  ]);
});

it('customer data is remembered, never terms, coupon or questions [OF-4]', () => {
  const { remembered } = toPurchaseInput({ byQuestionCount: false, preselect: false }, catalogue);
  expect(remembered).toContain('partnerBirthYear');
  for (const name of ['tosChecked', 'earlyStart', 'couponCode', 'question0', 'intentions'])
    expect(remembered).not.toContain(name);
});
