import type { FastifyInstance } from 'fastify';

/** The page that asks before it signs anybody off; `token` as in the mail. */
export const unsubscribePage = (token: string): string =>
  `/newsletter/wypisz?${new URLSearchParams({ token }).toString()}`;

/**
 * Mail programs that know no one-click sign-off open the address of List-Unsubscribe as a page (RFC 8058 section 3.1:
 * the same address has to do for both). A GET signs nobody off; it leads to the shop's page.
 */
export function leadToUnsubscribePage(api: FastifyInstance): void {
  api.get<{ Querystring: { token?: unknown } }>('/newsletter/unsubscribe', async ({ query }, reply) =>
    reply.redirect(unsubscribePage(typeof query.token === 'string' ? query.token : ''), 303),
  );
}
