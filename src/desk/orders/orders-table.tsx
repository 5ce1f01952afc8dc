import { Typed } from '#desk/ui/typed.tsx';
import { LISTED_STATE_NAME, PAYMENT_STATE_NAME } from '#copy/purchase/order-states.ts';
import { pathOf } from '#desk/pages.ts';
import { orderListCopy as copy } from './order-list-copy.ts';
import { formatPrice } from '#copy/site/format.ts';
import { ANSWER_MAIL_NAME } from '#desk/copy/queue.ts';
import { productTypeName } from '#desk/copy/product.ts';
import { formatAt, formatMoment, formatUntil } from '#desk/copy/time.ts';
import { promiseLeft } from '#desk/domain/promise-clock.ts';
import type { ListedOrder, OrderEntry } from '#desk/domain/wire.ts';
import type { OrderSort } from '#domain/desk-terms.ts';
import * as s from '#styles/desk/orders.css.ts';
import { state as stateClass } from '#styles/desk/blocks.css.ts';
import { fairy as fairyClass, sheet, table, under, what } from '#styles/desk/queue.css.ts';
import { portrait } from '#styles/desk/shell.css.ts';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { MoonState } from '#desk/ui/moon-state.tsx';

export interface OrdersTableProps {
  rows: readonly OrderEntry[];
  now: number;
  sort: OrderSort;
  /** Specialists, addresses and money: an owner's columns. */
  isWhole: boolean;
  /** The order that the keyboard is at. */
  current: number | undefined;
  linkTo: (sort: OrderSort) => { to: string; state: unknown };
}

/** Text below an answer's state: the time that matters in it. */
function stateDetails(order: ListedOrder, now: number): string {
  const { state, at, promisedUntil } = order;
  const moment = at === null ? '' : formatMoment(at, now);
  if (state === 'unpaid') {
    const isOver = at !== null && Date.parse(at) <= now;
    return isOver ? copy.expired : moment && copy.expires(moment);
  }
  if (order.correctingSince !== undefined) return copy.correcting(formatMoment(order.correctingSince, now));
  if (state === 'sent' || state === 'called-off') return moment;
  if (order.mail !== undefined) return ANSWER_MAIL_NAME[order.mail];
  if (state === 'approved') return at === null ? '' : copy.goesAt(formatAt(at, now));
  if (promisedUntil === null) return '';
  return promiseLeft(promisedUntil, now).pace === 'late' ? copy.late : formatUntil(promisedUntil, now);
}

const TROUBLE = new Set(['failed', 'refund-due', 'refund-failed']);

function Row({
  entry,
  now,
  isWhole,
  isCurrent,
}: {
  entry: OrderEntry;
  now: number;
  isWhole: boolean;
  isCurrent: boolean;
}) {
  const { orderId, order } = entry;
  if (!order) {
    return (
      <tr className={s.entry}>
        <td className={s.cells.nr}>{orderId}</td>
        <td colSpan={isWhole ? 6 : 4}>{copy.unreadable}</td>
      </tr>
    );
  }
  const { payment, fairy } = order;
  const details = stateDetails(order, now);
  return (
    <tr className={s.entry} data-current={isCurrent ? '' : undefined}>
      <td className={s.cells.nr}>{orderId}</td>
      <td className={s.cells.placed}>{formatMoment(order.createdAt, now)}</td>
      <td className={s.cells.what}>
        <MenuLink to={pathOf('order', { orderId })} className={what} id={`zamowienie-${orderId}`}>
          {order.productName}
        </MenuLink>
        <span className={`${under} ${s.wide}`}>{productTypeName(order.productType)}</span>
      </td>
      <td className={s.cells.who}>
        <Typed>{[order.customerName ?? copy.noName, order.partnerName].filter(Boolean).join(' i ')}</Typed>
        {order.email !== undefined && (
          <span className={under}>
            <Typed>{order.email}</Typed>
          </span>
        )}
      </td>
      {isWhole && (
        <td className={s.cells.fairy}>
          <span className={fairyClass}>
            {fairy.imageSrc !== undefined && (
              <img className={portrait} src={fairy.imageSrc} alt="" width={320} height={400} loading="lazy" />
            )}
            <span>{fairy.name}</span>
          </span>
        </td>
      )}
      {isWhole && (
        <td className={s.cells.amount}>
          {payment && (
            <>
              <b>{formatPrice(payment.amount)}</b>
              <span className={TROUBLE.has(payment.state) ? `${under} ${s.trouble}` : under}>
                {PAYMENT_STATE_NAME[payment.state]}
              </span>
            </>
          )}
        </td>
      )}
      <td className={s.cells.state}>
        <span className={stateClass}>
          <MoonState state={order.state} />
          <span>
            <b>{LISTED_STATE_NAME[order.state]}</b>
            {details !== '' && <small>{details}</small>}
          </span>
        </span>
      </td>
    </tr>
  );
}

/** A heading that sorts: a link to the list in that order, and from there to its reverse. */
function SortHead({
  name,
  sort,
  pair,
  linkTo,
}: {
  name: string;
  sort: OrderSort;
  /** Falling first. */
  pair: readonly [OrderSort, OrderSort];
  linkTo: OrdersTableProps['linkTo'];
}) {
  const at = pair.indexOf(sort);
  const next = at === 0 ? pair[1] : pair[0];
  return (
    <th scope="col" aria-sort={at < 0 ? undefined : at === 0 ? 'descending' : 'ascending'}>
      <MenuLink {...linkTo(next)} className={s.sort} aria-label={`${name}, ${copy.sortBy(copy.sort[next])}`}>
        <span>{name}</span>
        <span>{at < 0 ? '' : at === 0 ? ' ↓' : ' ↑'}</span>
      </MenuLink>
    </th>
  );
}

/** Table of all orders; cards on a phone. An unreadable row shows a message. */
export function OrdersTable({ rows, now, sort, isWhole, current, linkTo }: OrdersTableProps) {
  const { columns } = copy;
  return (
    <section className={sheet}>
      <table className={table} aria-label={copy.table}>
        <thead>
          <tr>
            <th scope="col">{columns.nr}</th>
            <SortHead name={columns.placed} sort={sort} pair={['newest', 'oldest']} linkTo={linkTo} />
            <th scope="col">{columns.what}</th>
            <th scope="col">{columns.who}</th>
            {isWhole && <th scope="col">{columns.fairy}</th>}
            {isWhole && (
              <SortHead name={columns.amount} sort={sort} pair={['dearest', 'cheapest']} linkTo={linkTo} />
            )}
            <th scope="col">{columns.state}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((entry) => (
            <Row
              key={entry.orderId}
              entry={entry}
              now={now}
              isWhole={isWhole}
              isCurrent={entry.orderId === current}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
