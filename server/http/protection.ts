import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { ERROR_CODE } from '#domain/error-code.ts';
import { ApiError, badRequest } from '#server/api-error.ts';
import type { Config } from '#server/config.ts';
import { isInternalCall } from './internal-call.ts';
import { CALLS_PER_MINUTE } from './limits.ts';
import { containsUnstorable } from './validation.ts';

export interface ConcurrencyLimits {
  max: number;
  perAddress: number;
}

/**
 * Sheds load: responds with 503 while `max` requests with a complete body are in flight, and with 429 to an address that
 * has `perAddress` in flight or still sending. Health probes and the page server's own calls are neither counted nor
 * refused. Requests are counted instead of measuring the event loop's lag, because one long pause (a snapshot, a start
 * on a busy machine) is no reason to reject customers.
 */
export function limitConcurrentRequests(app: FastifyInstance, { max, perAddress }: ConcurrencyLimits): void {
  let inFlight = 0;
  const ofAddress = new Map<string, number>();

  app.addHook('onRequest', (request, reply, done) => {
    if (isExempt(request)) return done();
    const { ip } = request;
    const held = ofAddress.get(ip) ?? 0;
    if (held >= perAddress) {
      // A body that is still on its way would keep the connection open.
      void reply.header('connection', 'close').header('retry-after', 1);
      return done(new ApiError(429, ERROR_CODE.client, 'Too many requests at once, try again later'));
    }
    ofAddress.set(ip, held + 1);
    reply.raw.once('close', () => {
      const left = (ofAddress.get(ip) ?? 1) - 1;
      if (left > 0) ofAddress.set(ip, left);
      else ofAddress.delete(ip);
    });
    done();
  });

  app.addHook('preValidation', (request, reply, done) => {
    // A client that has left by now would never be counted off.
    if (isExempt(request) || reply.raw.destroyed) return done();
    if (inFlight >= max) return done(new ApiError(503, ERROR_CODE.server, 'The service is busy, try again'));
    inFlight += 1;
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    done();
  });
}

const isExempt = (request: FastifyRequest) =>
  isInternalCall(request) || /^\/(desk-)?api\/health\//.test(request.routeOptions.url ?? '');

/**
 * Rejects text that PostgreSQL cannot store, wherever a request may hold text. A page's query is left to the page, which
 * ignores what it does not know: a customer never sees a raw error for a bent link (SH-11).
 */
export function rejectUnstorable(
  { routeOptions, params, query, body }: FastifyRequest,
  _reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  const texts = routeOptions.url === '/*' ? [params] : [params, query, body];
  done(
    containsUnstorable(texts) ? badRequest('Text must carry neither NUL nor half of a character') : undefined,
  );
}

/** Protects the API: a policy that blocks its responses as documents, CORS for exact origins, rate limits per client. */
export async function protectApi(app: FastifyInstance, config: Config): Promise<void> {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    done();
  });
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: config.corsOrigins,
      methods: ['GET', 'POST'],
      allowedHeaders: ['content-type', 'idempotency-key'],
      maxAge: 600,
    });
  }
  if (config.rateLimit)
    await app.register(rateLimit, {
      max: CALLS_PER_MINUTE,
      timeWindow: '1 minute',
      allowList: isInternalCall,
    });
}
