import { mailSlipCopy } from '#copy/purchase/mail-slip.ts';
import { meantHost, withHost } from '#domain/typed/mail-host.ts';
import { slip } from '#styles/purchase/mail-slip.late.css.ts';
import { linkButton } from '#styles/text.css.ts';

export interface MailSlipProps {
  value: string;
  /** The field stands, and its text is the one with which it was left. */
  isAsked: boolean;
  /** Puts the address right. */
  onAccept: (address: string) => void;
}

/** The question about a likely slip in an address's host, with a button that puts it right. */
export function MailSlip({ value, isAsked, onAccept }: MailSlipProps) {
  const meant = isAsked ? meantHost(value) : undefined;
  return (
    <p aria-live="polite" className={slip}>
      {meant !== undefined && (
        <>
          <span>{mailSlipCopy.question(meant)}</span>{' '}
          <button type="button" className={linkButton} onClick={() => onAccept(withHost(value, meant))}>
            {mailSlipCopy.accept}
          </button>
        </>
      )}
    </p>
  );
}
