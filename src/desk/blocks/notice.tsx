import type { ReactNode } from 'react';
import { notice, noticeBody } from '#styles/desk/parts.css.ts';
import { DeskIcon, type DeskIconName } from './desk-icon.tsx';

export interface NoticeProps {
  kind: 'info' | 'ok' | 'warn' | 'bad';
  title?: string | undefined;
  children?: ReactNode;
  /** Announced when it appears. */
  live?: boolean;
}

const ICON: Readonly<Record<NoticeProps['kind'], DeskIconName>> = {
  info: 'info',
  ok: 'ok',
  warn: 'alert',
  bad: 'alert',
};

/** A message in the page, with its icon. */
export const Notice = ({ kind, title, children, live }: NoticeProps) => (
  <div className={notice} data-kind={kind} role={live ? 'status' : undefined}>
    <DeskIcon name={ICON[kind]} size={22} />
    <div className={noticeBody}>
      {title && (
        <p>
          <b>{title}</b>
        </p>
      )}
      {children}
    </div>
  </div>
);
