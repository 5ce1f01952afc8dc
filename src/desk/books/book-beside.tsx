import type { Books } from '#desk/domain/wire.ts';
import { CURRENCY } from '#domain/shop-constants.ts';
import { muted } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { booksCopy as copy, movedAmount } from './books-copy.ts';
import { beside } from './books.late.css.ts';

/** What of a month's sums is VAT, what coupons took off, and what providers kept: figures of which no sum is made. */
export const BookBeside = ({ vat, givenAway, fees }: Pick<Books, 'vat' | 'givenAway' | 'fees'>) => (
  <section className={panel} aria-label={copy.beside}>
    <dl className={beside}>
      {vat !== null && (
        <div>
          <dt>{copy.vat}</dt>
          <dd>{movedAmount(vat, CURRENCY)}</dd>
        </div>
      )}
      <div>
        <dt>{copy.givenAway}</dt>
        <dd>{movedAmount(givenAway, CURRENCY)}</dd>
      </div>
      {fees.sums.map(({ currency, amount }) => (
        <div key={currency}>
          <dt>{copy.fees}</dt>
          <dd>{movedAmount(amount, currency)}</dd>
        </div>
      ))}
    </dl>
    {fees.untold > 0 && <p className={muted}>{copy.untold(fees.untold, fees.untoldTells)}</p>}
  </section>
);
