import { formatPrice } from '#copy/format.ts';
import { resultCopy } from '#copy/result.ts';
import { panel } from '#styles/layout.css.ts';
import * as css from '#styles/result.css.ts';
import { lead, muted, small } from '#styles/text.css.ts';
import { ResultFrame, ResultPicture } from './result-frame.tsx';

export interface OrderConfirmedProps {
  orderId: number;
  /** Known only on the device that placed the order. */
  email?: string | undefined;
  productName?: string | undefined;
  specialistName?: string | undefined;
  /** Paid amount in PLN. */
  totalPrice?: number | undefined;
}

/**
 * Result "Zamówienie potwierdzone": thanks, and when the answer arrives (OR-1). The newsletter block follows on the
 * page.
 */
export function OrderConfirmed({
  orderId,
  email,
  productName,
  specialistName,
  totalPrice,
}: OrderConfirmedProps) {
  const { title, lead: thanks, rows, spamHint } = resultCopy.paid;
  const facts = [
    [rows.service, productName],
    [rows.specialist, specialistName],
    [rows.paid, totalPrice === undefined ? undefined : formatPrice(totalPrice)],
    [rows.orderId, String(orderId)],
  ] as const;

  return (
    <ResultFrame picture={<ResultPicture src="/art/result-paid.svg" height={300} />} title={title}>
      <p className={`${lead} ${css.text}`}>{thanks(email)}</p>
      <dl className={`${panel} ${css.facts}`}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className={css.fact}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={`${muted} ${small} ${css.text}`}>{spamHint}</p>
    </ResultFrame>
  );
}
