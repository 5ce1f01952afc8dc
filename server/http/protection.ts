import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ERROR_CODE } from '#domain/error-code.ts';
import { ApiError } from '#server/api-error.ts';
import type { Config } from '#server/config.ts';
import { CALLS_PER_MINUTE, MAX_CONCURRENT_REQUESTS } from './limits.ts';

/**
 * Adds security headers to every response and limits concurrent requests. The Content-Security-Policy is set by each
 * scope: the API's below, the pages' in pages/csp.ts.
 */
export async function protectServer(app: FastifyInstance, config: Config): Promise<void> {
  const secure = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Only the pages of configured CORS origins may embed resources.
    crossOriginResourcePolicy: { policy: config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    hsts: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  limitConcurrentRequests(app, MAX_CONCURRENT_REQUESTS);
}

/**
 * Sheds load: responds with 503 while `max` requests are in flight. Requests are counted instead of measuring the event
 * loop's lag, because one long pause (a snapshot, a start on a busy machine) is no reason to reject customers.
 */
export function limitConcurrentRequests(app: FastifyInstance, max: number): void {
  const inFlight = new Set<string>();
  app.addHook('onRequest', async (request, reply) => {
    if (inFlight.size >= max) throw new ApiError(503, ERROR_CODE.server, 'The service is busy, try again');
    inFlight.add(request.id);
    reply.raw.once('close', () => inFlight.delete(request.id));
  });
}

/** Protects the API: a policy that blocks its responses as documents, CORS for exact origins, rate limits per client. */
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
