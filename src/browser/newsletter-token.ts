import { safeSessionStorage } from './storage.ts';

const KEY = 'newsletter-token';

/**
 * Moves the e-mail link's token from the URL to sessionStorage, before a tag manager can read the URL. If storing
 * fails the URL stays unchanged.
 */
export function hideNewsletterToken(
  location: Location = window.location,
  history: History = window.history,
): void {
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (!address.pathname.startsWith('/newsletter/') || token === null) return;
  safeSessionStorage.write(KEY, token);
  if (safeSessionStorage.read(KEY) !== token) return;
  address.searchParams.delete('token');
  history.replaceState(history.state, '', address.pathname + address.search + address.hash);
}

/** Finds the token of a mailed link in the URL or in sessionStorage; empty if there is none. */
export function findNewsletterToken(search: URLSearchParams): string {
  const stored = safeSessionStorage.read(KEY);
  return search.get('token') ?? (typeof stored === 'string' ? stored : '');
}
