import type { Pln } from '#domain/grosze.ts';
import { CURRENCY } from '#domain/shop-constants.ts';
import { pushEvent } from './data-layer.ts';
import { safeLocalStorage } from './storage.ts';

/** Order data that may be sent to analytics (SH-14): no name, address or date. */
export interface OrderFacts {
  orderId: number;
  itemId?: string | undefined;
  itemName: string;
  price: Pln;
  coupon?: string | undefined;
}

/** Key of an order in the device's storage. */
export const keyOf = (orderId: number) => `order-${orderId}`;

/** An order as its device stores it. */
export interface StoredOrder {
  facts: OrderFacts;
  /** Path of the page that placed the order; "Spróbuj ponownie" links to it (OR-6). */
  address?: string;
  isReported?: boolean;
}

/** Stores what this device knows of an order. */
export const storeOrder = (orderId: number, order: StoredOrder): void =>
  safeLocalStorage.write(keyOf(orderId), order);

/** An order's one item, as analytics wants it. */
export const itemsOf = ({ itemId, itemName, price }: OrderFacts) => [
  { ...(itemId !== undefined && { item_id: itemId }), item_name: itemName, price, quantity: 1 },
];

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
    storeOrder(orderId, { facts: { ...facts, orderId }, address });
  }
}
