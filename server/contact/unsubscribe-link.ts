import type { FastifyInstance } from 'fastify';

/** Path of the page that asks before it unsubscribes the address of a token. */
export const unsubscribePage = (token: string): string =>
  `/newsletter/wypisz?${new URLSearchParams({ token }).toString()}`;

/**
 * Redirects a GET of the unsubscribe URL to the shop's page, and unsubscribes nobody. Mail programs without one-click
 * support open the URL of List-Unsubscribe as a page (RFC 8058 section 3.1: the same URL serves both).
 */
export function redirectToUnsubscribePage(api: FastifyInstance): void {
  api.get<{ Querystring: { token?: unknown } }>('/newsletter/unsubscribe', async ({ query }, reply) =>
    reply.redirect(unsubscribePage(typeof query.token === 'string' ? query.token : ''), 303),
  );
}
