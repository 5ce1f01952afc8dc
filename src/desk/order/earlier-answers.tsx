import { orderCopy as copy } from '#desk/copy/order.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { Order } from '#desk/domain/wire.ts';
import { pathOf } from '#desk/pages.ts';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { muted } from '#styles/desk/base.css.ts';

export interface EarlierAnswersProps {
  earlier: Order['earlier'];
  /** There is more than what is listed. */
  hasOlder: boolean;
  now: number;
}

/** What the same customer got from the same specialist before: a new question may go on from it. */
export const EarlierAnswers = ({ earlier, hasOlder, now }: EarlierAnswersProps) => (
  <>
    <h3>{copy.earlier}</h3>
    <ul>
      {earlier.map(({ orderId, productName, answeredAt }) => (
        <li key={orderId}>
          <MenuLink to={pathOf('order', { orderId })}>
            {copy.earlierOne(orderId, productName, formatMoment(answeredAt, now))}
          </MenuLink>
        </li>
      ))}
    </ul>
    {hasOlder && <p className={muted}>{copy.earlierOlder(earlier.at(-1)?.orderId ?? 0)}</p>}
  </>
);
