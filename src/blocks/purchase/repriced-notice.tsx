import { paymentCopy } from '#copy/purchase/payment.ts';
import { Button } from '#kit/button.tsx';
import { buttonParts } from '#styles/button.css.ts';
import type { Grosze } from '#domain/grosze.ts';
import { BackToFormButton } from './back-to-form-button.tsx';
import { PaymentNotice } from './payment-notice.tsx';

export interface RepricedNoticeProps {
  /** What the order costs now. */
  price: Grosze;
  /** Agrees and goes to the payment page. */
  onConfirm: () => void;
  /** Back to the form. */
  onRevise: () => void;
}

/** Asks for consent when the order's price differs from the one shown (OF-9). */
export const RepricedNotice = ({ price, onConfirm, onRevise }: RepricedNoticeProps) => (
  <PaymentNotice text={paymentCopy.priceChanged(price)}>
    <Button parts={buttonParts.primary} onPress={onConfirm}>
      {paymentCopy.redirectLink}
    </Button>
    <BackToFormButton onPress={onRevise} />
  </PaymentNotice>
);
