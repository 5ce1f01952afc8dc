import { listingCopy, ORDER_NAME, TOPIC_NAME } from '#copy/purchase/listing.ts';
import type { SpecializationIcon } from '#domain/catalogue.ts';
import { LISTING_ORDERS, WHOLE_LISTING, type Listing } from '#domain/specialists/listing.ts';
import type { Elements } from '#kit/elements.ts';
import { Button } from '#kit/button.tsx';
import { buttonParts } from '#styles/button.css.ts';
import * as css from '#styles/listing.css.ts';
import { SPECIALIZATION_ICON } from '../icon-name.ts';
import { Icon } from '../icon.tsx';

export interface ListingBarProps {
  listing: Listing;
  /** Topics that occur; a single one is no choice. */
  topics: readonly SpecializationIcon[];
  /** How many are listed, or why nobody can be chosen yet. */
  count: Elements;
  onChange: (listing: Listing) => void;
}

/** One filter: what a press makes of the listing, and whether it is so already. */
export interface Filter {
  key: string;
  label: string;
  icon?: SpecializationIcon;
  isOn: boolean;
  next: Listing;
}

/** The filters of a listing: all, each topic, free now. A second press takes one off again. */
export function filtersOf(listing: Listing, topics: readonly SpecializationIcon[]): Filter[] {
  const { topic, freeOnly, order } = listing;
  return [
    {
      key: 'all',
      label: listingCopy.all,
      isOn: topic === undefined && !freeOnly,
      next: { ...WHOLE_LISTING, order },
    },
    ...(topics.length > 1 ? topics : []).map((icon) => ({
      key: icon,
      label: TOPIC_NAME[icon],
      icon,
      isOn: topic === icon,
      next: { ...listing, topic: topic === icon ? undefined : icon },
    })),
    { key: 'free', label: listingCopy.free, isOn: freeOnly, next: { ...listing, freeOnly: !freeOnly } },
  ];
}

/** Filters and order above the specialists. The list of orders is the browser's own. */
export const ListingBar = ({ listing, topics, count, onChange }: ListingBarProps) => (
  <>
    <div role="group" aria-label={listingCopy.label} className={css.chips}>
      {filtersOf(listing, topics).map(({ key, label, icon, isOn, next }) => (
        <Button
          key={key}
          aria-pressed={isOn}
          onPress={() => onChange(next)}
          parts={{ root: key === 'free' ? `${css.chip} ${css.freeChip}` : css.chip }}
        >
          {icon && <Icon name={SPECIALIZATION_ICON[icon]} size={18} />}
          <span>{label}</span>
        </Button>
      ))}
    </div>
    <div className={css.found}>
      {count}
      <select
        aria-label={listingCopy.order}
        className={css.order}
        value={listing.order}
        onChange={({ target }) =>
          onChange({
            ...listing,
            order: LISTING_ORDERS.find((word) => word === target.value) ?? 'recommended',
          })
        }
      >
        {LISTING_ORDERS.map((word) => (
          <option key={word} value={word}>
            {ORDER_NAME[word]}
          </option>
        ))}
      </select>
    </div>
  </>
);

/** Message that no specialist matches the filters, with a button to clear them. */
export const NobodyListed = ({ onClear }: { onClear: () => void }) => (
  <div className={css.none}>
    <p>{listingCopy.none}</p>
    <Button onPress={onClear} parts={buttonParts.ghost}>
      {listingCopy.clear}
    </Button>
  </div>
);
