import { SHOP_REASONS } from '#copy/purchase/order-states.ts';
import { keyOf } from '#desk/domain/key-of.ts';
import { Typed } from '#desk/ui/typed.tsx';
import { formatAmount, moneyCopy as copy } from './money-copy.ts';
import { formatBirthDate, formatMoment } from '#desk/copy/time.ts';
import { providerReason } from './provider-reasons.ts';
import type { Money } from '#desk/domain/wire.ts';
import { rows } from '#styles/desk/order.css.ts';

function stateOf({ isSettled, isReplaced, state }: Money['refunds'][number]): string {
  if (isReplaced) return copy.replaced;
  return isSettled ? copy.settled : copy.state[state];
}

/** Polish text of a refund's reason; older refunds by the shop have an English name. */
function reasonOf(reason: string): string {
  const known = keyOf(SHOP_REASONS, reason);
  return known === undefined ? reason : SHOP_REASONS[known];
}

/** What was paid for an order, each refund with its state, and what may still be given back. */
export const MoneyFacts = ({ money, now }: { money: Money; now: number }) => (
  <dl className={rows}>
    <div>
      <dt>{copy.paid}</dt>
      <dd>{money.paid === 0 ? copy.nothing : formatAmount(money.paid, money.currency)}</dd>
    </div>
    {money.refunds.map((refund) => (
      <div key={refund.refundId}>
        <dt>
          <span>{formatMoment(refund.requestedAt, now)}</span>, <span>{copy.by(refund.requestedBy)}</span>
          {refund.reason !== undefined && (
            <small>
              „<Typed>{reasonOf(refund.reason)}</Typed>”
            </small>
          )}
        </dt>
        <dd>
          −&nbsp;<span>{formatAmount(refund.amount, refund.currency)}</span>
          <small>
            {[
              stateOf(refund),
              refund.failure !== undefined && providerReason(refund.failure),
              refund.state !== 'done' &&
                !refund.isSettled &&
                refund.dueOn !== undefined &&
                copy.dueOn(formatBirthDate(refund.dueOn)),
            ]
              .filter(Boolean)
              .join(', ')}
          </small>
        </dd>
      </div>
    ))}
    {money.paid > 0 && (
      <div>
        <dt>{copy.left}</dt>
        <dd>
          <b>{formatAmount(money.left, money.currency)}</b>
        </dd>
      </div>
    )}
  </dl>
);
