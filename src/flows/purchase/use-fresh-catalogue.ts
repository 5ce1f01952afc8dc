import { useEffect } from 'react';
import type { PurchaseActor } from './purchase-effects.ts';

/**
 * Asks for the catalogue anew when an order comes back to its form: one that was refused may be about somebody who is no
 * longer there, one that she takes up again may have another price by now. `onBack` does so.
 */
export function useFreshCatalogue(actor: PurchaseActor, onBack: () => void): void {
  useEffect(() => {
    const subscriptions = (['order.refused', 'order.revised'] as const).map((type) => actor.on(type, onBack));
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, onBack]);
}
