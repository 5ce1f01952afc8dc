import { expect, test } from 'vitest';
import { API_PRODUCT_TYPE, PRODUCT_TYPES, readProductType } from '#domain/product-type.ts';

test.each(PRODUCT_TYPES)('[AP-12] %s is read in both spellings', (type) => {
  expect(readProductType(type)).toBe(type);
  expect(readProductType(API_PRODUCT_TYPE[type])).toBe(type);
});

test.each(['tarot', 'Tarot ', '', undefined, 5, 'toString'])('[AP-12] %j is no product type', (word) => {
  expect(readProductType(word)).toBeUndefined();
});
