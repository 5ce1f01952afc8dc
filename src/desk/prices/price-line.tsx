import { type Grosze, largest, least } from '#domain/grosze.ts';
import { priceOrOff, pricesCopy as copy } from './prices-copy.ts';
import { formatDay } from '#desk/copy/time.ts';
import { priceText } from '#desk/domain/typed-price.ts';
import type { PriceHistory } from '#desk/domain/wire.ts';
import * as s from './prices.late.css.ts';

const SPAN = 30 * 86_400_000;
const WIDTH = 240;
const TOP = 16;
const BOTTOM = 40;

export interface PriceLineProps {
  history: PriceHistory;
  lowest: Grosze | null;
  now: number;
}

/** A price over the last thirty days as a line of steps, with the highest and the lowest price written at it. */
export function PriceLine({ history, lowest, now }: PriceLineProps) {
  // One price all the time is no line to look at.
  const [first, ...others] = history.map(({ price }) => price);
  if (first === undefined || others.length === 0) return null;
  const [top, bottom] = [largest(first, ...others), least(first, ...others)];
  const x = (moment: number) => (Math.min(Math.max(moment - (now - SPAN), 0), SPAN) / SPAN) * WIDTH;
  const y = (price: Grosze) =>
    top === bottom ? TOP : TOP + ((top - price) / (top - bottom)) * (BOTTOM - TOP);
  const spans = history.map(({ price, from, until }) => ({
    price,
    from: x(Date.parse(from)),
    until: x(until === null ? now : Date.parse(until)),
  }));
  const path = spans.map(({ price, from, until }, at) => {
    // Off sale between two prices: the line has a gap.
    const joins = spans[at - 1]?.until === from;
    return `${joins ? 'V' : `M${from} `}${y(price)}H${until}`;
  });
  const mark = (price: Grosze, dy: number) => {
    const span = spans.find((one) => one.price === price);
    return (
      <text x={Math.min(span?.from ?? 0, WIDTH - 40)} y={y(price) + dy}>
        {priceText(price)}
      </text>
    );
  };
  return (
    <svg
      className={s.line}
      viewBox={`0 0 ${WIDTH} 56`}
      role="img"
      aria-label={copy.history(
        history.map(({ price, from }) => [priceOrOff(priceText(price)), formatDay(from, now)]),
      )}
    >
      {lowest !== null && <path d={`M0 ${y(lowest)}H${WIDTH}`} strokeDasharray="4 3" className={s.lowest} />}
      <path d={path.join('')} />
      {mark(top, -5)}
      {bottom < top && mark(bottom, 13)}
    </svg>
  );
}
