import { useEffect, useId, useRef } from 'react';
import type { Elements } from '#kit/elements.ts';
import * as css from '#styles/purchase/payment-buttons.css.ts';

export interface PaymentNoticeProps {
  text: string;
  /** Actions. */
  children?: Elements;
}

/**
 * Notice that replaces the payment buttons. It takes over the pressed button's focus and announces changes of its
 * text.
 */
export function PaymentNotice({ text, children }: PaymentNoticeProps) {
  const textId = useId();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);

  return (
    <div ref={notice} role="group" tabIndex={-1} aria-labelledby={textId} className={css.notice}>
      <p id={textId} role="status" className={css.noticeText}>
        {text}
      </p>
      {children}
    </div>
  );
}
