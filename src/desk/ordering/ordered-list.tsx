import type { Elements } from '#kit/elements.ts';
import { useRef } from 'react';
import { orderingCopy as copy } from './ordering-copy.ts';
import { list } from '#styles/desk/access.css.ts';
import { row } from '#styles/desk/base.css.ts';
import { grip, movable } from './ordering.late.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DeskIcon } from '#desk/ui/desk-icon.tsx';
import { useDragOrder } from './use-drag-order.ts';

export interface OrderedListProps<Row> {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  renderRow: (row: Row) => Elements;
  /** A row is wanted at another place, from 0. */
  onPlace: (row: Row, place: number) => void;
  /** The rows have changed while one was drawn, which has gone back. */
  onInterrupt: () => void;
}

/** Rows that are put in order: by two buttons each, or drawn by a handle. What became of it the page says. */
export function OrderedList<Row extends { id: string }>({
  rows,
  nameOf,
  renderRow,
  onPlace,
  onInterrupt,
}: OrderedListProps<Row>) {
  const element = useRef<HTMLOListElement>(null);
  const place = (id: string, to: number) => {
    const moved = rows.find((one) => one.id === id);
    if (moved) onPlace(moved, to);
  };
  const { drawn, offsetOf, handle } = useDragOrder(
    element,
    rows.map(({ id }) => id),
    place,
    onInterrupt,
  );
  return (
    <ol ref={element} className={`${list} ${movable}`} data-moving={drawn !== undefined || undefined}>
      {rows.map((one, at) => {
        const offset = offsetOf(at);
        return (
          <li
            key={one.id}
            data-drawn={one.id === drawn || undefined}
            style={offset === 0 ? undefined : { transform: `translateY(${offset}px)` }}
          >
            {renderRow(one)}
            <span className={row}>
              <DeskButton
                kind="ghost"
                aria-label={copy.up(nameOf(one))}
                blocked={at === 0}
                onPress={() => place(one.id, at - 1)}
              >
                ↑
              </DeskButton>
              <DeskButton
                kind="ghost"
                aria-label={copy.down(nameOf(one))}
                blocked={at === rows.length - 1}
                onPress={() => place(one.id, at + 1)}
              >
                ↓
              </DeskButton>
              {/* For pointers alone; the buttons before it do the same for keys and screen readers. */}
              {rows.length > 1 && (
                <span className={grip} title={copy.drag} aria-hidden="true" {...handle(one.id)}>
                  <DeskIcon name="grip" />
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
