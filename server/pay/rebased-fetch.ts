import { requestIdHeader } from '#server/request-id.ts';

/**
 * Makes a `fetch` for Stripe's SDK that sends every call to another base URL. That URL may have a path and may be
 * known only after the server listens, while the SDK takes a fixed host without a path. Redirects are not followed: a
 * payment provider's API has none, and the secret key must not be sent elsewhere.
 */
export function rebasedFetch(baseUrl: () => string): typeof fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(requestIdHeader())) headers.set(name, value);
    return fetch(`${baseUrl()}${url.pathname}${url.search}`, { ...init, headers, redirect: 'manual' });
  };
}
