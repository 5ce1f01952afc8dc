import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ERROR_CODE } from '#domain/error-code.ts';
import { ApiError } from '#server/api-error.ts';
import type { Config } from '#server/config.ts';
import { CALLS_PER_MINUTE, MOST_UNDER_WAY } from './limits.ts';

/**
 * Headers for everything that this server sends. The policy on contents is each scope's own: the API's is below, the
 * pages' stands with them.
 */
export async function protectServer(app: FastifyInstance, config: Config): Promise<void> {
  const secure = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Payment pages and pictures are shown by other origins' pages as little as ours need to be.
    crossOriginResourcePolicy: { policy: config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    hsts: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  turnAwayWhenFull(app, MOST_UNDER_WAY);
}

/**
 * 503 while so many requests are under way that another would only wait. Requests are counted, not the event loop's
 * lag: one long pause (a snapshot, a start on a busy machine) is no reason to send customers away.
 */
export function turnAwayWhenFull(app: FastifyInstance, most: number): void {
  const underWay = new Set<string>();
  app.addHook('onRequest', async (request, reply) => {
    if (underWay.size >= most) throw new ApiError(503, ERROR_CODE.server, 'The service is busy, try again');
    underWay.add(request.id);
    reply.raw.once('close', () => underWay.delete(request.id));
  });
}

/** What only the API needs: answers that are never a document, exact foreign origins, limits for each caller. */
export async function protectApi(app: FastifyInstance, config: Config): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: config.corsOrigins,
      methods: ['GET', 'POST'],
      allowedHeaders: ['content-type', 'idempotency-key'],
      maxAge: 600,
    });
  }
  if (config.rateLimit) await app.register(rateLimit, { max: CALLS_PER_MINUTE, timeWindow: '1 minute' });
}
