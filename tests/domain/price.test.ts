import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discounted, toGrosze, toPln } from '#domain/price.ts';

test.each([
  [0.1 + 0.2, 30],
  [75.65, 7565],
  [19.99, 1999],
])('%d PLN are %i grosze [BC-1]', (pln, grosze) => {
  expect(toGrosze(pln)).toBe(grosze);
});

test('a price goes through grosze unchanged [BC-1]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (grosze) => toGrosze(toPln(grosze)) === grosze),
  );
});

test.each([
  [8900, 15, 7565],
  [8900, 20, 7120],
  [1, 50, 0],
  [333, 50, 166],
  [8900, 0, 8900],
  [8900, 100, 0],
  [8900, 150, 0],
  [8900, -5, 8900],
])('%i grosze less %i %% are %i: half a grosz is the customer’s [EM-2]', (grosze, percent, lowered) => {
  expect(discounted(grosze, percent)).toBe(lowered);
});

test('a coupon never raises a price, nor makes it negative, nor leaves parts of a grosz [OF-8]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 0, max: 100 }),
      (grosze, percent) => {
        const lowered = discounted(grosze, percent);
        expect(Number.isInteger(lowered)).toBe(true);
        expect(lowered).toBeGreaterThanOrEqual(0);
        expect(lowered).toBeLessThanOrEqual(grosze);
      },
    ),
  );
});
