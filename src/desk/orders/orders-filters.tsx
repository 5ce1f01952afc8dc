import { useState } from 'react';
import { shownCount, ORDER_FILTER_NAME, orderListCopy as copy } from './order-list-copy.ts';
import type { Choice } from '#desk/domain/wire.ts';
import type { OrderFilter } from '#domain/desk-terms.ts';
import { deskButtonClass } from '#styles/desk/button.css.ts';
import { key } from '#styles/desk/base.css.ts';
import * as s from '#styles/desk/orders.css.ts';
import { filter, filters } from '#styles/desk/queue.css.ts';
import { DeskIcon } from '#desk/ui/desk-icon.tsx';
import { DayField } from '#desk/ui/day-field.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';

/** What a list is narrowed by, apart from its state. */
export interface Narrowing {
  text: string;
  productId: string | undefined;
  fairyId: string | undefined;
  period: string;
  from: string;
  until: string;
}

export interface OrdersSearchProps extends Narrowing {
  products: readonly Choice[];
  /** Empty for a specialist, whose orders are all her own. */
  fairies: readonly Choice[];
  isMine: boolean;
  onChange: (change: Partial<Narrowing>) => void;
}

interface PickProps {
  name: string;
  value: string;
  any?: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
}

const Pick = ({ name, value, any, choices, onChange }: PickProps) => (
  <select
    className={s.field}
    aria-label={name}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  >
    {any !== undefined && <option value="">{any}</option>}
    {choices.map((choice) => (
      <option key={choice.id} value={choice.id}>
        {choice.name}
      </option>
    ))}
  </select>
);

const PERIODS = Object.entries(copy.periods).map(([id, name]) => ({ id, name }));

/** Search and filters of the list of all orders; on a phone the filters unfold. */
export function OrdersSearch(props: OrdersSearchProps) {
  const { text, productId, fairyId, period, products, fairies, isMine, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <search className={s.search}>
      <span className={s.find}>
        <DeskIcon name="search" />
        <input
          id="szukaj"
          className={s.field}
          type="search"
          aria-label={isMine ? copy.searchMine : copy.search}
          placeholder={isMine ? copy.placeholderMine : copy.placeholder}
          maxLength={254}
          autoComplete="off"
          value={text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
        <kbd className={`${key} ${s.findKey}`} aria-hidden="true">
          /
        </kbd>
      </span>
      <button
        type="button"
        className={`${deskButtonClass.ghost} ${s.unfold}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <DeskIcon name="list" size={18} />
        <span>{isMine ? copy.moreMine : copy.more}</span>
      </button>
      <div className={s.picks} data-open={isOpen ? '' : undefined} id="filtry">
        <Pick
          name={copy.service}
          any={copy.anyService}
          value={productId ?? ''}
          choices={products}
          onChange={(value) => onChange({ productId: value || undefined })}
        />
        {!isMine && (
          <Pick
            name={copy.fairy}
            any={copy.anyFairy}
            value={fairyId ?? ''}
            choices={fairies}
            onChange={(value) => onChange({ fairyId: value || undefined })}
          />
        )}
        <Pick
          name={copy.period}
          value={period}
          choices={PERIODS}
          onChange={(value) => onChange({ period: value })}
        />
        {period === 'daty' &&
          (['from', 'until'] as const).map((end) => (
            <label key={end} className={s.date}>
              <span>{copy[end]}</span>
              <DayField value={props[end]} onChange={(day) => onChange({ [end]: day })} />
            </label>
          ))}
      </div>
    </search>
  );
}

export interface OrderStatesProps {
  counts: Readonly<Record<string, number>>;
  state: OrderFilter | undefined;
  /** Address of the list in another state. */
  linkTo: (state: OrderFilter | undefined) => { to: string; state: unknown };
}

const STATES = Object.keys(ORDER_FILTER_NAME) as OrderFilter[];
const current = (is: boolean) => (is ? ('true' as const) : undefined);

/** States of orders with their counts, as links; those that a role must not know of have no count and no link. */
export const OrderStates = ({ counts, state, linkTo }: OrderStatesProps) => (
  <nav className={filters} aria-label={copy.states}>
    <ul>
      <li>
        <MenuLink {...linkTo(undefined)} className={filter} aria-current={current(state === undefined)}>
          <span>{copy.all}</span> <span>{shownCount(counts['all'] ?? 0)}</span>
        </MenuLink>
      </li>
      {STATES.filter((one) => counts[one] !== undefined).map((one) => (
        <li key={one}>
          <MenuLink {...linkTo(one)} className={filter} aria-current={current(state === one)}>
            <span>{ORDER_FILTER_NAME[one]}</span> <span>{shownCount(counts[one] ?? 0)}</span>
          </MenuLink>
        </li>
      ))}
    </ul>
  </nav>
);
