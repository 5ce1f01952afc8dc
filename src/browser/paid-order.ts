import { CURRENCY } from '#domain/shop-constants.ts';
import { pushShopEvent } from './data-layer.ts';
import { itemsOf, keyOf, storeOrder, type OrderFacts, type StoredOrder } from './order-events.ts';
import { closePurchaseClaim } from './purchase-claim.ts';
import { safeLocalStorage } from './storage.ts';

/** Reads what this device knows of an order that it placed. */
function readStored(orderId: number): StoredOrder | undefined {
  const stored = safeLocalStorage.read(keyOf(orderId));
  return typeof stored === 'object' && stored !== null && 'facts' in stored
    ? (stored as StoredOrder)
    : undefined;
}

/** Path of the page that placed an order, with the choice in its query; `undefined` on another device. */
export function findOrderAddress(orderId: number): string | undefined {
  const address = readStored(orderId)?.address;
  // Manipulated storage must not link out of the shop.
  return typeof address === 'string' && /^\/(?!\/)/.test(address) ? address : undefined;
}

const reportedInThisPage = new Set<number>();

/**
 * Pushes `purchase` once per order on this device (OR-5), from the status response's summary or else from the stored
 * facts. Over several devices the API grants it to one (`claimPurchaseReport`).
 */
export function trackPaidOrder(orderId: number, summary: OrderFacts | undefined): void {
  const stored = readStored(orderId);
  if (stored?.isReported || reportedInThisPage.has(orderId)) return;
  const facts = summary ? { ...stored?.facts, ...summary } : stored?.facts;
  if (!facts) return;
  pushShopEvent('purchase', {
    transaction_id: String(orderId),
    value: facts.price,
    currency: CURRENCY,
    coupon: facts.coupon,
    items: itemsOf(facts),
  });
  reportedInThisPage.add(orderId);
  storeOrder(orderId, { ...stored, facts, isReported: true });
  closePurchaseClaim(orderId);
}
