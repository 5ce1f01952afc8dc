import { useRef, useState } from 'react';
import { DeskFailure, isSignedOut, isUnanswered } from '#desk/api/desk-failure.ts';
import { isCancelled } from '#desk/browser/passkeys.ts';
import type { Outcome } from '#desk/ui/outcome-status.tsx';
import { useDesk } from './desk-context.tsx';
import { withFreshPasskey } from './fresh-passkey.ts';

/** Words alone are good news of what was done and bad news of what was not; none where the page says it elsewhere. */
type Said = string | Outcome | undefined;

/** Words of a write that failed and that say what stands now: this is known of a refusal only, not of a lost response. */
interface FailedWords {
  refused: string;
  unknown: string;
}
type Failed = Said | FailedWords;

/** What a page says of an action. */
export interface ActionWords<Result = unknown> {
  done?: string | ((result: Result) => Said);
  /** Somebody else was faster (409). */
  newer?: string | ((error: unknown) => string);
  /** The passkey's window was closed. */
  cancelled?: string;
  failed: string | FailedWords | ((error: unknown) => Failed);
}

export interface ActionOptions extends ActionWords {
  /** Called when an action has ended, well or not; not when the session has. */
  onSettled?: () => void;
}

const outcomeOf = (said: Said, kind: Outcome['kind']): Outcome | undefined =>
  typeof said === 'string' ? { kind, words: said } : said;

function refused(error: unknown, { newer, cancelled, failed }: ActionWords): Outcome | undefined {
  if (cancelled !== undefined && isCancelled(error)) return { kind: 'warn', words: cancelled };
  const isNewer = error instanceof DeskFailure && error.status === 409;
  if (newer !== undefined && isNewer)
    return { kind: 'warn', words: typeof newer === 'function' ? newer(error) : newer };
  const said = typeof failed === 'function' ? failed(error) : failed;
  if (typeof said !== 'object' || !('refused' in said)) return outcomeOf(said, 'bad');
  return isUnanswered(error) ? { kind: 'warn', words: said.unknown } : { kind: 'bad', words: said.refused };
}

/**
 * The actions of a page, one at a time: which one is busy, and what came of the last one. One that wants a passkey of a
 * moment ago asks for it. Nothing is said of an action that an ended session has stopped: the frame asks to sign in anew.
 */
export function useAction<Name extends string = string>({ onSettled, ...words }: ActionOptions) {
  const { client } = useDesk();
  const [busy, setBusy] = useState<Name>();
  const [last, setLast] = useState<{ action: Name | undefined; outcome: Outcome | undefined }>();
  const isRunning = useRef(false);

  /** Resolves to whether it was done. The words of one action go before those of all. */
  async function run<Result>(
    action: Name,
    work: () => Promise<Result>,
    own: Partial<ActionWords<Result>> = {},
  ): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(action);
    setLast(undefined);
    let isDone = false;
    let isExpired = false;
    try {
      const result = await withFreshPasskey(client, work);
      isDone = true;
      const done = own.done ?? words.done;
      setLast({ action, outcome: outcomeOf(typeof done === 'function' ? done(result) : done, 'ok') });
    } catch (error) {
      isExpired = isSignedOut(error);
      if (!isExpired)
        setLast({ action, outcome: refused(error, { ...words, ...(own as Partial<ActionWords>) }) });
    }
    isRunning.current = false;
    setBusy(undefined);
    if (!isExpired) onSettled?.();
    return isDone;
  }

  return {
    busy,
    outcome: last?.outcome,
    /** The action that the outcome is of. */
    lastAction: last?.action,
    run,
    /** Says something that no action has brought, or nothing any more. */
    say: (outcome: Outcome | undefined) => setLast({ action: undefined, outcome }),
  };
}
