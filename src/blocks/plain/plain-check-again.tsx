import { plainOrderCopy } from '#copy/purchase/plain-order.ts';
import { resultCopy } from '#copy/purchase/result.ts';
import { buttonClass } from '#styles/button.css.ts';
import { actions, wrap } from '#styles/layout.css.ts';

export interface PlainCheckAgainProps {
  to: string;
  /** The page asks by itself, too. */
  isAutomatic: boolean;
}

/** Link that checks a payment again, below a result without scripts. */
export const PlainCheckAgain = ({ to, isAutomatic }: PlainCheckAgainProps) => (
  <div className={`${wrap} ${actions}`}>
    <a href={to} className={buttonClass.primary}>
      {resultCopy.checkAgain}
    </a>
    {isAutomatic && <p>{plainOrderCopy.checking}</p>}
  </div>
);
