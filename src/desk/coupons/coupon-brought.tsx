import { formatPrice } from '#copy/site/format.ts';
import type { CouponDetails } from '#desk/domain/wire.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { rows } from '#styles/desk/order.css.ts';
import { couponsCopy as copy } from './coupons-copy.ts';

/** What a coupon brought and gave away, by the books. */
export const CouponBrought = ({ brought }: Pick<CouponDetails, 'brought'>) =>
  brought.count > 0 && (
    <section className={panel} aria-labelledby="co-przyniosl">
      <h2 id="co-przyniosl">{copy.brought}</h2>
      <dl className={rows}>
        <div>
          <dt>{copy.sales}</dt>
          <dd>{copy.sold(brought.count, brought.sales)}</dd>
        </div>
        <div>
          <dt>{copy.givenAway}</dt>
          <dd>{formatPrice(brought.givenAway)}</dd>
        </div>
        {brought.back !== 0 && (
          <div>
            <dt>{copy.wentBack}</dt>
            <dd>{formatPrice(brought.back)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
