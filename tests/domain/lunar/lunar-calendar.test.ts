import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  daysOfMonth,
  monthsLater,
  readMonth,
  signAt,
  toWireMonth,
  weekday,
  weekNumber,
  weeksOfMonth,
} from '#domain/lunar/lunar-calendar.ts';

const anyMonth = fc.record({
  year: fc.integer({ min: 1940, max: 2040 }),
  month: fc.integer({ min: 1, max: 12 }),
});

describe('weeks from Monday, week 1 holds 4 January [BC-7]', () => {
  test('4 January is in week 1 of every year', () => {
    for (let year = 1940; year <= 2040; year += 1) expect(weekNumber({ year, month: 1, day: 4 })).toBe(1);
  });

  test.each([
    [2021, 1, 3, 53],
    [2021, 1, 4, 1],
    [2024, 12, 30, 1],
    [2026, 12, 31, 53],
    [2023, 1, 1, 52],
    [2026, 11, 20, 47],
  ])('%i-%i-%i is in week %i', (year, month, day, week) => {
    expect(weekNumber({ year, month, day })).toBe(week);
  });

  test('a month is shown whole, every day under its weekday, one row a week', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const weeks = weeksOfMonth(month);
        expect(weeks.flatMap(({ days }) => days).filter(Boolean)).toEqual(daysOfMonth(month));
        for (const { number, days } of weeks) {
          expect(days).toHaveLength(7);
          days.forEach((date, place) => {
            if (!date) return;
            expect(weekday(date)).toBe(place);
            expect(weekNumber(date)).toBe(number);
            expect(new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay()).toBe((place + 1) % 7);
          });
        }
      }),
    );
  });
});

test('a month has its days and no others, in order [BC-7]', () => {
  const days = daysOfMonth({ year: 2028, month: 2 });
  expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 29 }, (_, index) => index + 1));
  expect(new Set(days.map(({ year, month }) => `${year}-${month}`))).toEqual(new Set(['2028-2']));
  expect(daysOfMonth({ year: 2026, month: 12 })).toHaveLength(31);
});

test('a month that begins on a Wednesday has empty places before it, and as many rows as weeks [BC-7]', () => {
  const [first, ...others] = weeksOfMonth({ year: 2028, month: 3 });
  expect(first?.days.map((date) => date && date.day)).toEqual([null, null, 1, 2, 3, 4, 5]);
  expect(others).toHaveLength(4);
});

test('a month is written and read alike', () => {
  fc.assert(
    fc.property(anyMonth, (month) => {
      expect(readMonth(toWireMonth(month))).toEqual(month);
    }),
  );
  expect(['2026-13', '2026-00', '2026-1', '', '2026-11-20', '12026-11'].map(readMonth)).toEqual(
    Array(6).fill(undefined),
  );
});

test.each([
  [{ year: 2026, month: 11 }, 1, { year: 2026, month: 12 }],
  [{ year: 2026, month: 12 }, 1, { year: 2027, month: 1 }],
  [{ year: 2026, month: 1 }, -1, { year: 2025, month: 12 }],
  [{ year: 2040, month: 11 }, 1, { year: 2040, month: 12 }],
  [{ year: 2040, month: 12 }, 1, undefined],
  [{ year: 1940, month: 2 }, -1, { year: 1940, month: 1 }],
  [{ year: 1940, month: 1 }, -1, undefined],
])('%o and %d months: %o', (month, count, expected) => expect(monthsLater(month, count)).toEqual(expected));

test.each([
  ['00:00', 'Taurus'],
  ['12:09', 'Taurus'],
  ['12:10', 'Gemini'],
  ['23:59', 'Gemini'],
] as const)(
  'the moon is in its new sign from the minute in which it enters it: at %s in %s [R110]',
  (time, sign) => {
    const day = {
      date: { year: 2026, month: 11, day: 24 },
      moon: { sign: 'Taurus', phase: 'fullMoon', illumination: 1 },
      phaseAt: undefined,
    } as const;
    expect(signAt({ ...day, change: { sign: 'Gemini', at: '12:10' } }, time)).toBe(sign);
    expect(signAt({ ...day, change: undefined }, time)).toBe('Taurus');
  },
);
