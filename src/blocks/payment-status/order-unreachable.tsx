import { resultCopy } from '#copy/purchase/result.ts';
import { Button } from '#kit/button.tsx';
import { buttonParts } from '#styles/button.css.ts';
import { actions } from '#styles/layout.css.ts';
import * as css from '#styles/result.css.ts';
import { lead } from '#styles/text.css.ts';
import { MailLink } from '../mail-link.tsx';
import { ResultFrame, ResultPicture } from '../result-frame.tsx';

export interface OrderUnreachableProps {
  onCheckAgain?: (() => void) | undefined;
  checking?: boolean | undefined;
  contactEmail: string;
}

/**
 * Page for a status that could not be fetched because of the connection. The order may be paid, so no new order is
 * offered (OR-6).
 */
export const OrderUnreachable = ({ onCheckAgain, checking, contactEmail }: OrderUnreachableProps) => (
  <ResultFrame picture={<ResultPicture src="/art/result-failed.svg" />} title={resultCopy.unreachable.title}>
    <p className={`${lead} ${css.text}`}>{resultCopy.unreachable.lead}</p>
    {onCheckAgain && <p className={css.text}>{resultCopy.unreachable.byItself}</p>}
    <div className={`${actions} ${css.buttons}`}>
      {onCheckAgain && (
        <Button parts={buttonParts.primary} pending={checking} onPress={onCheckAgain}>
          {resultCopy.checkAgain}
        </Button>
      )}
      <MailLink email={contactEmail} />
    </div>
  </ResultFrame>
);
