import { unwrap } from '#desk/api/desk-client.ts';
import type { PriceCellView } from './price-cell.tsx';
import { PriceDetail } from './price-detail.tsx';
import type { Price } from '#desk/domain/wire.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useLoad } from '#desk/frame/use-load.ts';
import { useNow } from '#desk/frame/use-now.ts';
import { idsOf } from './prices-view.ts';

export interface PriceDetailSectionProps {
  cell: PriceCellView;
  /** Missing for a product that this specialist never sold. */
  price: Price | undefined;
  /** Missing where the price can no longer be changed. */
  onUndo: (() => void) | undefined;
}

/** What a typed price changes; the history behind it is loaded when it opens, and left out where it does not come. */
export function PriceDetailSection({ cell, price, onUndo }: PriceDetailSectionProps) {
  const { client } = useDesk();
  const now = useNow();
  const { fairyId, productId } = idsOf(cell.name);
  const { loaded } = useLoad(
    () =>
      price
        ? unwrap(
            client.GET('/prices/{fairyId}/{productId}/history', { params: { path: { fairyId, productId } } }),
          )
        : Promise.resolve([]),
    // Another price of the same cell has another history.
    `${cell.name} ${price?.version}`,
  );
  return (
    <PriceDetail
      cell={cell}
      lowestSince={price?.lowestSince ?? undefined}
      history={loaded.data ?? []}
      now={now}
      onUndo={onUndo}
    />
  );
}
