import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShopClient } from '#api/shop-client.ts';
import { plainOrderCopy } from '#copy/purchase/plain-order.ts';
import {
  answerPlainOrder,
  answerPlainResult,
  plainServiceOf,
  type PlainOrderCall,
  type PublicConfig,
} from '#src/entry-server.tsx';
import { sanitizeContents } from '#server/markup/sanitize-contents.ts';
import { sha256 } from '#server/sha256.ts';
import { comesFromShop } from './comes-from-shop.ts';
import { formOf, type FormFields } from './form-reader.ts';
import { registerPlainScope, type PlainScopeOptions } from './plain-scope.ts';

export interface PlainOrderOptions extends PlainScopeOptions {
  config: PublicConfig;
  client: ShopClient;
  consents: PlainOrderCall['consents'];
  closed: PlainOrderCall['closed'];
  /** Makes a client that calls the API in the name of a request's sender. */
  clientOf: (request: FastifyRequest, reply: FastifyReply) => ShopClient;
}

type ByService = { Params: { service: string } };

/** Whether a service or the result of its purchase has this path. */
const isPage = (path: string) =>
  path === '/zamow/wynik' || plainServiceOf(path.replace('/zamow/', '')) !== undefined;

/**
 * Registers the purchase without scripts, `/zamow/<service>`: GET shows a step, POST takes one. Nothing is kept between
 * two requests, and nothing of these pages in a cache.
 */
export async function registerPlainOrder(app: FastifyInstance, options: PlainOrderOptions): Promise<void> {
  const { config, client, clientOf, consents, closed } = options;

  await registerPlainScope(app, options, isPage, (scope, { send, say }) => {
    const answer = async (request: FastifyRequest<ByService>, reply: FastifyReply, body: FormFields) => {
      const service = plainServiceOf(request.params.service);
      if (!service) return reply.callNotFound();
      const answered = await answerPlainOrder({
        service,
        query: request.query,
        body,
        client,
        visitor: clientOf(request, reply),
        clean: sanitizeContents,
        config,
        newId: randomUUID,
        consents,
        closed,
        sha256,
      });
      return send(reply, answered);
    };

    scope.get('/zamow/wynik', async (request, reply) =>
      send(
        reply,
        await answerPlainResult({
          query: request.query,
          // Only the device that ordered is told the whole address, and offered to mend it.
          client: clientOf(request, reply),
          config,
          now: Date.now(),
        }),
      ),
    );
    scope.get<ByService>('/zamow/:service', (request, reply) => answer(request, reply, {}));
    scope.post<ByService>('/zamow/:service', (request, reply) =>
      comesFromShop(request, config.publicUrl)
        ? answer(request, reply, formOf(request))
        : say(reply.code(403), plainOrderCopy.foreign, request.url),
    );
  });
}
