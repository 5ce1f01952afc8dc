import { tabDrawer } from './storage.ts';

const KEY = 'newsletter-token';

/**
 * Takes the mail link's token out of the address and keeps it for the tab, before a tag manager can read the address.
 * Where the tab can't keep it, the address stays as it was.
 */
export function hideNewsletterToken(
  location: Location = window.location,
  history: History = window.history,
): void {
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (!address.pathname.startsWith('/newsletter/') || token === null) return;
  tabDrawer.write(KEY, token);
  if (tabDrawer.read(KEY) !== token) return;
  address.searchParams.delete('token');
  history.replaceState(history.state, '', address.pathname + address.search + address.hash);
}

/** The token of the mail's link, from the address or from the tab; empty when there is none. */
export function findNewsletterToken(search: URLSearchParams): string {
  const kept = tabDrawer.read(KEY);
  return search.get('token') ?? (typeof kept === 'string' ? kept : '');
}
