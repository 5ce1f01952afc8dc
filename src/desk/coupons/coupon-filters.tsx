import { COUPON_FILTERS, couponsCopy as copy } from './coupons-copy.ts';
import type { Coupon } from '#desk/domain/wire.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { AddressFilters } from '#desk/ui/address-filters.tsx';

type Filter = keyof typeof COUPON_FILTERS;

export interface CouponFiltersProps {
  coupons: readonly Coupon[];
  filter: Filter | undefined;
}

const FILTERS = Object.keys(COUPON_FILTERS) as Filter[];

/** Filters of the coupons by state. */
export const CouponFilters = ({ coupons, filter }: CouponFiltersProps) => (
  <AddressFilters
    label={copy.states}
    filters={[
      { name: copy.all, to: DESK_PAGES.coupons.path, count: coupons.length, isCurrent: filter === undefined },
      ...FILTERS.map((one) => {
        const states: readonly string[] = COUPON_FILTERS[one].states;
        return {
          name: COUPON_FILTERS[one].name,
          to: `${DESK_PAGES.coupons.path}?stan=${one}`,
          count: coupons.filter(({ state }) => states.includes(state)).length,
          isCurrent: filter === one,
        };
      }),
    ]}
  />
);
