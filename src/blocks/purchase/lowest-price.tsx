import { formatPrice, NBSP } from '#copy/site/format.ts';
import { orderPageCopy } from '#copy/purchase/guided-purchase.ts';
import { price as priceClass } from '#styles/text.css.ts';
import type { Grosze } from '#domain/grosze.ts';

/** A service's lowest price, "od 49,00 zł". */
export const LowestPrice = ({ price }: { price: Grosze }) => (
  <span>
    {`${orderPageCopy.from}${NBSP}`}
    <span className={priceClass} translate="no">
      {formatPrice(price)}
    </span>
  </span>
);
