import { randomUuid } from './random-uuid.ts';
import { safeSessionStorage } from './storage.ts';

const keyOf = (orderId: number) => `purchase-claim-${orderId}`;
const inThisPage = new Map<number, string>();

/**
 * This tab's claim to report an order to analytics (OR-5): the same one until `closePurchaseClaim`, also after a reload,
 * so that a claim whose response was lost can be sent again.
 */
export function purchaseClaim(orderId: number): string {
  const stored = safeSessionStorage.read(keyOf(orderId));
  const claim = typeof stored === 'string' ? stored : (inThisPage.get(orderId) ?? randomUuid());
  inThisPage.set(orderId, claim);
  safeSessionStorage.write(keyOf(orderId), claim);
  return claim;
}

/** Whether this tab has a claim whose response it does not know. */
export const hasOpenPurchaseClaim = (orderId: number): boolean =>
  typeof safeSessionStorage.read(keyOf(orderId)) === 'string';

/** Forgets the claim, once the purchase is reported. */
export function closePurchaseClaim(orderId: number): void {
  inThisPage.delete(orderId);
  safeSessionStorage.clear(keyOf(orderId));
}
