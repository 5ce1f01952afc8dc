import type { Elements } from '#kit/elements.ts';
import { useEffect, useState } from 'react';
import { notice, noticeBody } from '#styles/desk/blocks.css.ts';
import { DeskIcon, type DeskIconName } from './desk-icon.tsx';

export interface NoticeProps {
  kind: 'info' | 'ok' | 'warn' | 'bad';
  title?: string | undefined;
  /** A sentence, or elements. */
  children?: string | Elements;
  /** Announced when it appears. */
  live?: boolean;
}

const ICON: Readonly<Record<NoticeProps['kind'], DeskIconName>> = {
  info: 'info',
  ok: 'ok',
  warn: 'alert',
  bad: 'alert',
};

/**
 * A message in the page, with its icon. A live one is rendered empty and then filled: screen readers announce only
 * changes of an existing live region.
 */
export function Notice({ kind, title, children, live = false }: NoticeProps) {
  const [isFilled, setFilled] = useState(!live);
  useEffect(() => setFilled(true), []);
  return (
    <div className={notice} data-kind={kind} role={live ? 'status' : undefined}>
      <DeskIcon name={ICON[kind]} size={22} />
      <div className={noticeBody}>
        {isFilled && title && (
          <p>
            <b>{title}</b>
          </p>
        )}
        {isFilled && (typeof children === 'string' ? <span>{children}</span> : children)}
      </div>
    </div>
  );
}
