import { useRef, useState } from 'react';
import { currentOf, DeskFailure, isSignedOut } from '#desk/api/desk-failure.ts';
import { isCancelled } from '#desk/browser/passkeys.ts';
import { moneyCopy as copy } from './money-copy.ts';
import type { Money } from '#desk/domain/wire.ts';
import { DESK_ERROR } from '#domain/desk-error-code.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { withFreshPasskey } from '#desk/frame/fresh-passkey.ts';

const PROBLEM: Readonly<Record<number, string>> = {
  [DESK_ERROR.newerVersion]: copy.changed,
  [DESK_ERROR.amountRefused]: copy.changed,
  [DESK_ERROR.mailOnItsWay]: copy.mailOnItsWay,
  [DESK_ERROR.wrongState]: copy.wrongState,
};

/** The sentence that a failed decision is told with. */
function problemOf(error: unknown): string {
  if (isCancelled(error)) return copy.cancelled;
  const code = error instanceof DeskFailure ? error.details?.code : undefined;
  return (code === undefined ? undefined : PROBLEM[code]) ?? copy.unreachable;
}

/**
 * Makes decisions about money one at a time, with a passkey of a moment ago. A refused decision brings the money as it is
 * now, and what was typed stays.
 */
export function useMoneyDecision(onMoney: (money: Money) => void) {
  const { client, onExpired } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isRunning = useRef(false);

  /** Resolves with whether the decision was made. */
  async function decide(call: () => Promise<Money>): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      onMoney(await withFreshPasskey(client, call));
      return true;
    } catch (error) {
      if (isSignedOut(error)) onExpired();
      const money = currentOf<'giveBack'>(error);
      if (money) onMoney(money);
      setProblem(problemOf(error));
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, problem, decide, forget: () => setProblem(undefined) };
}
