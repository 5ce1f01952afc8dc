import { oldEngineCopy } from '#copy/site/old-engine.ts';
import { wrap } from '#styles/layout.css.ts';
import { oldEngine } from '#styles/notice.css.ts';

export interface OldEngineNoticeProps {
  /** CONTACT_EMAIL. */
  email: string;
}

/**
 * Notice at the page's top that the browser is too old for the shop. The server renders it into every page, outside
 * of React's root; the boot script decides whether it is visible. The address is plain text, since a link here would
 * come before the skip link.
 */
export const OldEngineNotice = ({ email }: OldEngineNoticeProps) => (
  <div role="alert" className={oldEngine}>
    <p className={wrap}>
      <strong>{oldEngineCopy.problem}</strong> <span>{`${oldEngineCopy.advice} ${email}.`}</span>
    </p>
  </div>
);
