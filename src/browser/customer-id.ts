import { tabDrawer } from './storage.ts';

const keyOf = (orderId: string) => `customer-of-order-${orderId}`;

/**
 * Takes `customerId` out of the result page's address and keeps it for the tab (OR-6), before any tag manager can
 * read the address. Where the tab can't keep it, the address stays as it was: a page that works comes first.
 */
export function hideCustomerId(
  location: Location = window.location,
  history: History = window.history,
): void {
  const address = new URL(location.href);
  const orderId = address.searchParams.get('orderId');
  const customerId = address.searchParams.get('customerId');
  if (orderId === null || customerId === null) return;
  tabDrawer.write(keyOf(orderId), customerId);
  if (tabDrawer.read(keyOf(orderId)) !== customerId) return;
  address.searchParams.delete('customerId');
  history.replaceState(history.state, '', address.pathname + address.search + address.hash);
}

/** The id that belongs to an order, from the address or from the tab; empty when nobody knows. */
export function findCustomerId(search: URLSearchParams): string {
  const kept = tabDrawer.read(keyOf(search.get('orderId') ?? ''));
  return search.get('customerId') ?? (typeof kept === 'string' ? kept : '');
}
