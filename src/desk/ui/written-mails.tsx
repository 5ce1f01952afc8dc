import { writtenCopy as copy } from '#desk/copy/mail.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { WrittenMail } from '#desk/domain/wire.ts';
import { muted, row, tightStack } from '#styles/desk/base.css.ts';
import { plainList, urgent, written } from '#styles/desk/written.late.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { DeskButton } from './desk-button.tsx';
import { isDue, mailOutcome } from './mail-outcome.ts';
import { Typed } from './typed.tsx';

export interface WrittenMailsProps {
  title: string;
  mails: readonly WrittenMail[];
  now: number;
  /** The action that runs: `recall` and a mail's id. */
  busy: string | undefined;
  onRecall: (mail: WrittenMail) => void;
}

/** What was written to a customer, by whom, and what became of it; one that waits for its time can be taken back. */
export const WrittenMails = ({ title, mails, now, busy, onRecall }: WrittenMailsProps) => (
  <section className={panel} aria-labelledby="napisane">
    <h2 id="napisane">{title}</h2>
    <ul className={plainList}>
      {mails.map((mail) => (
        <li key={mail.id} className={tightStack}>
          <p className={muted}>
            <span>{copy.by(mail.author, formatMoment(mail.writtenAt, now))}</span> ·{' '}
            <span className={mail.state === 'refused' ? urgent : undefined}>
              {mail.incoming ? copy.came : mailOutcome(mail, now)}
            </span>
          </p>
          <p className={written}>
            {mail.state === 'received' ? <Typed>{mail.text}</Typed> : <span>{mail.text}</span>}
          </p>
          {mail.incoming && <Incoming {...mail.incoming} />}
          {mail.state === 'timed' && !isDue(mail, now + 60_000) && (
            <p className={row}>
              <DeskButton
                kind="ghost"
                icon="undo"
                pending={busy === `recall ${mail.id}`}
                onPress={() => onRecall(mail)}
              >
                {copy.recall}
              </DeskButton>
            </p>
          )}
        </li>
      ))}
    </ul>
  </section>
);

/** What the text of a mail that came in does not say. */
const Incoming = ({ isFromOtherAddress, attachmentNames, isCut }: NonNullable<WrittenMail['incoming']>) => (
  <>
    {isFromOtherAddress && <p className={urgent}>{copy.otherAddress}</p>}
    {isCut && <p className={muted}>{copy.cut}</p>}
    {attachmentNames.length > 0 && (
      <p className={muted}>
        <span>{copy.attachments}</span> <Typed>{attachmentNames.join(', ')}</Typed>
      </p>
    )}
  </>
);
