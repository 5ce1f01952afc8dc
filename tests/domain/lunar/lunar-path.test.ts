import { expect, test } from 'vitest';
import { monthsLater, readMonth, toWireMonth } from '#domain/lunar/lunar-calendar.ts';
import { lunarMonthPath, monthInPath } from '#domain/lunar/lunar-path.ts';

test('the months with a page are those of the calendar, and no others [RD-9] [R112]', () => {
  for (let year = 1938; year <= 2042; year += 1)
    for (let month = 1; month <= 12; month += 1) {
      const wire = toWireMonth({ year, month });
      const isThere = monthsLater({ year, month }, 0) !== undefined;
      expect(monthInPath(lunarMonthPath(wire))).toBe(isThere ? wire : undefined);
    }
  expect(readMonth(monthInPath('/kalendarz-ksiezycowy/2026-11') ?? '')).toEqual({ year: 2026, month: 11 });
});

test.each([
  '/kalendarz-ksiezycowy',
  '/kalendarz-ksiezycowy/2026-13',
  '/kalendarz-ksiezycowy/2026-11/x',
  '/2026-11',
])('%s is no month’s page', (path) => expect(monthInPath(path)).toBeUndefined());
