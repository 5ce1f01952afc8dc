import { expect, test } from 'vitest';
import {
  COUPON_TYPES,
  discountText,
  productsText,
  readCouponCode,
  readDiscount,
  readProducts,
} from '#domain/coupon.ts';

test.each([
  ['noc15', 'NOC15'],
  [' noc 15\u200b', 'NOC15'],
  ['noc–15', 'NOC-15'],
  ['ＮＯＣ１５', 'NOC15'],
])('the code %j is read as %s', (typed, code) => {
  expect(readCouponCode(typed)).toBe(code);
});

test.each([
  ['15%', { percent: 15, amount: null }],
  ['15', { percent: 15, amount: null }],
  ['1%', { percent: 1, amount: null }],
  ['100 %', { percent: 100, amount: null }],
  ['20,00 zł', { percent: null, amount: 2000 }],
  ['20.5zł', { percent: null, amount: 2050 }],
  ['0,01 ZŁ', { percent: null, amount: 1 }],
  ['100\u00a0000 zł', { percent: null, amount: 10_000_000 }],
])('the discount %j is %o', (text, discount) => {
  expect(readDiscount(text)).toEqual(discount);
});

test.each([
  '',
  '0%',
  '101%',
  '-5%',
  '1000',
  '15%%',
  '0 zł',
  '100 000,01 zł',
  'x20 zł',
  '20 złotych',
  '5,123 zł',
  'x15%',
])('the discount %j is none', (text) => {
  expect(readDiscount(text)).toBeUndefined();
});

test.each(['15%', '20,00 zł', '0,50 zł'])('the discount %s is shown as it was typed', (text) => {
  expect(discountText(readDiscount(text) ?? { percent: null, amount: null })).toBe(text);
});

test('services of a coupon are read and shown alike; all of them are no restriction, and what is not sold is refused', () => {
  expect(COUPON_TYPES).not.toContain('NEWSLETTER');
  expect(readProducts('')).toBeNull();
  expect(readProducts('PREDICTION,TAROT')).toEqual(['TAROT', 'PREDICTION']);
  expect(['NEWSLETTER', 'TAROT,', 'TAROT,RUNES'].map(readProducts)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(productsText(['TAROT', 'PREDICTION'])).toBe('TAROT,PREDICTION');
  expect([productsText(null), productsText(COUPON_TYPES)]).toEqual(['', '']);
});
