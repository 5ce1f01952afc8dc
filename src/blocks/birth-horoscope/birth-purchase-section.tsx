import { chartCopy } from '#copy/sky/chart.ts';
import type { Elements } from '#kit/elements.ts';
import { purchaseLead } from '#styles/sky/birth-chart.late.css.ts';
import { wrap } from '#styles/layout.css.ts';
import { lead } from '#styles/text.css.ts';
import { PURCHASE_HEADING } from '../birth-anchors.ts';

interface BirthPurchaseSectionProps {
  /** The chart is calculated anew: an order would go with the hour of the one before. */
  isHeld: boolean;
  children: Elements;
}

/** Section below the chart in which a birth horoscope is bought. */
export const BirthPurchaseSection = ({ isHeld, children }: BirthPurchaseSectionProps) => (
  <section aria-labelledby={PURCHASE_HEADING} inert={isHeld}>
    <div className={wrap}>
      <h2 id={PURCHASE_HEADING} tabIndex={-1}>
        {chartCopy.buy}
      </h2>
      <p className={`${lead} ${purchaseLead}`}>{chartCopy.purchaseLead}</p>
    </div>
    {children}
  </section>
);
