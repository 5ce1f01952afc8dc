import type { Choice } from './resume-purchase.ts';

/** An address with the choice (OP-10); nothing that the customer typed ever stands in it. */
export function choiceAddress(path: string, { variantId, fairyId }: Choice): string {
  const search = new URLSearchParams({
    ...(variantId !== undefined && { wariant: variantId }),
    ...(fairyId !== undefined && { wrozka: fairyId }),
  }).toString();
  return search === '' ? path : `${path}?${search}`;
}
