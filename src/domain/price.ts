/** Converts PLN to whole grosze. Prices are summed in grosze to avoid rounding errors. */
export const toGrosze = (pln: number) => Math.round(pln * 100);
/** Converts whole grosze to PLN. */
export const toPln = (grosze: number) => grosze / 100;

/** The difference between two prices, in PLN. */
export const savedBy = (now: number, before: number) => toPln(toGrosze(before) - toGrosze(now));

/** What a coupon takes off a price: a part of it, or an amount in grosze; the other is null. */
export interface Discount {
  percent: number | null;
  amount: number | null;
}

/** A price in grosze after a discount; never below zero. */
export const priceAfter = (grosze: number, { percent, amount }: Discount): number =>
  amount === null ? discounted(grosze, percent ?? 0) : Math.max(grosze - amount, 0);

/** Applies a percent discount to a price in grosze; half a grosz is rounded in the customer's favour. */
export function discounted(grosze: number, percent: number): number {
  const share = Math.min(Math.max(percent, 0), 100);
  return grosze - Math.ceil((grosze * share) / 100 - 1e-9);
}
