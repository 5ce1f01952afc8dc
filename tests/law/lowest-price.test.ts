import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { lowestPriceBefore, priceAfter, type PastPrice } from '#domain/price.ts';

const DAY = 24 * 60 * 60_000;

/** Prices that follow each other on whole days, now and then off sale; the last one lasts. */
const histories = fc
  .array(
    fc.record({
      days: fc.integer({ min: 1, max: 20 }),
      price: fc.integer({ min: 0, max: 20_000 }).map(grosze),
      isOnSale: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((parts) => {
    let day = 0;
    return parts.flatMap(({ days, price, isOnSale }, index): PastPrice[] => {
      const from = day * DAY;
      day += days;
      const until = index === parts.length - 1 ? undefined : day * DAY;
      return isOnSale ? [{ from, until, price }] : [];
    });
  });
const reductionLists = fc.array(
  fc
    .tuple(
      fc.integer({ min: 0, max: 120 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 100 }),
    )
    .map(([from, days, percent]) => ({
      from: from * DAY,
      until: (from + days) * DAY,
      discount: { percent, amount: null },
    })),
  { maxLength: 3 },
);
const starts = fc.integer({ min: 0, max: 150 });
const isAt = (at: number) => (span: { from: number; until: number | undefined }) =>
  span.from <= at && at < (span.until ?? Infinity);

describe('act on price information art. 4(2): the lowest price of the thirty days before a reduction', () => {
  test('is what a customer who came every day would have seen as the lowest, whatever the history [LW-14]', () => {
    fc.assert(
      fc.property(histories, reductionLists, starts, (prices, reductions, start) => {
        const seen: number[] = [];
        for (let day = Math.max(start - 30, 0); day < start; day += 1)
          for (const { price } of prices.filter(isAt(day * DAY)))
            seen.push(
              price,
              ...reductions.filter(isAt(day * DAY)).map(({ discount }) => priceAfter(price, discount)),
            );
        const expected = seen.length > 0 ? Math.min(...seen) : prices[0]?.price;
        expect(lowestPriceBefore(start * DAY, { prices, reductions })).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  test('never rises by a lower price in that time, and what comes with or after the reduction does not count [LW-14]', () => {
    fc.assert(
      fc.property(
        histories,
        starts,
        fc.integer({ min: 0, max: 20_000 }).map(grosze),
        (prices, start, price) => {
          const at = start * DAY;
          const lowest = lowestPriceBefore(at, { prices, reductions: [] });
          const later = [...prices, { price, from: at, until: undefined }];
          const isOlder = prices.some(({ from, until = Infinity }) => from < at && until > at - 30 * DAY);
          if (isOlder) expect(lowestPriceBefore(at, { prices: later, reductions: [] })).toBe(lowest);
          const earlier = [...prices, { price, from: at - 30 * DAY, until: at }];
          expect(lowestPriceBefore(at, { prices: earlier, reductions: [] })).toBeLessThanOrEqual(price);
        },
      ),
    );
  });
});
