import { WHOLE_LISTING, writeListing, type Listing } from '#domain/specialists/listing.ts';
import type { Choice } from './resume-purchase.ts';

/** Query parameters that hold the choice, so that back, reload and a shared link restore it (OP-10). */
export const CHOICE_PARAMS = { variantId: 'wariant', fairyId: 'wrozka' } as const;

/** The choice that an address names. */
export const choiceIn = (search: URLSearchParams): Choice => ({
  variantId: search.get(CHOICE_PARAMS.variantId) ?? undefined,
  fairyId: search.get(CHOICE_PARAMS.fairyId) ?? undefined,
});

/** Address with the choice and the specialists' filters (OP-10, RD-4), without anything that the customer typed. */
export function choiceAddress(
  path: string,
  { variantId, fairyId }: Choice,
  listing: Listing = WHOLE_LISTING,
): string {
  const chosen = new URLSearchParams({
    ...(variantId !== undefined && { [CHOICE_PARAMS.variantId]: variantId }),
    ...(fairyId !== undefined && { [CHOICE_PARAMS.fairyId]: fairyId }),
  });
  const search = writeListing(chosen, listing).toString();
  return search === '' ? path : `${path}?${search}`;
}
