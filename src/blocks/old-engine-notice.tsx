import { oldEngineCopy } from '#copy/old-engine.ts';
import { wrap } from '#styles/layout.css.ts';
import { oldEngine } from '#styles/notice.css.ts';

export interface OldEngineNoticeProps {
  /** CONTACT_EMAIL. */
  email: string;
}

/**
 * Says at the page's top that this browser is too old for the shop. Only the server renders it, into every page and
 * outside of what React takes over; the boot script decides whether it shows. The address is plain text: a link here
 * would come before the link past the navigation.
 */
export const OldEngineNotice = ({ email }: OldEngineNoticeProps) => (
  <div role="alert" className={oldEngine}>
    <p className={wrap}>
      <strong>{oldEngineCopy.problem}</strong> {oldEngineCopy.advice} {email}.
    </p>
  </div>
);
