import type { Elements } from '#kit/elements.ts';
import type { Grosze } from '#domain/grosze.ts';
import { pricesCopy as copy, priceOrOff } from './prices-copy.ts';
import { isUnlikely, priceText, readTypedPrice, refusingProviders } from '#desk/domain/typed-price.ts';
import * as s from './prices.late.css.ts';

/** One price as its field shows it. */
export interface PriceCellView {
  name: string;
  /** Specialist and product. */
  label: string;
  text: string;
  state: 'dirty' | 'conflict' | undefined;
  problem: string | undefined;
  /** What it costs in the shop; null for nothing on sale. */
  before: Grosze | null;
  /** Its last price, where it was taken off sale. */
  lastPrice: Grosze | undefined;
  /** The lowest price of the last thirty days. */
  lowest: Grosze | null;
}

export interface PriceCellProps {
  cell: PriceCellView;
  isReadOnly: boolean;
  onType: (text: string) => void;
  onTidy: () => void;
  /** What the typed price changes, over the cells beside it; only while the cell has the focus. */
  children?: Elements;
}

/** Screen reader text of a cell, after its name and price. */
function stateWords({ state, before, lastPrice }: PriceCellView): string | undefined {
  if (state === 'conflict') return copy.disputed;
  if (state === 'dirty') return copy.changed;
  if (before !== null) return undefined;
  return lastPrice === undefined ? copy.notTaken : copy.offBefore(priceOrOff(priceText(lastPrice)));
}

/** What to look at twice in a typed price: one that a payment provider refuses, or a likely slip of the comma. */
export function PriceWarnings({ cell: { text, before } }: { cell: PriceCellView }) {
  const after = readTypedPrice(text);
  if (typeof after !== 'number') return null;
  const refusing = refusingProviders(after);
  return (
    <>
      {refusing.length > 0 && <span className={s.warning}>{copy.tooLow(refusing)}</span>}
      {before !== null && isUnlikely(before, after) && <span className={s.warning}>{copy.unlikely}</span>}
    </>
  );
}

/** The field of one price, with what is wrong about it at the field itself. */
export function PriceCell({ cell, isReadOnly, onType, onTidy, children }: PriceCellProps) {
  const { name, label, text, problem, state, before, lastPrice, lowest } = cell;
  const words = stateWords(cell);
  return (
    <>
      <input
        className={s.input}
        aria-label={words === undefined ? label : `${label}, ${words}`}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${name}-blad`}
        data-field={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        placeholder={copy.none}
        value={text}
        readOnly={isReadOnly}
        onChange={(event) => onType(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={onTidy}
      />
      {problem !== undefined && (
        <p className={s.problem} id={`${name}-blad`} role="alert">
          {problem}
        </p>
      )}
      {state === undefined && lastPrice !== undefined && (
        <small className={s.off}>
          <s>{priceText(lastPrice)}</s> {copy.off}
        </small>
      )}
      {state !== undefined && (
        <small className={s.phoneNote}>
          <span>{copy.wasWith(before === null ? copy.wasOff : priceOrOff(priceText(before)))}</span>
          {lowest !== null && <span>{`, ${copy.lowestWith(priceOrOff(priceText(lowest)))}`}</span>}
          <PriceWarnings cell={cell} />
        </small>
      )}
      {children}
    </>
  );
}
