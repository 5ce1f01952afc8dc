import { useEffect } from 'react';
import { untilVisitorMoves } from '#browser/scroll.ts';
import { importWithRetry } from '#islands/import-with-retry.ts';
import { PAYMENT_HASH } from './open-step.ts';
import type { PurchaseActor } from './purchase-effects.ts';

/**
 * Brings a page that is opened by a link to a choice, a retry, a reload or a step back to the step that is open (RD-3).
 * An address with an anchor leads to the anchor, one to the payment as far as a form is open. Whatever the visitor begins before that is left alone.
 */
export function useArrivalAtStep(actor: PurchaseActor, isNamed: boolean): void {
  useEffect(() => {
    if (!isNamed || !['', PAYMENT_HASH].includes(window.location.hash)) return undefined;
    const { signal, stop } = untilVisitorMoves();
    let letGo: (() => void) | undefined;
    void importWithRetry(() => import('./arrive-at-step.ts'))
      .then(({ arriveAtStep }) => arriveAtStep(actor, signal))
      .then(
        (release) => {
          letGo = release;
          if (signal.aborted) release?.();
        },
        // The page was left, or she moved, before its catalogue came.
        () => undefined,
      );
    return () => {
      stop();
      letGo?.();
    };
  }, [actor, isNamed]);
}
