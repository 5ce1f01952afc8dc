import { formatPrice } from '#copy/format.ts';
import { guideCopy } from '#copy/guided-purchase.ts';
import { buttonClass } from '#styles/button.css.ts';
import { bar, choice } from '#styles/phone-order-bar.css.ts';
import { price as priceClass } from '#styles/text.css.ts';
import type { Grosze } from '#domain/grosze.ts';

export interface PhoneOrderBarProps {
  variantTitle: string;
  fairyName: string;
  /** With the coupon's discount. */
  price: Grosze;
}

/**
 * Bar at the bottom of a phone's screen: the order in one line and a link to payment. Must be the last child of the
 * page's flow.
 */
export const PhoneOrderBar = ({ variantTitle, fairyName, price }: PhoneOrderBarProps) => (
  <section aria-label={guideCopy.barLabel} className={bar}>
    <p>
      <span className={choice}>
        <span>{`${variantTitle}, `}</span>
        <span translate="no">{fairyName}</span>
      </span>{' '}
      <span className={priceClass} translate="no">
        {formatPrice(price)}
      </span>
    </p>
    <a href="#platnosc" className={buttonClass.primary}>
      {guideCopy.toPayment}
    </a>
  </section>
);
