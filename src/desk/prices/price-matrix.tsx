import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Elements } from '#kit/elements.ts';
import { priceGroup, pricesCopy as copy } from './prices-copy.ts';
import type { PriceList } from '#desk/domain/wire.ts';
import { key, wideOnly } from '#styles/desk/base.css.ts';
import { field } from '#styles/desk/orders.css.ts';
import { rubric } from '#styles/desk/blocks.css.ts';
import * as s from './prices.late.css.ts';
import { PriceCell, type PriceCellView } from './price-cell.tsx';

export interface PriceMatrixProps {
  list: PriceList;
  /** The fields to show, each with its row and column; all where it is missing. */
  shownFields: ReadonlySet<string> | undefined;
  /** The specialist whose prices a narrow screen shows. */
  chosen: string;
  onChoose: (fairyId: string) => void;
  cellOf: (fairyId: string, productId: string) => PriceCellView;
  isReadOnly: boolean;
  onType: (name: string, text: string) => void;
  /** The field was left. */
  onTidy: (name: string) => void;
  onUndo: (name: string) => void;
  /** Draws what a typed price changes. */
  renderDetail: (cell: PriceCellView) => Elements;
}

const STEP: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Moves between fields by arrows while a field's whole text is selected, as it is on arrival. Enter puts the caret into
 * the text, where left and right are the text's own; Enter again leaves it, Escape undoes the field.
 */
function pressIn(event: KeyboardEvent<HTMLTableElement>, onUndo: (name: string) => void): void {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
  const [down, right] = STEP[event.key] ?? [0, 0];
  if (event.key === 'Escape') {
    onUndo(input.dataset['field'] ?? '');
    setTimeout(() => input.select());
  } else if (event.key === 'Enter') {
    if (isWhole) input.setSelectionRange(input.value.length, input.value.length);
    else input.select();
  } else if (down !== 0 || (right !== 0 && isWhole)) {
    const cell = input.closest('td');
    const row = cell?.closest('tr');
    if (!cell || !row) return;
    const rows = [...event.currentTarget.rows].filter((one) => one.querySelector('input'));
    const next = rows[rows.indexOf(row) + down]?.children[[...row.children].indexOf(cell) + right];
    next?.querySelector('input')?.focus();
  } else return;
  event.preventDefault();
}

const stateOf = ({ problem, state }: PriceCellView) => (problem === undefined ? state : 'wrong');

/** Products down, specialists across; on a narrow screen one specialist at a time. */
export function PriceMatrix({ list, shownFields, cellOf, renderDetail, ...rest }: PriceMatrixProps) {
  const isShown = (fairyId: string, productId: string) =>
    shownFields?.has(cellOf(fairyId, productId).name) ?? true;
  const products = list.products.filter((product) =>
    list.fairies.some((fairy) => isShown(fairy.id, product.id)),
  );
  const fairies = list.fairies.filter((fairy) => products.some((product) => isShown(fairy.id, product.id)));
  const chosen = fairies.find(({ id }) => id === rest.chosen)?.id ?? fairies[0]?.id ?? '';
  const [active, setActive] = useState<string>();
  const inGroup = (group: string) => products.filter(({ productType }) => priceGroup(productType) === group);
  const groups = [...new Set(products.map(({ productType }) => priceGroup(productType)))];
  const countOf = (fairyId: string) =>
    products.filter(({ id }) => (shownFields ? isShown(fairyId, id) : cellOf(fairyId, id).before !== null))
      .length;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setActive(undefined);
  };
  return (
    <>
      <label className={s.choice}>
        <b>{copy.fairy}</b>
        <select className={field} value={chosen} onChange={(event) => rest.onChoose(event.target.value)}>
          {fairies.map(({ id, name }) => (
            <option key={id} value={id}>
              {copy.fairyWith(name, countOf(id))}
            </option>
          ))}
        </select>
      </label>
      <div className={s.sheet} data-many={fairies.length > 12 || undefined}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the fields in it take the keys */}
        <table
          className={s.table}
          data-few={fairies.length < 6 || undefined}
          onKeyDown={(event) => pressIn(event, rest.onUndo)}
        >
          <thead>
            <tr>
              <th scope="col">
                <span className={s.unseen}>{copy.service}</span>
              </th>
              {fairies.map(({ id, name, image, isAvailable }) => (
                <th key={id} scope="col" data-away={!isAvailable || undefined}>
                  <img src={image} alt="" width={320} height={400} loading="lazy" />
                  <span>{name}</span>
                  {!isAvailable && <small>{copy.away}</small>}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody
              key={group}
              data-hidden={!inGroup(group).some(({ id }) => isShown(chosen, id)) || undefined}
            >
              <tr>
                <th scope="rowgroup" colSpan={fairies.length + 1} className={s.group}>
                  <span className={rubric}>{group}</span>
                </th>
              </tr>
              {inGroup(group).map((product) => (
                <tr
                  key={product.id}
                  data-state={stateOf(cellOf(chosen, product.id))}
                  data-hidden={!isShown(chosen, product.id) || undefined}
                >
                  <th scope="row">{product.title}</th>
                  {fairies.map((fairy, at) => {
                    const cell = cellOf(fairy.id, product.id);
                    return (
                      <td
                        key={fairy.id}
                        data-state={stateOf(cell)}
                        data-hidden={!isShown(fairy.id, product.id) || undefined}
                        data-away={!fairy.isAvailable || undefined}
                        data-chosen={fairy.id === chosen || undefined}
                        data-side={at < fairies.length / 2 ? 'right' : 'left'}
                        onFocus={() => setActive(cell.name)}
                        onBlur={leave}
                      >
                        <PriceCell
                          cell={cell}
                          isReadOnly={rest.isReadOnly}
                          onType={(text) => rest.onType(cell.name, text)}
                          onTidy={() => rest.onTidy(cell.name)}
                        >
                          {active === cell.name && cell.state !== undefined && renderDetail(cell)}
                        </PriceCell>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <div className={`${s.foot} ${wideOnly}`}>
        <p>
          {(['←', '→', '↑', '↓'] as const).map((arrow) => (
            <kbd key={arrow} className={key}>
              {arrow}
            </kbd>
          ))}
          <span>{copy.keys.move}</span> <kbd className={key}>Enter</kbd>
          <span>{copy.keys.edit}</span> <kbd className={key}>Esc</kbd>
          <span>{copy.keys.undo}</span>
        </p>
        <p>
          <i className={s.legend} data-state="dirty" />
          {copy.legend.changed}
          <i className={s.legend} data-away />
          {copy.legend.away}
        </p>
      </div>
    </>
  );
}
