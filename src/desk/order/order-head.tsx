import { DESK_PAGES, pathOf } from '#desk/pages.ts';
import { ANSWER_MAIL_NAME } from '#desk/copy/queue.ts';
import { orderCopy as copy } from '#desk/copy/order.ts';
import { productTypeName } from '#desk/copy/product.ts';
import { shellCopy } from '#desk/copy/shell.ts';
import { keyOf } from '#desk/domain/key-of.ts';
import type { Order } from '#desk/domain/wire.ts';
import { key } from '#styles/desk/base.css.ts';
import { crumb, crumbEnd, titles } from '#styles/desk/order.css.ts';
import { rubric } from '#styles/desk/blocks.css.ts';
import { iconButton, pageHead } from '#styles/desk/shell.css.ts';
import { DeskIcon } from '#desk/ui/desk-icon.tsx';
import { Due } from '#desk/ui/due.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';

/** Where an order's own Back leads: to its list, as the browser's Back does. */
export interface WayBack {
  to: string;
  delta?: number;
}

const listName = (to: string): string =>
  to.startsWith(DESK_PAGES.orders.path) ? DESK_PAGES.orders.title : DESK_PAGES.queue.title;

/** Nobody has to do anything: it is approved, and its mail has not failed. */
const isCalm = ({ answer: { state, approval } }: Order) =>
  state === 'approved' && keyOf(ANSWER_MAIL_NAME, approval?.mail ?? null) === undefined;

/** A link of the phone's bar: back to the list, or on to the next order. */
export const OrderTopLink = ({ direction, ...way }: WayBack & { direction: 'back' | 'next' }) => (
  <MenuLink
    {...way}
    className={iconButton}
    aria-label={direction === 'back' ? shellCopy.back(listName(way.to)) : copy.next}
  >
    <DeskIcon name={direction === 'back' ? 'arrow-left' : 'chevron-right'} size={24} />
  </MenuLink>
);

export interface OrderHeadProps {
  order: Order;
  back: WayBack;
  previous: number | undefined;
  next: number | undefined;
  now: number;
  isEnded: boolean;
}

/** The order's title with its promise, and links to its neighbours in the last list. */
export function OrderHead({ order, back, previous, next, now, isEnded }: OrderHeadProps) {
  const type = productTypeName(order.productType);
  const name = [order.customer.name ?? copy.removed, order.partner?.name].filter(Boolean).join(' i ');
  return (
    <header className={pageHead}>
      <div className={crumb}>
        <MenuLink {...back}>
          <DeskIcon name="arrow-left" size={18} />
          <span>{listName(back.to)}</span>
        </MenuLink>
        <span className={crumbEnd}>
          {previous !== undefined && (
            <MenuLink
              to={pathOf('order', { orderId: previous })}
              aria-label={`${copy.previous}: ${previous}`}
            >
              <DeskIcon name="chevron-left" size={18} />
              <span>{previous}</span> <kbd className={key}>K</kbd>
            </MenuLink>
          )}
          {next !== undefined && (
            <MenuLink to={pathOf('order', { orderId: next })} aria-label={`${copy.next}: ${next}`}>
              <span>{next}</span> <kbd className={key}>J</kbd>
              <DeskIcon name="chevron-right" size={18} />
            </MenuLink>
          )}
        </span>
      </div>
      <div className={titles}>
        <p className={rubric}>{[type, copy.nr(order.orderId), copy.for(name)].filter(Boolean).join(', ')}</p>
        <h1>{order.productName}</h1>
      </div>
      {order.promisedUntil !== null && !isEnded && (
        <Due
          promisedUntil={order.promisedUntil}
          now={now}
          big
          calm={isCalm(order)}
          leavesAt={order.answer.approval?.sendAt ?? undefined}
        />
      )}
    </header>
  );
}
