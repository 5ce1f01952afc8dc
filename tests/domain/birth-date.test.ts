import { expect, test } from 'vitest';
import { compareDates, dateExists, toWireDate } from '#domain/birth-date.ts';
import { shopDay, shopTime } from '#domain/shop-day.ts';

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
  ['2026-11-04T22:59:59Z', { year: 2026, month: 11, day: 4 }],
  ['2026-11-04T23:00:00Z', { year: 2026, month: 11, day: 5 }],
  ['2026-07-04T22:00:00Z', { year: 2026, month: 7, day: 5 }],
  ['2025-12-31T23:30:00Z', { year: 2026, month: 1, day: 1 }],
  ['2026-07-04T21:59:59Z', { year: 2026, month: 7, day: 4 }],
  ['2026-11-22T22:59:59Z', { year: 2026, month: 11, day: 22 }],
])('the shop’s day at %s is Warsaw’s [SH-6]', (instant, day) => {
  expect(shopDay(new Date(instant))).toEqual(day);
});

test('the shop’s day is that of its clock in every hour of sixty years [SH-6]', () => {
  const HOUR = 3_600_000;
  // Every 25th hour, so that each hour meets each season.
  for (let at = Date.UTC(1990, 0, 1); at < Date.UTC(2050, 0, 1); at += 25 * HOUR) {
    const { year, month, day } = shopTime(new Date(at));
    expect(shopDay(new Date(at))).toEqual({ year, month, day });
  }
});

test('the shop’s day reads no printed date: engines print `en-CA` as 2026-11-22 or as 11/22/2026 [EG-1]', () => {
  const engine = Intl.DateTimeFormat.prototype;
  const printing = Object.getOwnPropertyDescriptor(engine, 'format') ?? {};
  Object.defineProperty(engine, 'format', { ...printing, get: () => () => '11/22/2026' });
  expect(shopDay(new Date('2026-11-22T22:30:00Z'))).toEqual({ year: 2026, month: 11, day: 22 });
  Object.defineProperty(engine, 'format', printing);
});
