import { paymentCopy } from '#copy/payment.ts';
import { buttonClass } from '#styles/button.css.ts';
import { BackToFormButton } from './back-to-form-button.tsx';
import { PaymentNotice } from './payment-notice.tsx';

export interface RedirectNoticeProps {
  /** Over five seconds: where the browser was to go, and the way back (U12). */
  slow?: { paymentLink: string; onRevise: () => void } | undefined;
}

/** The browser is leaving for the payment page; when it takes long, a link leads there. */
export const RedirectNotice = ({ slow }: RedirectNoticeProps) => (
  <PaymentNotice text={slow ? paymentCopy.redirectSlow : paymentCopy.redirecting}>
    {slow && (
      <>
        <a href={slow.paymentLink} className={buttonClass.primary}>
          {paymentCopy.redirectLink}
        </a>
        <BackToFormButton onPress={slow.onRevise} />
      </>
    )}
  </PaymentNotice>
);
