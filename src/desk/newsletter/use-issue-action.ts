import { useState } from 'react';
import { currentOf, DeskFailure, isSignedOut } from '#desk/api/desk-failure.ts';
import { isCancelled } from '#desk/browser/passkeys.ts';
import { newsletterCopy as copy } from './newsletter-copy.ts';
import { DESK_ERROR } from '#domain/desk-error-code.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { withFreshPasskey } from '#desk/frame/fresh-passkey.ts';

export interface Told {
  kind: 'ok' | 'warn' | 'bad';
  words: string;
}

function toldOf(error: unknown): Told {
  if (isCancelled(error)) return { kind: 'warn', words: copy.cancelled };
  const code = error instanceof DeskFailure ? error.details?.code : undefined;
  const issue = currentOf<'startNewsletter'>(error);
  // A draft whose state would allow it: another issue is being sent.
  if (code === DESK_ERROR.wrongState && issue && ['draft', 'stopped'].includes(issue.state))
    return { kind: 'warn', words: copy.other };
  if (code === DESK_ERROR.newerVersion || code === DESK_ERROR.wrongState)
    return { kind: 'warn', words: copy.newer };
  return { kind: 'bad', words: copy.actionFailed };
}

/** Does one thing to an issue at a time, asking for a passkey where the server wants one, and says what came of it. */
export function useIssueAction(onSettled: () => void) {
  const { client, onExpired } = useDesk();
  const [busy, setBusy] = useState<string>();
  const [told, setTold] = useState<Told>();
  const run = async (name: string, work: () => Promise<unknown>, words?: string) => {
    if (busy !== undefined) return;
    setBusy(name);
    setTold(undefined);
    try {
      await withFreshPasskey(client, work);
      if (words !== undefined) setTold({ kind: 'ok', words });
    } catch (error) {
      if (isSignedOut(error)) onExpired();
      setTold(toldOf(error));
    }
    setBusy(undefined);
    onSettled();
  };
  return { run, busy, told };
}
