import { pathOf } from '#desk/pages.ts';
import { couponsCopy as copy, USE_STATE_NAME } from './coupons-copy.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { CouponUse } from '#desk/domain/wire.ts';
import { list } from '#styles/desk/access.css.ts';
import { muted } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { PageLinks, type PageLinksProps } from '#desk/ui/page-links.tsx';

export interface CouponUsesProps extends Omit<PageLinksProps, 'words'> {
  uses: readonly CouponUse[];
  now: number;
}

/** The orders that a coupon was used for. */
export const CouponUses = ({ uses, now, latest, older }: CouponUsesProps) => (
  <section className={panel} aria-labelledby="uzycia">
    <h2 id="uzycia">{copy.uses}</h2>
    {uses.length === 0 ? (
      <p className={muted}>{copy.noUses}</p>
    ) : (
      <ul className={list}>
        {uses.map((use) => (
          <li key={use.orderId}>
            <span>
              <MenuLink to={pathOf('order', { orderId: use.orderId })}>{copy.order(use.orderId)}</MenuLink>
              <small>{copy.use(use.productName, use.fairyName, use.fullPrice, use.totalPrice)}</small>
            </span>
            <span>
              <span>{USE_STATE_NAME[use.state]}</span>
              <small>{formatMoment(use.createdAt, now)}</small>
            </span>
          </li>
        ))}
      </ul>
    )}
    <PageLinks latest={latest} older={older} words={copy} />
  </section>
);
