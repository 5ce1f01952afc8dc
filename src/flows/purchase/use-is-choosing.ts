import { useSelector } from '@xstate/react';
import { useTouched } from '#islands/first-touch.ts';
import type { PurchaseActor } from './purchase-effects.ts';

/**
 * Hook: whether the customer has begun to choose. For a choice that the page preselected (OP-6) it waits for her
 * first action. Until then nothing has to be fetched for the choice.
 */
export function useIsChoosing(actor: PurchaseActor): boolean {
  const isTouched = useTouched();
  return useSelector(
    actor,
    ({ context: { variantId, fairyId, preselect } }) =>
      (variantId ?? fairyId) !== undefined && (isTouched || !preselect),
  );
}
