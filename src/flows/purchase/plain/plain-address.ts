import { WHOLE_LISTING, writeListing, type Listing } from '#domain/specialists/listing.ts';
import type { Choice } from './resume-purchase.ts';

/** An address with the choice and the listing of the specialists (OP-10, RD-4); nothing that the customer typed ever stands in it. */
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
