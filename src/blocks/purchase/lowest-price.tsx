import { formatPrice, NBSP } from '#copy/format.ts';
import { guideCopy } from '#copy/guided-purchase.ts';
import { price } from '#styles/text.css.ts';

/** A service's lowest price, "od 49,00 zł". */
export const LowestPrice = ({ pln }: { pln: number }) => (
  <>
    {guideCopy.from}
    {NBSP}
    <span className={price}>{formatPrice(pln)}</span>
  </>
);
