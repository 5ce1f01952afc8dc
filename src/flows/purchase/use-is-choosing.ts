import { useSelector } from '@xstate/react';
import { useTouched } from '#islands/first-touch.ts';
import type { PurchaseActor } from './purchase-effects.ts';

/**
 * Whether the customer has begun to choose: a variant or a specialist is chosen, and, if the page chose it by itself (OP-6), she has
 * done something since. Before that nothing need be fetched for a choice.
 */
export function useIsChoosing(actor: PurchaseActor): boolean {
  const isTouched = useTouched();
  return useSelector(
    actor,
    ({ context: { variantId, fairyId, preselect } }) =>
      (variantId ?? fairyId) !== undefined && (isTouched || !preselect),
  );
}
