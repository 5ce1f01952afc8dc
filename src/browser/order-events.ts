import { CURRENCY } from '#domain/shop-constants.ts';
import { pushEvent, pushShopEvent } from './data-layer.ts';
import { deviceDrawer } from './storage.ts';

/** What analytics may know of an order (SH-14): no name, address or date. Prices in PLN. */
export interface OrderFacts {
  orderId: number;
  itemId?: string | undefined;
  itemName: string;
  price: number;
  coupon?: string | undefined;
}

const keyOf = (orderId: number) => `order-${orderId}`;

interface KeptOrder {
  facts: OrderFacts;
  /** Where the order was made: "Spróbuj ponownie" leads back there (OR-6). */
  address?: string;
  isReported?: boolean;
}

function readKept(orderId: number): KeptOrder | undefined {
  const kept = deviceDrawer.read(keyOf(orderId));
  return typeof kept === 'object' && kept !== null && 'facts' in kept ? (kept as KeptOrder) : undefined;
}

const itemsOf = ({ itemId, itemName, price }: OrderFacts) => [
  { ...(itemId !== undefined && { item_id: itemId }), item_name: itemName, price, quantity: 1 },
];

/** The shop's page an order was made on, with its choice; `undefined` on another device. */
export function findOrderAddress(orderId: number): string | undefined {
  const address = readKept(orderId)?.address;
  // Foreign data in storage must not lead out of the shop.
  return typeof address === 'string' && /^\/(?!\/)/.test(address) ? address : undefined;
}

/** `PlaceAnOrder` (OF-5); the facts are kept for `purchase`, which may come in another tab. */
export function reportPlacedOrder(
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
    deviceDrawer.write(keyOf(orderId), { facts: { ...facts, orderId }, address } satisfies KeptOrder);
  }
}

const reportedInThisPage = new Set<number>();

/**
 * `purchase`, once per order, also after a reload (OR-5): from the status answer's summary, else from what was kept
 * when the order was placed.
 */
export function reportPurchase(orderId: number, summary: OrderFacts | undefined): void {
  const kept = readKept(orderId);
  if (kept?.isReported || reportedInThisPage.has(orderId)) return;
  const facts = summary ? { ...kept?.facts, ...summary } : kept?.facts;
  if (!facts) return;
  pushShopEvent('purchase', {
    transaction_id: String(orderId),
    value: facts.price,
    currency: CURRENCY,
    coupon: facts.coupon,
    items: itemsOf(facts),
  });
  reportedInThisPage.add(orderId);
  deviceDrawer.write(keyOf(orderId), { ...kept, facts, isReported: true } satisfies KeptOrder);
}
