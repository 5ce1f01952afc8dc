import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { grosze, readAmount } from '#domain/grosze.ts';
import {
  formatLongDate,
  formatMoney,
  formatPercent,
  formatPostDate,
  counted,
  formatPrice,
  NBSP,
  plural,
} from '#copy/site/format.ts';

/** What the shop sells for, and more. */
const amounts = fc.integer({ min: 0, max: 999_999_999 }).map(grosze);

describe('formatPrice', () => {
  it.each([
    [149_00, '149,00 zł'],
    [0, '0,00 zł'],
    [75_65, '75,65 zł'],
    [30, '0,30 zł'],
    [5, '0,05 zł'],
    [19_90, '19,90 zł'],
    [1499_00, '1499,00 zł'],
    [9999_99, '9999,99 zł'],
    [10_000_00, '10 000,00 zł'],
    [14990_00, '14 990,00 zł'],
    [1_234_567_89, '1 234 567,89 zł'],
    [-5_50, '-5,50 zł'],
    [-5, '-0,05 zł'],
    [-14990_00, '-14 990,00 zł'],
  ])('%i grosze are %s, with no-break spaces [BC-1]', (price, text) => {
    expect(formatPrice(grosze(price))).toBe(text.replaceAll(' ', NBSP));
  });

  it('what it writes is read as the same amount', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const typed = formatPrice(amount).replaceAll(/[\s\u00a0]|zł/g, '');
        expect(readAmount(typed)).toBe(amount);
      }),
    );
  });

  it.each([
    ['PLN', ',', '12,30 zł'],
    ['EUR', ',', '12,30 EUR'],
    ['EUR', '.', '12.30 EUR'],
  ] as const)('money in %s with "%s" is %s', (currency, point, text) => {
    expect(formatMoney(grosze(12_30), currency, point).replaceAll(NBSP, ' ')).toBe(text);
  });
});

describe('dates', () => {
  it.each([
    [{ year: 2026, month: 11, day: 5 }, '05 listopada 2026'],
    [{ year: 2026, month: 1, day: 31 }, '31 stycznia 2026'],
    [{ year: 2027, month: 8, day: 1 }, '01 sierpnia 2027'],
  ])('a long date has a two-digit day and a genitive month: %o [SH-6]', (date, text) => {
    expect(formatLongDate(date)).toBe(text);
  });

  it.each([
    ['2026-11-18T08:00:00', '18.11.2026'],
    ['2026-11-09T08:00:00', '9.11.2026'],
    ['2026-01-01T00:30:00', '1.1.2026'],
    ['2026-12-31T23:59:59', '31.12.2026'],
  ])('a post of %s shows %s in every time zone [BC-6]', (iso, text) => {
    expect(formatPostDate(iso)).toBe(text);
  });

  it.each(['', 'yesterday', '18.11.2026'])('an unreadable post date (%j) shows nothing', (iso) => {
    expect(formatPostDate(iso)).toBe('');
  });
});

test.each([
  [0, '0%'],
  [0.824, '82%'],
  [0.996, '100%'],
  [1, '100%'],
  [1.7, '100%'],
  [-0.2, '0%'],
])('an illumination of %s is %s [BC-8]', (fraction, text) => {
  expect(formatPercent(fraction)).toBe(text);
});

test.each([
  [0, 'wróżek'],
  [1, 'wróżka'],
  [2, 'wróżki'],
  [4, 'wróżki'],
  [5, 'wróżek'],
  [12, 'wróżek'],
  [14, 'wróżek'],
  [21, 'wróżek'],
  [22, 'wróżki'],
  [104, 'wróżki'],
  [112, 'wróżek'],
])('%i takes the noun form %s', (count, form) => {
  expect(plural(count, 'wróżka', 'wróżki', 'wróżek')).toBe(form);
});

describe('counted', () => {
  it.each([
    [1, '1 adres'],
    [9_999, '9999 adresów'],
    [10_000, '10 000 adresów'],
    [1_234_562, '1 234 562 adresy'],
  ])('%i', (count, words) => {
    expect(counted(count, 'adres', 'adresy', 'adresów')).toBe(words.replaceAll(' ', NBSP));
  });
});
