import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { leaveDeskBy } from '#desk/browser/leave-guard.ts';
import { OtherReleaseStrip } from '#desk/frame/release/other-release-strip.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DeskDialog } from '#desk/ui/desk-dialog.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { signInCopy, expiredCopy as copy } from './sign-in-copy.ts';
import { shortcutsCopy } from '#desk/copy/shell.ts';
import { row, stack } from '#styles/desk/base.css.ts';
import { refusalWords } from './refusal-words.ts';
import { strip } from '#styles/desk/shell.css.ts';
import type { SignInActor } from './sign-in-screen.tsx';

export interface ExpiredDialogProps {
  actor: SignInActor;
  /** The server is of another release than this page, and may refuse its key. */
  isOtherRelease: boolean;
}

/** Asks for the passkey over the page, which keeps what was typed; closed, it leaves a strip that opens it again. */
export function ExpiredDialog({ actor, isOtherRelease }: ExpiredDialogProps) {
  const snapshot = useSelector(actor, (current) => current);
  const [isClosed, setClosed] = useState(false);
  const refusal = refusalWords(snapshot);
  if (isClosed) {
    return (
      <p className={strip} role="status">
        <span>{copy.text}</span>
        <DeskButton kind="ghost" onPress={() => setClosed(false)}>
          {copy.title}
        </DeskButton>
      </p>
    );
  }
  return (
    <DeskDialog
      title={copy.title}
      description={copy.text}
      closeLabel={shortcutsCopy.close}
      onClose={() => setClosed(true)}
    >
      <div className={stack}>
        {isOtherRelease && <OtherReleaseStrip person={snapshot.context.person?.id ?? ''} />}
        {refusal !== undefined && <Notice kind="warn" title={refusal} live />}
        <div className={row}>
          <DeskButton
            icon="key"
            pending={snapshot.hasTag('busy')}
            onPress={() => actor.send({ type: 'key.use' })}
          >
            {signInCopy.withKey}
          </DeskButton>
          <DeskButton
            kind="quiet"
            blocked={snapshot.hasTag('busy')}
            // The pages go, so what would be lost with them asks first.
            onPress={() => leaveDeskBy(() => actor.send({ type: 'entry.open' }))}
          >
            {copy.other}
          </DeskButton>
        </div>
      </div>
    </DeskDialog>
  );
}
