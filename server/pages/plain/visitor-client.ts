import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createShopClient, type ShopClient } from '#api/shop-client.ts';
import type { Config } from '#server/config.ts';
import { foreignClient } from '../foreign-client.ts';
import { injectFetch } from '../inject-fetch.ts';

/** Time limit (ms) of a foreign API for an order: it may wait for a payment provider. */
const ORDER_TIMEOUT = 20_000;

/**
 * Makes the clients of pages without scripts, which call the API in the name of a request's sender: with her address,
 * for limits and payment providers, and her cookies.
 */
export function visitorClient(app: FastifyInstance, config: Pick<Config, 'apiUrl' | 'apiIdempotency'>) {
  return (request: FastifyRequest, reply: FastifyReply): ShopClient => {
    if (config.apiUrl !== undefined) return foreignClient(config.apiUrl, ORDER_TIMEOUT, config);
    const forwarded = request.headers['x-forwarded-for'];
    const fetch = injectFetch(app, {
      remoteAddress: request.socket.remoteAddress ?? request.ip,
      headers: {
        ...(forwarded !== undefined && { 'x-forwarded-for': String(forwarded) }),
        ...(request.headers.cookie !== undefined && { cookie: request.headers.cookie }),
      },
      onCookies: (cookies) => void reply.header('set-cookie', cookies),
    });
    return createShopClient({ baseUrl: 'http://localhost/api', fetch });
  };
}
