import { expect, test } from 'vitest';
import { fieldsFor } from '#domain/form-fields.ts';
import {
  API_PRODUCT_TYPE,
  isForTwo,
  isRitual,
  PRODUCT_TYPES,
  readProductType,
} from '#domain/product-type.ts';

test.each(PRODUCT_TYPES)('[AP-12] %s is read in both spellings', (type) => {
  expect(readProductType(type)).toBe(type);
  expect(readProductType(API_PRODUCT_TYPE[type])).toBe(type);
});

test.each(['tarot', 'Tarot ', '', undefined, 5, 'toString'])('[AP-12] %j is no product type', (word) => {
  expect(readProductType(word)).toBeUndefined();
});

test('[OP-8] [OP-9] the three rituals, and the two products for two', () => {
  expect(PRODUCT_TYPES.filter(isRitual).sort()).toEqual([
    'FINANCE_RITUAL',
    'INTENTION_RITUAL',
    'PARTNER_RITUAL',
  ]);
  expect(PRODUCT_TYPES.filter(isForTwo).sort()).toEqual(['PARTNER_RITUAL', 'PARTNER_TAROT']);
});

const customer = ['firstName', 'email', 'confirmEmail', 'birthDay', 'birthMonth', 'birthYear'];
const partner = ['partnerName', 'partnerBirthDay', 'partnerBirthMonth', 'partnerBirthYear'];

test.each([
  ['TAROT', 1, customer],
  ['HOROSCOPE', 3, customer],
  ['PARTNER_TAROT', 1, [...customer, ...partner]],
  ['FINANCE_RITUAL', 1, ['intentions', ...customer]],
  ['PARTNER_RITUAL', 1, ['intentions', ...customer, ...partner]],
  ['BIRTH_HOROSCOPE', 1, [...customer, 'city']],
  ['PREDICTION', 1, ['question0', ...customer]],
  ['PREDICTION', 3, ['question0', 'question1', 'question2', ...customer]],
  ['PREDICTION', 9, ['question0', 'question1', 'question2', ...customer]],
] as const)('[OF-1] [OP-6] the form of %s with %i questions', (type, count, fields) => {
  expect(fieldsFor(type, count)).toEqual(fields);
});
