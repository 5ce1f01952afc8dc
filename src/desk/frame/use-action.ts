import { useEffect, useRef, useState } from 'react';
import { DeskFailure, isSignedOut, isUnanswered } from '#desk/api/desk-failure.ts';
import { countCall } from '#desk/browser/running-calls.ts';
import { isCancelled } from '#desk/browser/passkeys.ts';
import type { Outcome } from '#desk/ui/outcome-status.tsx';
import { useDesk } from './desk-context.tsx';
import { withFreshPasskey } from './fresh-passkey.ts';

/** A text counts as success in `done` and as an error in `failed`; undefined shows nothing. */
type Said = string | Outcome | undefined;

/** Texts after a failed write: `refused` if the server refused it, `unknown` if its response was lost. */
interface FailedWords {
  refused: string;
  unknown: string;
}
type Failed = Said | FailedWords;

/** Texts that a page shows for an action's outcomes. */
export interface ActionWords<Result = unknown> {
  done?: string | ((result: Result) => Said);
  /** Somebody else changed the same data first (409). */
  newer?: string | ((error: unknown) => string);
  /** The person closed the browser's passkey dialog. */
  cancelled?: string;
  failed: string | FailedWords | ((error: unknown) => Failed);
}

export interface ActionOptions extends ActionWords {
  /** Called when an action has succeeded or failed; not when the session has ended. */
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
 * Hook: runs a page's actions one at a time; returns the busy action and the last outcome. Asks for a fresh passkey
 * where the server requires one. After an ended session it shows nothing, since the desk's frame asks to sign in
 * again. When its page was left meanwhile, the desk shows what failed.
 */
export function useAction<Name extends string = string>({ onSettled, ...words }: ActionOptions) {
  const { client, onLeftFailure } = useDesk();
  const [busy, setBusy] = useState<Name>();
  const [last, setLast] = useState<{ action: Name | undefined; outcome: Outcome | undefined }>();
  const isRunning = useRef(false);

  /** Runs an action; resolves to whether it succeeded. Texts in `own` override the hook's. */
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
        tell({ action, outcome: refused(error, { ...words, ...(own as Partial<ActionWords>) }) });
    }
    isRunning.current = false;
    setBusy(undefined);
    if (!isExpired) onSettled?.();
    return isDone;
  }

  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const isBusy = busy !== undefined;
  useEffect(() => (isBusy ? countCall() : undefined), [isBusy]);
  function tell(failure: NonNullable<typeof last>) {
    setLast(failure);
    if (isLeft.current && failure.outcome) onLeftFailure?.(failure.outcome);
  }

  return {
    busy,
    outcome: last?.outcome,
    /** The action that caused `outcome`. */
    lastAction: last?.action,
    run,
    /** Shows an outcome that no action caused; `undefined` clears it. */
    say: (outcome: Outcome | undefined) => setLast({ action: undefined, outcome }),
  };
}
