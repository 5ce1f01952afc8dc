import { useEffect, useState } from 'react';
import { formatPrice } from '#copy/site/format.ts';
import { summaryCopy } from '#copy/purchase/order.ts';
import { buttonClass } from '#styles/button.css.ts';
import { bar, choice } from '#styles/purchase/phone-order-bar.css.ts';
import { price as priceClass } from '#styles/text.css.ts';
import type { Grosze } from '#domain/grosze.ts';
import { AMOUNT } from './order-summary.tsx';
import { PAYMENT } from './payment-anchor.ts';

export interface PhoneOrderBarProps {
  variantTitle: string;
  fairyName: string;
  /** With the coupon's discount. */
  price: Grosze;
}

/**
 * Bar at the bottom of a phone's screen: the order in one line and a link to payment, away while the summary is on the
 * screen. Must be the last child of the page's flow.
 */
export function PhoneOrderBar({ variantTitle, fairyName, price }: PhoneOrderBarProps) {
  return (
    <section
      aria-label={summaryCopy.barLabel}
      className={bar}
      data-away={usePaymentInView() ? '' : undefined}
    >
      <p>
        <span className={choice}>
          <span>{`${variantTitle}, `}</span>
          <span translate="no">{fairyName}</span>
        </span>{' '}
        <span className={priceClass} translate="no">
          {formatPrice(price)}
        </span>
      </p>
      <a href={`#${AMOUNT}`} className={buttonClass.primary}>
        {summaryCopy.toPayment}
      </a>
    </section>
  );
}

/** Whether the summary with its payment buttons is on the screen: the bar would only lie over what it leads to. */
function usePaymentInView(): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const summary = document.getElementById(PAYMENT);
    if (!summary || typeof IntersectionObserver === 'undefined') return undefined;
    const watcher = new IntersectionObserver((seen) => setIsInView(seen.at(-1)?.isIntersecting ?? false));
    watcher.observe(summary);
    return () => watcher.disconnect();
  }, []);
  return isInView;
}
