import { keepDraftOf } from '#browser/order-draft.ts';
import { draftOf } from '#machines/purchase.machine.ts';
import type { PurchaseActor } from './purchase-effects.ts';

/**
 * Keeps the customer's own words and her coupon in the tab with each change (RD-2): a page that the browser drops tells of
 * nothing. Returns the function that stops it.
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
