import { summaryCopy } from '#copy/purchase/order.ts';
import { paymentCopy } from '#copy/purchase/payment.ts';
import { buttonClass } from '#styles/button.css.ts';
import { PaymentNotice } from '../purchase/payment-notice.tsx';
import type { Grosze } from '#domain/grosze.ts';

export interface PlainRepricedProps {
  /** What the order costs now. */
  price: Grosze;
  paymentLink: string;
}

/** Asks for consent when the order's price differs from the one shown (OF-9), without scripts. */
export const PlainRepriced = ({ price, paymentLink }: PlainRepricedProps) => (
  <PaymentNotice text={paymentCopy.priceChanged(price)}>
    <a href={paymentLink} className={buttonClass.primary}>
      {paymentCopy.redirectLink}
    </a>
    <button type="submit" name="krok" value="popraw" className={buttonClass.ghost}>
      {summaryCopy.toForm}
    </button>
  </PaymentNotice>
);
