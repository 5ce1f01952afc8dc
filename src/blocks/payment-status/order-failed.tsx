import { resultCopy } from '#copy/result.ts';
import { buttonClass } from '#styles/button.css.ts';
import { actions } from '#styles/layout.css.ts';
import * as css from '#styles/result.css.ts';
import { lead, muted, small } from '#styles/text.css.ts';
import { Link } from '../link.tsx';
import { MailLink } from '../mail-link.tsx';
import { ResultFrame, ResultPicture } from '../result-frame.tsx';

export interface OrderFailedProps {
  /** Link back to the same variant, specialist and stored data; missing if unknown. */
  retryTo?: string | undefined;
  contactEmail: string;
}

/** Result "Zamówienie nieudane" after a cancelled payment: what to check, and a link to try again (OR-2, OR-6). */
export const OrderFailed = ({ retryTo, contactEmail }: OrderFailedProps) => (
  <ResultFrame picture={<ResultPicture src="/art/result-failed.svg" />} title={resultCopy.failed.title}>
    <p className={`${lead} ${css.text}`}>{resultCopy.failed.lead}</p>
    <ul className={css.tips}>
      {resultCopy.failed.tips.map((tip) => (
        <li key={tip} className={css.tip}>
          {tip}
        </li>
      ))}
    </ul>
    <div className={`${actions} ${css.buttons}`}>
      {retryTo && (
        <Link to={retryTo} className={buttonClass.primary}>
          {resultCopy.failed.retry}
        </Link>
      )}
      <MailLink email={contactEmail} />
    </div>
    {retryTo && <p className={`${muted} ${small} ${css.text}`}>{resultCopy.failed.retryHint}</p>}
  </ResultFrame>
);
