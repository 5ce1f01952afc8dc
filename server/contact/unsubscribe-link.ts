import type { FastifyInstance } from 'fastify';
import { unsubscribePath } from '#server/shop-links.ts';

/**
 * Redirects a GET of the unsubscribe URL to the shop's page, and unsubscribes nobody. Mail programs without one-click
 * support open the URL of List-Unsubscribe as a page (RFC 8058 section 3.1: the same URL serves both).
 */
export function redirectToUnsubscribePage(api: FastifyInstance): void {
  api.get<{ Querystring: { token?: unknown } }>('/newsletter/unsubscribe', async ({ query }, reply) =>
    reply.redirect(unsubscribePath(typeof query.token === 'string' ? query.token : ''), 303),
  );
}
