import { chartCopy } from '#copy/sky/chart.ts';
import { buyText, chartWordsCopy } from '#copy/sky/chart-words.ts';
import { formatPrice } from '#copy/site/format.ts';
import type { Grosze } from '#domain/grosze.ts';
import { Button } from '#kit/button.tsx';
import * as css from '#styles/sky/birth-chart.late.css.ts';
import { buttonParts } from '#styles/button.css.ts';

export interface ChartOfferProps {
  /** How many specialists write it, or who alone is to, and the lowest price; missing until they are known. */
  offer: { name: string | undefined; count: number; from: Grosze } | undefined;
  /** While the chart is calculated anew, nothing of it can be bought. */
  isHeld?: boolean;
  onBuy: () => void;
}

/** Offers a specialist's paid reading of the free chart, with its lowest price (BH-5). */
export const ChartOffer = ({ offer, isHeld = false, onBuy }: ChartOfferProps) => (
  <div className={css.offer}>
    <div>
      <p className={css.offerTitle}>{chartWordsCopy.buyTitle}</p>
      {offer && <p className={css.offerText}>{buyText(offer.count, offer.name)}</p>}
    </div>
    <div className={css.offerSide}>
      <p className={css.offerPrice}>{offer && priceOf(offer)}</p>
      <Button parts={buttonParts.onNight} blocked={isHeld} onPress={onBuy}>
        {chartCopy.buy}
      </Button>
    </div>
  </div>
);

/** One price of one specialist is exact. */
const priceOf = ({ name, count, from }: NonNullable<ChartOfferProps['offer']>) =>
  name !== undefined && count === 1 ? formatPrice(from) : chartWordsCopy.buyFrom(formatPrice(from));
