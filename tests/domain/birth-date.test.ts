import { expect, test } from 'vitest';
import { compareDates, dateExists, daysAfter, toWireDate } from '#domain/birth-date.ts';

test.each([
  [2024, 2, 29, true],
  [2023, 2, 29, false],
  [1900, 2, 29, false],
  [2000, 2, 29, true],
  [1988, 4, 30, true],
  [1988, 4, 31, false],
  [1988, 1, 0, false],
  [1988, 1, 32, false],
  [1988, 13, 1, false],
  [1988, 0, 1, false],
  [99, 1, 1, true],
  [Number.NaN, 1, 1, false],
])('%i-%i-%i exists: %s [VA-1]', (year, month, day, exists) => {
  expect(dateExists({ year, month, day })).toBe(exists);
});

test('orders carry year-month-day [AP-6]', () => {
  expect(toWireDate({ year: 1988, month: 3, day: 5 })).toBe('1988-03-05');
  expect(toWireDate({ year: 1988, month: 11, day: 25 })).toBe('1988-11-25');
});

test('dates are told apart by year, then month, then day', () => {
  const date = { year: 1988, month: 3, day: 5 };
  expect(compareDates(date, date)).toBe(0);
  expect(compareDates(date, { year: 1989, month: 1, day: 1 })).toBeLessThan(0);
  expect(compareDates(date, { year: 1988, month: 4, day: 1 })).toBeLessThan(0);
  expect(compareDates(date, { year: 1988, month: 3, day: 4 })).toBeGreaterThan(0);
});

test.each([
  ['2026-11-23', 1, '2026-11-24'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  // Warsaw's clocks go back in the night to this day.
  ['2026-10-24', 14, '2026-11-07'],
])('from %s, %i days on, it is %s', (date, days, later) => {
  expect(daysAfter(date, days)).toBe(later);
});
