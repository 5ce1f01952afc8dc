import { Typed } from '#desk/ui/typed.tsx';
import { pathOf } from '#desk/pages.ts';
import { formatBirthDate, formatMoment } from '#desk/copy/time.ts';
import { withdrawalsCopy as copy } from './withdrawals-copy.ts';
import type { DeskWithdrawal } from '#desk/domain/wire.ts';
import { row } from '#styles/desk/base.css.ts';
import { list } from '#styles/desk/access.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';

export interface WithdrawalListProps {
  withdrawals: readonly DeskWithdrawal[];
  now: number;
  /** A person has dealt with a statement that the shop cannot carry out. */
  onDealtWith: (id: number) => void;
  /** A person decides that a statement is carried out which nobody has proved. */
  onCarryOut: (withdrawal: DeskWithdrawal) => void;
}

const proofOf = ({ provedBy, author, isDenied }: DeskWithdrawal) => {
  if (provedBy === 'person') return copy.decidedBy(author ?? '');
  if (provedBy !== undefined) return copy.provedBy[provedBy];
  return isDenied ? copy.denied : '';
};

const sentence = (one: DeskWithdrawal) =>
  [copy.state[one.state], proofOf(one), copy.moneyBack[one.moneyBack]].filter(Boolean).join(' ');

/** Whether a statement obliges the shop to give money back, by its day. */
const OBLIGES: Readonly<Record<DeskWithdrawal['state'], boolean>> = {
  unmatched: true,
  unpaid: false,
  waiting: true,
  'under-way': true,
  'called-off': true,
  open: true,
  lost: false,
  late: true,
};

/** Whether money has still to be returned, by the state of the refund. */
const IS_OWED: Readonly<Record<DeskWithdrawal['moneyBack'], boolean>> = {
  none: true,
  'nothing-paid': false,
  'under-way': true,
  done: false,
  settled: false,
  failed: true,
};

const isDue = ({ state, moneyBack }: DeskWithdrawal) => OBLIGES[state] && IS_OWED[moneyBack];

/** List of withdrawals: the customer, the deadline of the refund, and the state of the order. */
export const WithdrawalList = ({ withdrawals, now, onDealtWith, onCarryOut }: WithdrawalListProps) => (
  <section className={panel} aria-label={copy.title}>
    <ul className={list}>
      {withdrawals.map((one) => (
        <li key={one.id}>
          <span>
            <b>
              <span>{copy.number(one.id)}</span>, <Typed>{one.name ?? copy.cleared}</Typed>
            </b>
            <small>
              <Typed>
                {[
                  one.email,
                  one.orderNumber !== undefined && copy.typed(one.orderNumber),
                  copy.received(formatMoment(one.receivedAt, now)),
                  one.isRepeated && copy.repeated,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </Typed>
            </small>
            <span>{sentence(one)}</span>
          </span>
          <span className={row}>
            {one.dealtBy !== undefined ? (
              <b>{copy.dealtBy(one.dealtBy)}</b>
            ) : (
              isDue(one) && <b>{copy.due(formatBirthDate(one.dueOn))}</b>
            )}
            {one.state === 'waiting' && one.needsPerson && (
              <DeskButton
                kind="ghost"
                icon="undo"
                aria-label={copy.carryOutLabel(one.id)}
                onPress={() => onCarryOut(one)}
              >
                {copy.carryOut}
              </DeskButton>
            )}
            {one.needsPerson && (
              <DeskButton
                kind="ghost"
                icon="ok"
                aria-label={copy.dealtWithLabel(one.id)}
                onPress={() => onDealtWith(one.id)}
              >
                {copy.dealtWith}
              </DeskButton>
            )}
            {one.state === 'unmatched' && one.needsPerson && one.email !== undefined && (
              <a
                // A stranger has written the address: it may not add recipients.
                href={`mailto:${encodeURIComponent(one.email).replace('%40', '@')}?subject=${encodeURIComponent(copy.writeBackSubject(one.id))}`}
                aria-label={copy.writeBackLabel(one.id)}
              >
                {copy.writeBack}
              </a>
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
