/** Prices travel as PLN with at most two decimals; sums are made in whole grosze, so that 0.1 + 0.2 never shows. */
export const toGrosze = (pln: number) => Math.round(pln * 100);
/** Whole grosze as PLN. */
export const toPln = (grosze: number) => grosze / 100;

/** A price after a percent discount, in grosze; half a grosz goes to the customer. */
export function discounted(grosze: number, percent: number): number {
  const share = Math.min(Math.max(percent, 0), 100);
  return grosze - Math.ceil((grosze * share) / 100 - 1e-9);
}
