import { resultCopy, type FormHolds } from '#copy/purchase/result.ts';
import { buttonClass } from '#styles/button.css.ts';
import { actions } from '#styles/layout.css.ts';
import * as late from '#styles/purchase/order-result.late.css.ts';
import * as css from '#styles/result.css.ts';
import { lead, muted, small } from '#styles/text.css.ts';
import { Link } from '../link.tsx';
import { MailLink } from '../mail-link.tsx';
import { ResultFrame } from '../result-frame.tsx';
import { CardBacks } from './card-backs.tsx';
import { WaitingOrder, type WaitingOrderProps } from './waiting-order.tsx';

export interface OrderFailedProps {
  /** Link back to the same variant, specialist and stored data; missing if unknown. */
  retryTo?: string | undefined;
  contactEmail: string;
  /** Nobody declined the payment: the customer left its page, or placed the order once more. */
  ending?: 'left' | 'replaced' | undefined;
  /** What was ordered is a tarot reading. */
  isOfCards?: boolean;
  /** The order that waits for its payment, if the shop reports it. */
  waiting?: WaitingOrderProps | undefined;
  /** What the form holds there. */
  holds: FormHolds;
  /** The words that wait there. */
  words?: { isIntention: boolean } | undefined;
}

/**
 * Result "Zamówienie nieudane": why no payment came about, what to check where a bank may have refused, a link to try again
 * (OR-2, OR-6), and the order that waits.
 */
export const OrderFailed = ({
  retryTo,
  contactEmail,
  ending,
  isOfCards = false,
  waiting,
  holds,
  words,
}: OrderFailedProps) => (
  <>
    <ResultFrame picture={<CardBacks isHand />} title={resultCopy.failed.title}>
      <p className={css.says}>
        {ending ? resultCopy[ending].says : resultCopy.failed.says(holds, isOfCards)}
      </p>
      <p className={`${lead} ${css.text}`}>{resultCopy[ending ?? 'failed'].lead}</p>
      {ending === undefined && <Tips />}
      {ending === 'left' && (
        <details className={late.maybe}>
          <summary>{resultCopy.left.declined}</summary>
          <Tips />
        </details>
      )}
      <div className={`${actions} ${css.buttons}`}>
        {retryTo && (
          <Link to={retryTo} className={buttonClass.primary}>
            {resultCopy.failed.retry}
          </Link>
        )}
        <MailLink email={contactEmail} />
      </div>
      {retryTo && <p className={`${muted} ${small} ${css.text}`}>{resultCopy.failed.hint(holds, words)}</p>}
    </ResultFrame>
    {waiting && <WaitingOrder {...waiting} />}
  </>
);

/** What a customer can check whose bank has refused. */
const Tips = () => (
  <ul className={late.tips}>
    {resultCopy.failed.tips.map((tip) => (
      <li key={tip} className={late.tip}>
        {tip}
      </li>
    ))}
  </ul>
);
