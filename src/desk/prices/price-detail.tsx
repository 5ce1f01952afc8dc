import type { Grosze } from '#domain/grosze.ts';
import { priceOrOff, pricesCopy as copy } from './prices-copy.ts';
import { formatDay } from '#desk/copy/time.ts';
import { priceText, readTypedPrice } from '#desk/domain/typed-price.ts';
import type { PriceHistory } from '#desk/domain/wire.ts';
import * as s from './prices.late.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { PriceWarnings, type PriceCellView } from './price-cell.tsx';
import { PriceLine } from './price-line.tsx';

export interface PriceDetailProps {
  cell: PriceCellView;
  /** When the lowest price came on sale (ISO). */
  lowestSince: string | undefined;
  history: PriceHistory;
  now: number;
  /** Missing where the price can no longer be changed. */
  onUndo: (() => void) | undefined;
}

function changeOf(before: Grosze | null, after: Grosze | null): string {
  if (after === null) return copy.takenOff;
  if (before === null) return copy.added;
  return after < before ? copy.cut : copy.rise;
}

/** What a typed price changes: the one before, the one after, the lowest of thirty days, and what to look at twice. */
export function PriceDetail({ cell, lowestSince, history, now, onUndo }: PriceDetailProps) {
  const { label, text, before, lowest } = cell;
  const after = readTypedPrice(text);
  if (typeof after === 'string') return null;
  return (
    <div className={s.detail} role="group" aria-label={label}>
      <header className={s.detailHead}>
        <b>{label}</b>
        <span className={s.tag}>{changeOf(before, after)}</span>
      </header>
      <PriceLine history={history} lowest={lowest} now={now} />
      <dl className={s.facts}>
        <div>
          <dt>{copy.was}</dt>
          <dd>{before === null ? copy.wasOff : priceOrOff(priceText(before))}</dd>
        </div>
        <div>
          <dt>{copy.willBe}</dt>
          <dd>
            <b>{priceOrOff(priceText(after))}</b>
          </dd>
        </div>
        <div>
          <dt>{copy.lowest}</dt>
          <dd>
            <span>{lowest === null ? copy.lowestNone : priceOrOff(priceText(lowest))}</span>
            {lowestSince !== undefined && (
              <small>
                {' '}
                <span>{copy.since(formatDay(lowestSince, now))}</span>
              </small>
            )}
          </dd>
        </div>
      </dl>
      <PriceWarnings cell={cell} />
      {onUndo && (
        <div>
          <DeskButton kind="ghost" icon="undo" onPress={onUndo}>
            {copy.undo}
          </DeskButton>
        </div>
      )}
    </div>
  );
}
