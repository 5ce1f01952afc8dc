import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { REQUEST_ID_HEADER, requestIdOf, withRequestId } from '#server/request-id.ts';
import { causeOf, sendError, sendNotFound } from './error-response.ts';
import { DRAIN_TIMEOUT, drainOnClose } from './graceful-close.ts';
import { lazySerializers } from './lazy-serializers.ts';
import { BODY_LIMIT, CONNECTION_TIMEOUTS, LONGEST_PARAMETER, MAX_CONCURRENT_PER_ADDRESS } from './limits.ts';
import { loggableError, loggingOptions, logResponses } from './logging.ts';
import { limitConcurrentRequests, rejectUnstorable } from './protection.ts';
import { sendSecurityHeaders } from './security-headers.ts';

/** A response of 500 or above, without anything of the request but its route's pattern. */
interface ServerFailure {
  requestId: string;
  method: string;
  route: string;
  status: number;
  /** Class and message of the error, as the log has them. */
  type: string;
  message: string;
}

/** A response: the route's pattern, and seconds until it was sent. */
interface Served {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

/** In what a listener of this process differs from the others. */
export interface ServerOptions {
  /** The listener's public address; one over https is promised to browsers (HSTS). */
  url: string;
  referrerPolicy: 'no-referrer' | 'strict-origin-when-cross-origin';
  /** Whether the pages of other origins may embed its resources. */
  isEmbeddable?: boolean;
  /** Requests at once above which load is shed. */
  maxConcurrentRequests: number;
  /** Answers HEAD where GET is answered. */
  exposeHeadRoutes?: boolean;
  /** Keeps responses of 500 and above for the desk. */
  keepError?: ((failure: ServerFailure) => void) | undefined;
  /** Told of every response after it was sent, for the figures. */
  observe?: ((served: Served) => void) | undefined;
  /** Ends the responses that never end by themselves, before the server waits for open requests. */
  endStreams?: () => Promise<void>;
}

/**
 * Creates a Fastify server with the common parts of shop and desk: limits, timeouts, security headers, errors in the
 * contract's format, a log line per response, draining on close. Each scope sets its own Content-Security-Policy.
 */
export async function createServer(config: Config, options: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...loggingOptions(config.logLevel),
    // Only a proxy of ours is believed.
    genReqId: ({ headers }) => requestIdOf(config.trustProxy > 0 ? headers[REQUEST_ID_HEADER] : undefined),
    bodyLimit: BODY_LIMIT,
    exposeHeadRoutes: options.exposeHeadRoutes ?? true,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAMETER },
    schemaController: { compilersFactory: { buildSerializer: lazySerializers } },
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
    // Requests that arrive while the server closes are still served (graceful-close.ts).
    return503OnClosing: false,
    // It also ends a hook of closing, and would leave the database open.
    pluginTimeout: 2 * DRAIN_TIMEOUT,
    http: CONNECTION_TIMEOUTS,
    requestTimeout: CONNECTION_TIMEOUTS.requestTimeout,
  });
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(sendNotFound);
  carryRequestIds(app);
  logResponses(app);
  if (options.observe) observeResponses(app, options.observe);
  if (options.keepError) keepErrors(app, options.keepError);
  if (options.endStreams) app.addHook('preClose', options.endStreams);
  drainOnClose(app);
  sendSecurityHeaders(app, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: options.isEmbeddable === true ? 'cross-origin' : 'same-origin' },
    hsts: options.url.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: options.referrerPolicy },
  });
  limitConcurrentRequests(app, {
    max: options.maxConcurrentRequests,
    perAddress: config.rateLimit ? MAX_CONCURRENT_PER_ADDRESS : Infinity,
  });
  app.addHook('preValidation', rejectUnstorable);
  return app;
}

/** Tells each request's number in its response, and to all that is done for it. */
function carryRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  // Not earlier: a body arrives in its socket's context, which would then be that of the handler.
  app.addHook('preHandler', (request, _reply, done) => withRequestId(request.id, done));
}

function observeResponses(app: FastifyInstance, observe: (served: Served) => void): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    observe({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    done();
  });
}

/** Hands every response of 500 and above to a keeper, after it was sent. Load that was shed does not count. */
function keepErrors(app: FastifyInstance, keep: (failure: ServerFailure) => void): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply;
    if (status < 500 || status === 503) return done();
    const route = request.routeOptions.url ?? 'unknown';
    const cause = causeOf(request);
    const what = cause ? loggableError(cause) : { type: 'response', message: '' };
    keep({ requestId: request.id, method: request.method, route, status, ...what });
    done();
  });
}
