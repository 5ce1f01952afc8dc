import { WITHDRAWAL_ORDER } from '#domain/paths/withdrawal-path.ts';
import { safeSessionStorage } from './storage.ts';

/** The order of an address, of its result page or of the page that withdraws from it. */
const orderIn = (search: URLSearchParams) => search.get('orderId') ?? search.get(WITHDRAWAL_ORDER);

const keyOf = (orderId: string) => `customer-of-order-${orderId}`;

/**
 * Moves `customerId` from the URL of an order's page to sessionStorage (OR-6), before a tag manager can read the URL. If
 * storing fails the URL stays unchanged, so that the page works.
 */
export function hideCustomerId(
  location: Location = window.location,
  history: History = window.history,
): void {
  const address = new URL(location.href);
  const orderId = orderIn(address.searchParams);
  const customerId = address.searchParams.get('customerId');
  if (orderId === null || customerId === null) return;
  safeSessionStorage.write(keyOf(orderId), customerId);
  if (safeSessionStorage.read(keyOf(orderId)) !== customerId) return;
  address.searchParams.delete('customerId');
  history.replaceState(history.state, '', address.pathname + address.search + address.hash);
}

/** Finds the customer id of an order in the URL or in sessionStorage; empty if unknown. */
export function findCustomerId(search: URLSearchParams): string {
  const stored = safeSessionStorage.read(keyOf(orderIn(search) ?? ''));
  return search.get('customerId') ?? (typeof stored === 'string' ? stored : '');
}
