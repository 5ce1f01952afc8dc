import { CURRENCY } from '#domain/shop-constants.ts';
import { pushEvent, pushShopEvent } from './data-layer.ts';
import { closePurchaseClaim } from './purchase-claim.ts';
import { safeLocalStorage } from './storage.ts';

/** Order data that may be sent to analytics (SH-14): no name, address or date. Prices in PLN. */
export interface OrderFacts {
  orderId: number;
  itemId?: string | undefined;
  itemName: string;
  price: number;
  coupon?: string | undefined;
}

const keyOf = (orderId: number) => `order-${orderId}`;

interface StoredOrder {
  facts: OrderFacts;
  /** Path of the page that placed the order; "Spróbuj ponownie" links to it (OR-6). */
  address?: string;
  isReported?: boolean;
}

function readStored(orderId: number): StoredOrder | undefined {
  const stored = safeLocalStorage.read(keyOf(orderId));
  return typeof stored === 'object' && stored !== null && 'facts' in stored
    ? (stored as StoredOrder)
    : undefined;
}

const itemsOf = ({ itemId, itemName, price }: OrderFacts) => [
  { ...(itemId !== undefined && { item_id: itemId }), item_name: itemName, price, quantity: 1 },
];

/** Path of the page that placed an order, with the choice in its query; `undefined` on another device. */
export function findOrderAddress(orderId: number): string | undefined {
  const address = readStored(orderId)?.address;
  // Manipulated storage must not link out of the shop.
  return typeof address === 'string' && /^\/(?!\/)/.test(address) ? address : undefined;
}

/**
 * Pushes `PlaceAnOrder` (OF-5) and stores the order's facts for the `purchase` event, which may happen in another
 * tab.
 */
export function trackPlacedOrder(
  facts: Omit<OrderFacts, 'orderId'> & { orderId: number | undefined },
  address: string,
): void {
  const { orderId } = facts;
  pushEvent({
    event: 'PlaceAnOrder',
    ...(orderId !== undefined && { transaction_id: String(orderId) }),
    value: facts.price,
    currency: CURRENCY,
    ...(facts.coupon !== undefined && { coupon: facts.coupon }),
    items: itemsOf({ ...facts, orderId: orderId ?? 0 }),
  });
  if (orderId !== undefined) {
    safeLocalStorage.write(keyOf(orderId), { facts: { ...facts, orderId }, address } satisfies StoredOrder);
  }
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
  safeLocalStorage.write(keyOf(orderId), { ...stored, facts, isReported: true } satisfies StoredOrder);
  closePurchaseClaim(orderId);
}
