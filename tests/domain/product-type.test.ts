import { expect, test } from 'vitest';
import {
  API_PRODUCT_TYPE,
  isChosenByQuestions,
  PRODUCT_TYPES,
  readProductType,
} from '#domain/product-type.ts';
import { SERVICE_PAGES } from '#page/service-pages.ts';

test.each(Object.values(SERVICE_PAGES))(
  'customers choose by number of questions at $path as the desk expects [OP-6]',
  ({ types, byQuestionCount }) => {
    expect(types.map(isChosenByQuestions)).toEqual(types.map(() => byQuestionCount));
  },
);

test.each(PRODUCT_TYPES)('%s is read in both spellings [AP-12]', (type) => {
  expect(readProductType(type)).toBe(type);
  expect(readProductType(API_PRODUCT_TYPE[type])).toBe(type);
});

test.each(['tarot', 'Tarot ', '', undefined, 5, 'toString'])('%j is no product type [AP-12]', (word) => {
  expect(readProductType(word)).toBeUndefined();
});
