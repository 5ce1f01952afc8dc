/** Converts PLN to whole grosze. Prices are summed in grosze to avoid rounding errors. */
export const toGrosze = (pln: number) => Math.round(pln * 100);
/** Converts whole grosze to PLN. */
export const toPln = (grosze: number) => grosze / 100;

/** What a lower price saves, in PLN. */
export const savedBy = (now: number, before: number) => toPln(toGrosze(before) - toGrosze(now));

/** Applies a percent discount to a price in grosze; half a grosz is rounded in the customer's favour. */
export function discounted(grosze: number, percent: number): number {
  const share = Math.min(Math.max(percent, 0), 100);
  return grosze - Math.ceil((grosze * share) / 100 - 1e-9);
}
