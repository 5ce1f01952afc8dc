import { useEffect, useRef } from 'react';
import { guideCopy } from '#copy/guided-purchase.ts';
import { paymentCopy } from '#copy/payment.ts';
import { Button } from '#kit/button.tsx';
import { buttonParts } from '#styles/button.css.ts';
import * as css from '#styles/payment-buttons.css.ts';

export interface RepricedNoticeProps {
  /** What the order costs now, in PLN. */
  price: number;
  /** Agrees and goes to the payment page. */
  onConfirm: () => void;
  /** Back to the form. */
  onRevise: () => void;
}

const TEXT = 'nowa-cena';

/** The order costs another sum than was shown: nobody is sent to pay it unasked (OF-9). Takes focus as it comes. */
export function RepricedNotice({ price, onConfirm, onRevise }: RepricedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);

  return (
    <div ref={notice} role="group" tabIndex={-1} aria-labelledby={TEXT} className={css.notice}>
      <p id={TEXT} className={css.noticeText}>
        {paymentCopy.priceChanged(price)}
      </p>
      <Button parts={buttonParts.primary} onPress={onConfirm}>
        {paymentCopy.redirectLink}
      </Button>
      <Button parts={buttonParts.ghost} onPress={onRevise}>
        {guideCopy.toForm}
      </Button>
    </div>
  );
}
