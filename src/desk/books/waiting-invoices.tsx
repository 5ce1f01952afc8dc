import { formatBirthDate } from '#desk/copy/time.ts';
import type { Books } from '#desk/domain/wire.ts';
import { pathOf } from '#desk/pages.ts';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { muted } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { plainList } from '#styles/desk/written.late.css.ts';
import { booksCopy as copy } from './books-copy.ts';

/** Invoices that customers have asked for and nobody has issued, the nearest last day first. */
export const WaitingInvoices = ({ invoices, moreInvoices }: Pick<Books, 'invoices' | 'moreInvoices'>) =>
  invoices.length > 0 && (
    <section className={panel} aria-labelledby="faktury-do-wystawienia">
      <h2 id="faktury-do-wystawienia">{copy.invoices}</h2>
      <ul className={plainList}>
        {invoices.map(({ orderId, productName, askedOn, dueOn }) => (
          <li key={orderId}>
            <MenuLink to={`${pathOf('order', { orderId })}#faktura`}>{copy.order(orderId)}</MenuLink>{' '}
            <span>{productName}</span>{' '}
            <small className={muted}>{copy.invoice(formatBirthDate(askedOn), formatBirthDate(dueOn))}</small>
          </li>
        ))}
      </ul>
      {moreInvoices && <p className={muted}>{copy.moreInvoices(invoices.length)}</p>}
    </section>
  );
