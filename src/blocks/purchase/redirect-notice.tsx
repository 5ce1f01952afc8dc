import { paymentCopy } from '#copy/purchase/payment.ts';
import { buttonClass } from '#styles/button.css.ts';
import { BackToFormButton } from './back-to-form-button.tsx';
import { PaymentNotice } from './payment-notice.tsx';

export interface RedirectNoticeProps {
  /** Set after five seconds: the payment link, and the way back (U12). */
  slow?: { paymentLink: string; onRevise: () => void } | undefined;
}

/** Shown while the browser opens the payment page; if that takes long, with a link to it. */
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
