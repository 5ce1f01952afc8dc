import { COUPON_FILTERS, couponsCopy as copy } from '#desk/copy/coupons.ts';
import type { Coupon } from '#desk/schemas/coupons.schema.ts';
import { DESK_PAGES } from '#domain/desk-pages.ts';
import * as s from '#styles/desk/queue.css.ts';
import { MenuLink } from './menu-link.tsx';

type Filter = keyof typeof COUPON_FILTERS;

export interface CouponFiltersProps {
  coupons: readonly Coupon[];
  filter: Filter | undefined;
}

const FILTERS = Object.keys(COUPON_FILTERS) as Filter[];
const current = (is: boolean) => (is ? ('true' as const) : undefined);

/** Filters of the coupons by state, as links with their counts: the address carries them. */
export const CouponFilters = ({ coupons, filter }: CouponFiltersProps) => (
  <nav className={s.filters} aria-label={copy.states}>
    <ul>
      <li>
        <MenuLink to={DESK_PAGES.coupons} className={s.filter} aria-current={current(filter === undefined)}>
          {copy.all} <span>{coupons.length}</span>
        </MenuLink>
      </li>
      {FILTERS.map((one) => {
        const states: readonly string[] = COUPON_FILTERS[one].states;
        return (
          <li key={one}>
            <MenuLink
              to={`${DESK_PAGES.coupons}?stan=${one}`}
              className={s.filter}
              aria-current={current(filter === one)}
            >
              {COUPON_FILTERS[one].name}{' '}
              <span>{coupons.filter(({ state }) => states.includes(state)).length}</span>
            </MenuLink>
          </li>
        );
      })}
    </ul>
  </nav>
);
