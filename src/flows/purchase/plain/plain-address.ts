import { WHOLE_LISTING, writeListing, type Listing } from '#domain/specialists/listing.ts';
import type { Choice } from './resume-purchase.ts';

/** Address with the choice and the specialists' filters (OP-10, RD-4), without anything that the customer typed. */
export function choiceAddress(
  path: string,
  { variantId, fairyId }: Choice,
  listing: Listing = WHOLE_LISTING,
): string {
  const chosen = new URLSearchParams({
    ...(variantId !== undefined && { wariant: variantId }),
    ...(fairyId !== undefined && { wrozka: fairyId }),
  });
  const search = writeListing(chosen, listing).toString();
  return search === '' ? path : `${path}?${search}`;
}
