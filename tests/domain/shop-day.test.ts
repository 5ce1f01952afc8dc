import { expect, test } from 'vitest';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import { shopDay, shopTime } from '#domain/shop-day.ts';

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

test('the shop’s time is what the time zone database says, now and in the years to come [SH-6]', () => {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: SHOP_TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const inDatabase = (at: number) =>
    Object.fromEntries(
      parts
        .formatToParts(at)
        .filter(({ type }) => type !== 'literal')
        .map(({ type, value }) => [type, Number(value)]),
    );
  const [MINUTE, HOUR] = [60_000, 3_600_000];
  // Each day once, at another hour than the day before; then the two minutes between which clocks may change.
  for (let at = Date.UTC(1996, 0, 1); at < Date.UTC(2050, 0, 1); at += 25 * HOUR)
    expect(shopTime(new Date(at))).toEqual(inDatabase(at));
  for (let year = 1996; year < 2050; year += 1)
    for (const month of [2, 9])
      for (let day = 24; day <= 31; day += 1)
        for (const minute of [-1, 0])
          expect(shopTime(new Date(Date.UTC(year, month, day, 1) + minute * MINUTE))).toEqual(
            inDatabase(Date.UTC(year, month, day, 1) + minute * MINUTE),
          );
});
