import { keepDraftOf } from '#browser/order-draft.ts';
import { draftOf } from '#machines/purchase.machine.ts';
import type { PurchaseActor } from './purchase-effects.ts';

/**
 * Stores the customer's texts and coupon in the tab with each change (RD-2), since the browser may discard a page
 * without an event. Returns a function that stops it.
 */
export function keepDraft(actor: PurchaseActor, path: string): () => void {
  const draftNow = () => draftOf(actor.getSnapshot().context);
  let kept = JSON.stringify(draftNow());
  const { unsubscribe } = actor.subscribe(() => {
    const draft = draftNow();
    const text = JSON.stringify(draft);
    if (text === kept) return;
    kept = text;
    keepDraftOf(path, draft);
  });
  return unsubscribe;
}
