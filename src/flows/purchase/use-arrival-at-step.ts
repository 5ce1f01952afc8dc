import { useEffect } from 'react';
import { importWithRetry } from '#islands/import-with-retry.ts';
import type { PurchaseActor } from './purchase-effects.ts';

/**
 * Brings a page that is opened by a link to a choice, a retry, a reload or a step back to the step that is open (RD-3).
 * An address with an anchor leads to the anchor.
 */
export function useArrivalAtStep(actor: PurchaseActor, isNamed: boolean): void {
  useEffect(() => {
    if (!isNamed || window.location.hash !== '') return undefined;
    const gone = new AbortController();
    let letGo: (() => void) | undefined;
    void importWithRetry(() => import('./arrive-at-step.ts'))
      .then(({ arriveAtStep }) => arriveAtStep(actor, gone.signal))
      .then(
        (release) => {
          letGo = release;
          if (gone.signal.aborted) release?.();
        },
        // The page was left before its catalogue came.
        () => undefined,
      );
    return () => {
      gone.abort();
      letGo?.();
    };
  }, [actor, isNamed]);
}
