import { storedDraft, storeDraft } from '#browser/order-draft.ts';
import { findOrderAddress } from '#browser/paid-order.ts';
import { safeSessionStorage } from '#browser/storage.ts';
import { clearUnfinished, storeUnfinished, UNFINISHED, unfinishedOrder } from '#browser/unfinished-order.ts';

/** Forgets what was written for an order, which is paid now; what was written since is of another one. */
export function forgetDraftOf(orderId: number): void {
  const [path = ''] = (findOrderAddress(orderId) ?? '').split(/[?#]/);
  if (storedDraft(path).placedAs === orderId) storeDraft(path, storedDraft(''));
}

/** Told what became of an order: one that is paid is no longer offered, one that failed is as good as begun. */
export function settleUnfinished(orderId: number, isPaid: boolean): void {
  const order = unfinishedOrder();
  if (order?.orderId !== orderId) return;
  if (isPaid) clearUnfinished();
  else {
    const isLasting = safeSessionStorage.read(UNFINISHED) === undefined;
    storeUnfinished({ ...order, isPlaced: false }, { isLasting });
  }
}
