import { formatPrice } from '#copy/site/format.ts';
import { resultCopy } from '#copy/purchase/result.ts';
import { panel } from '#styles/layout.css.ts';
import { fact, facts } from '#styles/facts.css.ts';
import type { Grosze } from '#domain/grosze.ts';

export interface OrderFactsProps {
  orderId: number;
  productName?: string | undefined;
  specialistName?: string | undefined;
  totalPrice?: Grosze | undefined;
  /** Amount that goes back to the customer, the whole price or a part. */
  refunded?: Grosze | undefined;
}

/** List of what was bought and paid; facts that the API does not return are left out. */
export function OrderFacts({ orderId, productName, specialistName, totalPrice, refunded }: OrderFactsProps) {
  const { rows } = resultCopy.paid;
  const shown = [
    [rows.service, productName],
    [rows.specialist, specialistName],
    [rows.paid, totalPrice === undefined ? undefined : formatPrice(totalPrice)],
    [rows.refunded, refunded === undefined ? undefined : formatPrice(refunded)],
    [rows.orderId, String(orderId)],
  ] as const;
  return (
    <dl className={`${panel} ${facts}`}>
      {shown.map(
        ([label, value]) =>
          value && (
            <div key={label} className={fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
