import { useState } from 'react';
import { mailCopy as copy } from '#desk/copy/mail.ts';
import type { MailPreview } from '#desk/domain/wire.ts';
import { mail, mailHead, versionText } from '#styles/desk/order.css.ts';
import { row, tightStack } from '#styles/desk/base.css.ts';
import { DeskButton } from './desk-button.tsx';

/** A mail's head: from whom, to whom, about what. */
const MailHead = ({ preview }: { preview: MailPreview }) => (
  <dl className={mailHead}>
    <dt>{copy.from}</dt>
    <dd>{preview.from}</dd>
    {preview.to !== undefined && (
      <>
        <dt>{copy.to}</dt>
        <dd>{preview.to}</dd>
      </>
    )}
    <dt>{copy.subject}</dt>
    <dd>
      <b>{preview.subject}</b>
    </dd>
  </dl>
);

/** Plain text alternative of a mail. */
export const PlainMail = ({ preview }: { preview: MailPreview }) => (
  <div className={tightStack}>
    <MailHead preview={preview} />
    <p className={versionText}>{preview.text}</p>
  </div>
);

/** The very mail of a stored version, in a frame that runs no script, or as plain text. */
export function MailView({ preview, htmlUrl }: { preview: MailPreview; htmlUrl: string }) {
  const [isPlain, setPlain] = useState(false);
  return (
    <div className={tightStack}>
      <MailHead preview={preview} />
      <div className={row} role="group" aria-label={copy.preview}>
        <DeskButton
          kind={isPlain ? 'ghost' : 'primary'}
          aria-pressed={!isPlain}
          onPress={() => setPlain(false)}
        >
          {copy.withLook}
        </DeskButton>
        <DeskButton
          kind={isPlain ? 'primary' : 'ghost'}
          aria-pressed={isPlain}
          onPress={() => setPlain(true)}
        >
          {copy.plain}
        </DeskButton>
      </div>
      {isPlain ? (
        <p className={versionText}>{preview.text}</p>
      ) : (
        <iframe className={mail} title={copy.previewFrame} src={htmlUrl} sandbox="" />
      )}
    </div>
  );
}
