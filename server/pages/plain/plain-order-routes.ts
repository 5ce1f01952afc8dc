import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShopClient } from '#api/shop-client.ts';
import { plainOrderCopy } from '#copy/plain-order.ts';
import {
  answerPlainOrder,
  answerPlainResult,
  plainServiceOf,
  type PlainOrderCall,
  type PlainPage,
  type PublicConfig,
} from '#src/entry-server.tsx';
import { sanitizeContents } from '../sanitize-contents.ts';
import { sha256 } from '#server/sha256.ts';
import { comesFromShop } from './comes-from-shop.ts';
import { acceptForms, formOf, type FormFields } from './form-reader.ts';
import { plainDocument, plainMessage } from './plain-document.ts';

export interface PlainOrderOptions {
  config: PublicConfig;
  /** The whole site's CSS. */
  css: string;
  /** Content-Security-Policy of these pages; none in development. */
  policy: string | undefined;
  client: ShopClient;
  consents: PlainOrderCall['consents'];
  /** Makes a client that calls the API in the name of a request's sender. */
  clientOf: (request: FastifyRequest, reply: FastifyReply) => ShopClient;
  /** Requests of one address per minute; unlimited if missing. */
  perMinute: number | undefined;
}

type ByService = { Params: { service: string } };

/**
 * Registers the purchase without scripts, `/zamow/<service>`: GET shows a step, POST takes one. Nothing is kept between
 * two requests, and nothing of these pages in a cache.
 */
export async function registerPlainOrder(app: FastifyInstance, options: PlainOrderOptions): Promise<void> {
  const { config, css, policy, client, clientOf, consents, perMinute } = options;

  await app.register(async (scope) => {
    acceptForms(scope);
    scope.addHook('onRequest', async (_request, reply) => {
      void reply.header('Cache-Control', 'no-store');
      if (policy !== undefined) void reply.header('Content-Security-Policy', policy);
    });
    if (perMinute !== undefined) await scope.register(rateLimit, { max: perMinute, timeWindow: '1 minute' });
    scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 500) request.log.error({ err: error }, 'an order page without scripts failed');
      return message(reply.code(statusCode), plainOrderCopy.trouble, request.url);
    });

    const send = (reply: FastifyReply, page: PlainPage) =>
      reply.type('text/html; charset=utf-8').send(plainDocument(page, css));
    const message = (reply: FastifyReply, words: { title: string; text: string }, url: string) => {
      const [path = ''] = url.split('?', 1);
      const to = plainServiceOf(path.replace('/zamow/', '')) ? path : '/';
      return send(reply, plainMessage(words, { label: plainOrderCopy.begin, to }));
    };

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
        sha256,
      });
      return 'location' in answered ? reply.redirect(answered.location, 303) : send(reply, answered);
    };

    scope.get('/zamow/wynik', async (request, reply) =>
      send(reply, await answerPlainResult({ query: request.query, client, config, now: Date.now() })),
    );
    scope.get<ByService>('/zamow/:service', (request, reply) => answer(request, reply, {}));
    scope.post<ByService>('/zamow/:service', (request, reply) =>
      comesFromShop(request, config.publicUrl)
        ? answer(request, reply, formOf(request))
        : message(reply.code(403), plainOrderCopy.foreign, request.url),
    );
  });
}
