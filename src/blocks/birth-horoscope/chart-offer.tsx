import { chartCopy } from '#copy/chart.ts';
import { Button } from '#kit/button.tsx';
import { offer } from '#styles/birth-chart.late.css.ts';
import { buttonParts } from '#styles/button.css.ts';

/** Offers a specialist's paid reading of the free chart (BH-5). */
export const ChartOffer = ({ onBuy }: { onBuy: () => void }) => (
  <div className={offer}>
    <p>{chartCopy.buyHint}</p>
    <Button parts={buttonParts.onNight} onPress={onBuy}>
      {chartCopy.buy}
    </Button>
  </div>
);
