import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { discounted, priceAfter } from '#domain/price.ts';

test.each([
  [8900, 15, 7565],
  [8900, 20, 7120],
  [1, 50, 0],
  [333, 50, 166],
  [8900, 0, 8900],
  [8900, 100, 0],
  [8900, 150, 0],
  [8900, -5, 8900],
])('%i grosze less %i %% are %i: half a grosz is the customer’s [EM-2]', (price, percent, lowered) => {
  expect(discounted(grosze(price), percent)).toBe(lowered);
});

test('a coupon never raises a price, nor makes it negative, nor leaves parts of a grosz [OF-8]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }).map(grosze),
      fc.integer({ min: 0, max: 100 }),
      (price, percent) => {
        const lowered = discounted(price, percent);
        expect(Number.isInteger(lowered)).toBe(true);
        expect(lowered).toBeGreaterThanOrEqual(0);
        expect(lowered).toBeLessThanOrEqual(price);
      },
    ),
  );
});

test.each([
  [8900, { percent: 15, amount: null }, 7565],
  [8900, { percent: null, amount: grosze(1000) }, 7900],
  [8900, { percent: null, amount: grosze(9000) }, 0],
  [8900, { percent: null, amount: null }, 8900],
])('%i grosze after %o are %i [OF-8]', (price, discount, lowered) => {
  expect(priceAfter(grosze(price), discount)).toBe(lowered);
});
