import { describe, expect, it } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { validationCopy } from '#copy/purchase/validation.ts';
import { demandsOf, formFields } from '#domain/product-demands.ts';
import { PRODUCT_TYPES, type ProductType } from '#domain/product-type.ts';
import { validateOrder, type OrderToValidate } from '#flows/purchase/purchase-validation.ts';
import { rightValues, sampleShop } from './sample-purchase.ts';

/** A right order of a product, with something changed. */
function order(productType: ProductType, change: Partial<OrderToValidate> = {}): OrderToValidate {
  const { input, demands, product, jagna } = sampleShop(productType);
  return {
    ...input,
    demands,
    variantId: product.id,
    fairyId: jagna,
    values: rightValues,
    tosChecked: true,
    couponCode: '',
    discountedPrice: undefined,
    couponProblem: undefined,
    ...change,
  };
}

const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(rightValues).filter(([name]) => !names.includes(name)));

/** What only some types need, with what is said when it is missing. */
const NEEDED = {
  question0: validationCopy.question,
  intentions: validationCopy.intentions,
  city: validationCopy.cityRequired,
};

describe('validating an order', () => {
  it.each(PRODUCT_TYPES)(
    'a right order of %s has no problems, with and without a provider [VA-1]',
    (type) => {
      expect(validateOrder(order(type))).toEqual({});
      expect(validateOrder(order(type), 'STRIPE')).toEqual({});
    },
  );

  it.each(PRODUCT_TYPES)('%s needs what its row requires [OP-6] [OP-8] [VA-2]', (type) => {
    const required = formFields(demandsOf(type)).flatMap(({ name, required: is }) => (is ? [name] : []));
    const problems = Object.entries(NEEDED).filter(([name]) => required.includes(name));
    const values = without(...Object.keys(NEEDED));
    expect(validateOrder(order(type, { values }))).toEqual(Object.fromEntries(problems));
  });

  it.each(['PARTNER_TAROT', 'PARTNER_RITUAL'] as const)(
    '%s validates the partner as the customer [OP-9]',
    (type) => {
      const values = { ...without('partnerName'), partnerBirthDay: '31', partnerBirthMonth: '4' };
      expect(validateOrder(order(type, { values }))).toEqual({
        partnerName: validationCopy.firstName,
        partnerBirthDay: validationCopy.birthDay,
      });
      expect(validateOrder(order('TAROT', { values }))).toEqual({});
    },
  );

  it('terms, specialist and her product [VA-1]', () => {
    expect(validateOrder(order('TAROT', { tosChecked: false }))).toEqual({
      tosChecked: validationCopy.terms,
    });
    expect(validateOrder(order('TAROT', { fairyId: undefined }))).toEqual({
      fairyId: validationCopy.fairyId,
      fairyProductId: validationCopy.fairyProductId,
    });
  });

  it.each(['HOROSCOPE', 'BIRTH_HOROSCOPE'] as const)('%s names its variant [VA-2]', (type) => {
    expect(validateOrder(order(type, { variantId: 'x' }))).toHaveProperty(
      'horoscopeVariantId',
      validationCopy.horoscopeVariantId,
    );
  });

  it('a code that was typed must have been checked, whatever the shop said [OF-8]', () => {
    const typed = { couponCode: 'PAPROC15' };
    expect(validateOrder(order('TAROT', typed))).toEqual({ couponCode: validationCopy.couponUnchecked });
    expect(validateOrder(order('TAROT', { ...typed, discountedPrice: grosze(75_65) }))).toEqual({});
    expect(validateOrder(order('TAROT', { ...typed, couponProblem: 103 }))).toEqual({});
    expect(validateOrder(order('TAROT', { couponCode: '  ' }))).toEqual({});
  });
});
