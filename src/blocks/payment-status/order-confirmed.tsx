import { formatShopTime } from '#copy/format.ts';
import { resultCopy } from '#copy/result.ts';
import { WITHDRAW_LABEL } from '#copy/withdraw-label.ts';
import { withdrawalPath } from '#domain/paths/withdrawal-path.ts';
import * as css from '#styles/result.css.ts';
import { lead, muted, small } from '#styles/text.css.ts';
import { Link } from '../link.tsx';
import { MailLink } from '../mail-link.tsx';
import { OrderFacts, type OrderFactsProps } from './order-facts.tsx';
import { ResultFrame, ResultPicture } from '../result-frame.tsx';

export interface OrderConfirmedProps extends OrderFactsProps {
  /** The order's own address, masked. */
  email?: string | undefined;
  /** The answer has been sent; `at` is its time, if the API returns it. */
  answered?: { at: Date | undefined } | undefined;
  /** The mail server refuses that address; `contactEmail` is where to have it mended. */
  refusedMail?: { contactEmail: string } | undefined;
  /** The order's key, for its link without scripts; with them the key lies in the browser's storage. */
  orderKey?: string | undefined;
}

/**
 * Result of a paid order (OR-1): thanks and when the answer arrives, or when it was sent. The newsletter block follows
 * on the page.
 */
export function OrderConfirmed({ email, answered, refusedMail, orderKey, ...facts }: OrderConfirmedProps) {
  const { paid } = resultCopy;
  const title = answered ? resultCopy.answered.title : paid.title;
  const text = answered
    ? resultCopy.answered.lead(answered.at && formatShopTime(answered.at), email)
    : (refusedMail ? paid.mailRefused : paid.lead)(email);
  return (
    <ResultFrame picture={<ResultPicture src="/art/result-paid.svg" height={300} />} title={title}>
      <p className={`${lead} ${css.text}`}>{text}</p>
      <OrderFacts {...facts} />
      {refusedMail ? (
        <p className={css.text}>
          <MailLink email={refusedMail.contactEmail} />
        </p>
      ) : (
        <p className={`${muted} ${small} ${css.text}`}>{paid.spamHint}</p>
      )}
      <p className={css.text}>
        <Link to={withdrawalPath(facts.orderId, orderKey)}>{WITHDRAW_LABEL}</Link>
      </p>
    </ResultFrame>
  );
}
