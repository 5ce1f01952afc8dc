import { useState } from 'react';
import { DeskFailure, isMissing, isSignedOut } from '#desk/api/desk-failure.ts';
import { isCancelled } from '#desk/browser/passkeys.ts';
import type { AccessProblem } from './access-copy.ts';
import { DESK_ERROR } from '#domain/desk-error-code.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { withFreshPasskey } from '#desk/frame/fresh-passkey.ts';

const PROBLEM_OF: Readonly<Record<number, AccessProblem>> = {
  [DESK_ERROR.lastPasskey]: 'lastPasskey',
  [DESK_ERROR.newerVersion]: 'changed',
  [DESK_ERROR.wrongState]: 'lastOwner',
  [DESK_ERROR.passkeyRefused]: 'refused',
};

/** Names why something about access was not done. */
function problemOf(error: unknown): AccessProblem {
  if (error instanceof Error && error.name === 'InvalidStateError') return 'known';
  if (isCancelled(error)) return 'cancelled';
  if (isMissing(error)) return 'gone';
  const code = error instanceof DeskFailure ? error.details?.code : undefined;
  return (code !== undefined && PROBLEM_OF[code]) || 'unreachable';
}

/**
 * Runs one change of access at a time, asking for a passkey when the server wants a fresh one. `run` resolves with
 * whether the change was made; `onRefused` may take a failure over, such as one that belongs to a field.
 */
export function useAccessAction(onSettled: () => void) {
  const { client, onExpired } = useDesk();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<AccessProblem>();

  async function run(
    name: string,
    work: () => Promise<unknown>,
    onRefused: (error: unknown) => boolean = () => false,
  ): Promise<boolean> {
    if (busy !== undefined) return false;
    setBusy(name);
    setProblem(undefined);
    try {
      await withFreshPasskey(client, work);
      return true;
    } catch (error) {
      if (isSignedOut(error)) onExpired();
      else if (!onRefused(error)) setProblem(problemOf(error));
      return false;
    } finally {
      setBusy(undefined);
      onSettled();
    }
  }
  return { run, busy, problem, forget: () => setProblem(undefined) };
}
