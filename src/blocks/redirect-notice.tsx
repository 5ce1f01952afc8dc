import { guideCopy } from '#copy/guided-purchase.ts';
import { paymentCopy } from '#copy/payment.ts';
import { Button } from '#kit/button.tsx';
import { buttonClass, buttonParts } from '#styles/button.css.ts';
import * as css from '#styles/payment-buttons.css.ts';

export interface RedirectNoticeProps {
  /** Over five seconds: where the browser was to go, and the way back (U12). */
  slow?: { paymentLink: string; onRevise: () => void } | undefined;
}

/** The browser is leaving for the payment page; when it takes long, a link leads there. */
export const RedirectNotice = ({ slow }: RedirectNoticeProps) => (
  <div className={css.notice}>
    <p role="status" className={css.noticeText}>
      {slow ? paymentCopy.redirectSlow : paymentCopy.redirecting}
    </p>
    {slow && (
      <>
        <a href={slow.paymentLink} className={buttonClass.primary}>
          {paymentCopy.redirectLink}
        </a>
        <Button parts={buttonParts.ghost} onPress={slow.onRevise}>
          {guideCopy.toForm}
        </Button>
      </>
    )}
  </div>
);
