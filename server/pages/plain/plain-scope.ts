import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { plainOrderCopy } from '#copy/purchase/plain-order.ts';
import { ApiFailure } from '#api/api-failure.ts';
import { plainNote, type PlainPage, type PublicConfig } from '#src/entry-server.tsx';
import { acceptForms } from './form-reader.ts';
import { plainDocument, type PlainStyle } from './plain-document.ts';

export interface PlainScopeOptions {
  style: PlainStyle;
  /** Content-Security-Policy of these pages; none in development. */
  policy: string | undefined;
  /** The frame of these pages, and the shop's address for whoever cannot go on. */
  config: PublicConfig;
  /** Requests of one address per minute; unlimited if missing. */
  perMinute: number | undefined;
}

/** How the pages of a scope are sent. */
export interface PlainReplies {
  /** Sends a page, or leads to an address that a reload may ask for again. */
  send: (reply: FastifyReply, answer: PlainPage | { location: string }) => FastifyReply;
  /** Sends a page with a message, and a link to start again. */
  say: (reply: FastifyReply, words: { title: string; text: string }, url: string) => FastifyReply;
}

/** Seconds. */
const RETRY_AFTER = 5;

/** An API that does not answer is away for a while; one that answers wrongly is a bad gateway. */
const statusOf = ({ kind }: ApiFailure) => (kind === 'offline' || kind === 'timeout' ? 503 : 502);

/**
 * Registers pages without scripts in a scope of their own: only form bodies, no caching, errors in Polish. After an
 * error the visitor can start again at the page's address, if `isPage` knows its path: the address holds the choice
 * and nothing typed.
 */
export async function registerPlainScope(
  app: FastifyInstance,
  { style, policy, config, perMinute }: PlainScopeOptions,
  isPage: (path: string) => boolean,
  routes: (scope: FastifyInstance, replies: PlainReplies) => void,
): Promise<void> {
  await app.register(async (scope) => {
    acceptForms(scope);
    scope.addHook('onRequest', async (_request, reply) => {
      void reply.header('Cache-Control', 'no-store');
      if (policy !== undefined) void reply.header('Content-Security-Policy', policy);
    });
    if (perMinute !== undefined) await scope.register(rateLimit, { max: perMinute, timeWindow: '1 minute' });

    const send: PlainReplies['send'] = (reply, answer) =>
      'location' in answer
        ? reply.redirect(answer.location, 303)
        : reply.type('text/html; charset=utf-8').send(plainDocument(answer, style));
    const say: PlainReplies['say'] = (reply, words, url) => {
      const to = isPage(url.split('?', 1)[0] ?? '/') ? url : '/';
      return send(reply, plainNote(config, words, { label: plainOrderCopy.begin, to }));
    };
    scope.setErrorHandler((error: ApiFailure | (Error & { statusCode?: number }), request, reply) => {
      const { title, text } = request.method === 'POST' ? plainOrderCopy.trouble : plainOrderCopy.notOpened;
      const words = { title, text: text(config.contactEmail) };
      if (error instanceof ApiFailure) {
        request.log.warn({ kind: error.kind, code: error.code }, 'the API failed a page without scripts');
        return say(reply.code(statusOf(error)).header('Retry-After', RETRY_AFTER), words, request.url);
      }
      const { statusCode = 500 } = error;
      if (statusCode >= 500) request.log.error({ err: error }, 'a page without scripts failed');
      return say(reply.code(statusCode), words, request.url);
    });
    routes(scope, { send, say });
  });
}
