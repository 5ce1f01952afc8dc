import { largest, least, minus, NOTHING, type Grosze } from './grosze.ts';

/** What a coupon takes off a price: a part of it, or an amount; the other is null. */
export interface Discount {
  percent: number | null;
  amount: Grosze | null;
}

/** A price after a discount; never below zero. */
export const priceAfter = (price: Grosze, { percent, amount }: Discount): Grosze =>
  amount === null ? discounted(price, percent ?? 0) : largest(minus(price, amount), NOTHING);

/** Applies a percent discount to a price; half a grosz is rounded in the customer's favour. */
export function discounted(price: Grosze, percent: number): Grosze {
  const share = Math.min(Math.max(percent, 0), 100);
  return (price - Math.ceil((price * share) / 100 - 1e-9)) as Grosze;
}

/** A time in milliseconds, from its first moment to the one after its last; without an end it lasts. */
interface Span {
  from: number;
  until: number | undefined;
}

/** What a customer could buy at. */
export interface PastPrice extends Span {
  price: Grosze;
}

/** A reduction that was open to everybody. */
export interface PastReduction extends Span {
  discount: Discount;
}

/** Thirty days (ms), for the lowest price shown beside a reduction. */
export const LOWEST_PRICE_DAYS = 30 * 24 * 60 * 60_000;

const overlap = (...spans: readonly Span[]): boolean =>
  Math.max(...spans.map(({ from }) => from)) < Math.min(...spans.map(({ until }) => until ?? Infinity));

/**
 * Finds the lowest price at which everybody could buy in the thirty days before a reduction begins (act on
 * price information, art. 4(2)), earlier public reductions included. For an offer that is younger than the reduction it
 * is the first price that it had.
 */
export function lowestPriceBefore(
  start: number,
  { prices, reductions }: { prices: readonly PastPrice[]; reductions: readonly PastReduction[] },
): Grosze | undefined {
  const before = { from: start - LOWEST_PRICE_DAYS, until: start };
  const [first, ...then] = prices.filter((price) => overlap(price, before));
  if (!first) return prices.toSorted((a, b) => a.from - b.from)[0]?.price;
  const reduced = [first, ...then].flatMap((price) =>
    reductions
      .filter((reduction) => overlap(reduction, price, before))
      .map(({ discount }) => priceAfter(price.price, discount)),
  );
  return least(first.price, ...then.map(({ price }) => price), ...reduced);
}
