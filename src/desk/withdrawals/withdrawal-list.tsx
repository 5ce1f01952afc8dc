import { pathOf } from '#desk/pages.ts';
import { formatBirthDate, formatMoment } from '#desk/copy/time.ts';
import { withdrawalsCopy as copy } from './withdrawals-copy.ts';
import type { DeskWithdrawal } from '#desk/domain/wire.ts';
import { list } from '#styles/desk/access.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';

export interface WithdrawalListProps {
  withdrawals: readonly DeskWithdrawal[];
  now: number;
  /** A person has dealt with a statement that the shop cannot carry out. */
  onDealtWith: (id: number) => void;
}

const sentence = ({ state, moneyBack }: DeskWithdrawal) =>
  [copy.state[state], copy.moneyBack[moneyBack]].filter(Boolean).join(' ');

/** States in which the shop does nothing by itself. */
const NEEDS_PERSON: ReadonlySet<DeskWithdrawal['state']> = new Set(['unmatched', 'late', 'lost']);

/** Statements of withdrawal: from whom, until when the money must be back, and what has become of the order. */
export const WithdrawalList = ({ withdrawals, now, onDealtWith }: WithdrawalListProps) => (
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
            {one.dealtBy !== undefined ? (
              <b>{copy.dealtBy(one.dealtBy)}</b>
            ) : (
              <b>{copy.due(formatBirthDate(one.dueOn))}</b>
            )}
            {NEEDS_PERSON.has(one.state) && one.dealtBy === undefined && (
              <DeskButton
                kind="ghost"
                icon="ok"
                aria-label={copy.dealtWithLabel(one.id)}
                onPress={() => onDealtWith(one.id)}
              >
                {copy.dealtWith}
              </DeskButton>
            )}
            {one.orderId !== undefined && (
              <small>
                <MenuLink to={pathOf('order', { orderId: one.orderId })}>{copy.order(one.orderId)}</MenuLink>
              </small>
            )}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
