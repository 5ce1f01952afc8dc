import { describe, expect, it, test } from 'vitest';
import { formatLongDate, formatPercent, formatPostDate, formatPrice, NBSP, plural } from '#copy/format.ts';

describe('formatPrice', () => {
  it.each([
    [149, '149,00 zł'],
    [0, '0,00 zł'],
    [75.65, '75,65 zł'],
    [0.1 + 0.2, '0,30 zł'],
    [19.9, '19,90 zł'],
    [1499, '1499,00 zł'],
    [14990, '14 990,00 zł'],
    [1234567.89, '1 234 567,89 zł'],
    [-5.5, '-5,50 zł'],
  ])('%s is %s, with no-break spaces [BC-1]', (pln, text) => {
    expect(formatPrice(pln)).toBe(text.replaceAll(' ', NBSP));
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
