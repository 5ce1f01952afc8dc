import { priceAfter, type Discount } from './price.ts';

/** A time in milliseconds, from its first moment to the one after its last; without an end it lasts. */
interface Span {
  from: number;
  until: number | undefined;
}

/** What a customer could buy at, in grosze. */
export interface PastPrice extends Span {
  price: number;
}

/** A reduction that was open to everybody. */
export interface PastReduction extends Span {
  discount: Discount;
}

/** Thirty days (ms): the lowest price of this time stands beside a reduction. */
export const LOWEST_PRICE_DAYS = 30 * 24 * 60 * 60_000;

const overlap = (...spans: readonly Span[]): boolean =>
  Math.max(...spans.map(({ from }) => from)) < Math.min(...spans.map(({ until }) => until ?? Infinity));

/**
 * Finds the lowest price, in grosze, at which everybody could buy in the thirty days before a reduction begins (act on
 * price information, art. 4(2)), earlier public reductions included. For an offer that is younger than the reduction it
 * is the first price that it had.
 */
export function lowestPriceBefore(
  start: number,
  { prices, reductions }: { prices: readonly PastPrice[]; reductions: readonly PastReduction[] },
): number | undefined {
  const before = { from: start - LOWEST_PRICE_DAYS, until: start };
  const then = prices.filter((price) => overlap(price, before));
  if (then.length === 0) return prices.toSorted((a, b) => a.from - b.from)[0]?.price;
  const reduced = then.flatMap((price) =>
    reductions
      .filter((reduction) => overlap(reduction, price, before))
      .map(({ discount }) => priceAfter(price.price, discount)),
  );
  return Math.min(...then.map(({ price }) => price), ...reduced);
}
