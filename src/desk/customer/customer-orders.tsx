import { formatPrice } from '#copy/site/format.ts';
import { LISTED_STATE_NAME, PAYMENT_STATE_NAME } from '#copy/purchase/order-states.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { OrderEntry } from '#desk/domain/wire.ts';
import { item, line, messages } from '#desk/messages/messages.late.css.ts';
import { pathOf } from '#desk/pages.ts';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { customerCopy as copy } from './customer-copy.ts';

/** A customer's orders, the latest first, each a link to its page. */
export const CustomerOrders = ({ orders, now }: { orders: readonly OrderEntry[]; now: number }) => (
  <ul className={messages} aria-label={copy.ordersTitle}>
    {orders.map(({ orderId, order }) => (
      <li key={orderId} className={item}>
        <span className={line}>
          <MenuLink to={pathOf('order', { orderId })}>
            {copy.order(orderId, order?.productName ?? copy.unreadable)}
          </MenuLink>
          {order && <small>{formatMoment(order.createdAt, now)}</small>}
        </span>
        {order && (
          <span className={line}>
            <span>{`${order.fairy.name}, ${LISTED_STATE_NAME[order.state]}`}</span>
            {order.payment && (
              <small>{`${formatPrice(order.payment.amount)}, ${PAYMENT_STATE_NAME[order.payment.state]}`}</small>
            )}
          </span>
        )}
      </li>
    ))}
  </ul>
);
