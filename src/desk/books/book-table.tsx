import { BOOK_KIND_NAME } from '#copy/purchase/order-states.ts';
import { PROVIDER_NAME } from '#copy/purchase/provider-name.ts';
import { pathOf } from '#desk/pages.ts';
import { booksCopy as copy, movedAmount } from './books-copy.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { Books } from '#desk/domain/wire.ts';
import * as s from './books.late.css.ts';
import { sheet, table } from '#styles/desk/queue.css.ts';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { ColumnHeads } from '#desk/ui/column-heads.tsx';

/** Movements of money, oldest first; cards on a phone. */
export const BookTable = ({ entries, now }: Pick<Books, 'entries'> & { now: number }) => (
  <section className={sheet} aria-label={copy.list}>
    <table className={table}>
      <ColumnHeads names={copy.columns} />
      <tbody>
        {entries.map((entry) => (
          <tr key={`${entry.kind} ${entry.paymentId} ${entry.at}`} className={s.entry}>
            <td>{formatMoment(entry.at, now)}</td>
            <td>{BOOK_KIND_NAME[entry.kind]}</td>
            <td>
              <MenuLink to={pathOf('order', { orderId: entry.orderId })}>
                {copy.order(entry.orderId)}
              </MenuLink>
              <small>{entry.productName}</small>
            </td>
            <td>
              <span>{PROVIDER_NAME[entry.provider]}</span>
              <small>{entry.providerPaymentId}</small>
            </td>
            <td className={s.amount}>{movedAmount(entry.amount, entry.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
