import { formatBirthDate, formatMoment } from '#desk/copy/time.ts';
import { withdrawalsCopy as copy } from '#desk/copy/withdrawals.ts';
import type { DeskWithdrawal } from '#desk/schemas/withdrawals.schema.ts';
import { list } from '#styles/desk/access.css.ts';
import { panel } from '#styles/desk/parts.css.ts';
import { MenuLink } from './menu-link.tsx';

export interface WithdrawalListProps {
  withdrawals: readonly DeskWithdrawal[];
  now: number;
}

const sentence = ({ state, moneyBack }: DeskWithdrawal) =>
  [copy.state[state], copy.moneyBack[moneyBack]].filter(Boolean).join(' ');

/** Statements of withdrawal: from whom, until when the money must be back, and what has become of the order. */
export const WithdrawalList = ({ withdrawals, now }: WithdrawalListProps) => (
  <section className={panel} aria-label={copy.title}>
    <ul className={list}>
      {withdrawals.map((one) => (
        <li key={one.id}>
          <span>
            <b>
              {copy.number(one.id)}, {one.name ?? copy.cleared}
            </b>
            <small>
              {[
                one.email,
                one.orderNumber !== undefined && copy.typed(one.orderNumber),
                copy.received(formatMoment(one.receivedAt, now)),
                one.isRepeated && copy.repeated,
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
            {sentence(one)}
          </span>
          <span>
            <b>{copy.due(formatBirthDate(one.dueOn))}</b>
            {one.orderId !== undefined && (
              <small>
                <MenuLink to={`/zamowienia/${one.orderId}`}>{copy.order(one.orderId)}</MenuLink>
              </small>
            )}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
