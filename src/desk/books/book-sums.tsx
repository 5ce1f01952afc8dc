import { minus, NOTHING } from '#domain/grosze.ts';
import { booksCopy as copy, movedAmount } from './books-copy.ts';
import type { Books } from '#desk/domain/wire.ts';
import { sums as sumsClass } from './books.late.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';

/** What came and went in a month, by currency. */
export const BookSums = ({ sums }: Pick<Books, 'sums'>) => (
  <section className={panel} aria-label={copy.sums}>
    {sums.map(({ currency, sales, refunds, chargebacks, total }) => (
      <dl key={currency} className={sumsClass}>
        <div>
          <dt>{copy.sales}</dt>
          <dd>{movedAmount(sales, currency)}</dd>
        </div>
        <div>
          <dt>{copy.refunds}</dt>
          <dd>{movedAmount(minus(NOTHING, refunds), currency)}</dd>
        </div>
        {chargebacks !== 0 && (
          <div>
            <dt>{copy.chargebacks}</dt>
            <dd>{movedAmount(minus(NOTHING, chargebacks), currency)}</dd>
          </div>
        )}
        <div>
          <dt>{copy.total}</dt>
          <dd>{movedAmount(total, currency)}</dd>
        </div>
      </dl>
    ))}
  </section>
);
