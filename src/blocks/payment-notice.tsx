import { useEffect, useId, useRef, type ReactNode } from 'react';
import * as css from '#styles/payment-buttons.css.ts';

export interface PaymentNoticeProps {
  text: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/**
 * Stands in the payment buttons' place. It takes the focus that the pressed button had, and says when its text
 * changes.
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
