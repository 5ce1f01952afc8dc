import { formatPrice } from '#copy/site/format.ts';
import { resultCopy } from '#copy/purchase/result.ts';
import type { Grosze } from '#domain/grosze.ts';
import { panel, wrap } from '#styles/layout.css.ts';
import * as css from '#styles/purchase/order-result.late.css.ts';
import { muted, price, small } from '#styles/text.css.ts';
import { Portrait } from '../specialist/portrait.tsx';

export interface WaitingOrderProps {
  productName: string;
  specialistName?: string | undefined;
  imageSrc?: string | undefined;
  totalPrice: Grosze;
  /** The customer's question or intention, on the device that stores it. */
  words?: string | undefined;
}

/** The order that waits for its payment: what, by whom, the question, the price. */
export const WaitingOrder = ({
  productName,
  specialistName,
  imageSrc,
  totalPrice,
  words,
}: WaitingOrderProps) => (
  <section className={`${wrap} ${css.waiting}`} aria-label={resultCopy.failed.waiting}>
    <div className={`${panel} ${css.waitingCard}`}>
      {imageSrc !== undefined && <Portrait fairy={{ name: '', imageSrc }} className={css.waitingPortrait} />}
      <div className={css.waitingText}>
        <p className={css.label}>{specialistName ? `${productName}, ${specialistName}` : productName}</p>
        {words !== undefined && <p className={`${small} ${muted} ${css.words}`}>{`„${words}”`}</p>}
      </div>
      <span className={price}>{formatPrice(totalPrice)}</span>
    </div>
  </section>
);
