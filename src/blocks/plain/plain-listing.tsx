import { listingCopy, ORDER_NAME } from '#copy/purchase/listing.ts';
import { specialistCopy } from '#copy/purchase/specialist.ts';
import type { SpecializationIcon } from '#domain/catalogue.ts';
import { LISTING_ORDERS, type Listing } from '#domain/specialists/listing.ts';
import * as css from '#styles/listing.css.ts';
import { filtersOf } from '../specialist/listing-bar.tsx';

export interface PlainListingProps {
  listing: Listing;
  topics: readonly SpecializationIcon[];
  /** How many are listed. */
  count: number;
  /** The address of this step with another listing. */
  addressOf: (listing: Listing) => string;
}

/** Filters and order without scripts: each is a button that sends the form, with all it carries, to its own address. */
export const PlainListing = ({ listing, topics, count, addressOf }: PlainListingProps) => {
  const choice = (key: string, label: string, isOn: boolean, next: Listing) => (
    <button
      key={key}
      type="submit"
      name="pokaz"
      value="wrozka"
      formAction={addressOf(next)}
      aria-pressed={isOn}
      className={css.chip}
    >
      {label}
    </button>
  );
  return (
    <>
      <div role="group" aria-label={listingCopy.label} className={css.chips}>
        {filtersOf(listing, topics).map(({ key, label, isOn, next }) => choice(key, label, isOn, next))}
      </div>
      <div role="group" aria-label={listingCopy.order} className={css.chips}>
        {LISTING_ORDERS.map((order) =>
          choice(order, ORDER_NAME[order], listing.order === order, { ...listing, order }),
        )}
      </div>
      <p className={css.found}>{count === 0 ? listingCopy.none : specialistCopy.count(count)}</p>
    </>
  );
};
