import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_CODE } from '#domain/error-code.ts';
import { ApiError, type FieldProblem } from '#server/api-error.ts';

/**
 * Error codes of an unreachable database, classes 08 (connection), 53 (resources) and 57 (operator); and of a transaction
 * that met another one each time it was tried, 40.
 */
const DATABASE_AWAY = /^(08|40|53|57)|^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|NOTFOUND)$/;
/** The driver's error messages without a code: no connection was free in time, or the one in use broke. */
const CONNECTION_LOST =
  /^timeout exceeded when trying to connect|^Connection terminated|is not queryable$|^Query read timeout$/;
const RETRY_AFTER = 5;

const causes = new WeakMap<FastifyRequest, Error>();

/** Why a request was answered with an error; undefined for a response that a handler made itself. */
export const causeOf = (request: FastifyRequest): Error | undefined => causes.get(request);

/**
 * Sends every error as `{ code, message }` (AP-13, ER-1). An unexpected error is a 500 without its cause, which is logged
 * under the same requestId.
 */
export function sendError(
  error: FastifyError | ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const sent = toApiError(error);
  const failed = error instanceof ApiError && error.cause instanceof Error ? error.cause : error;
  causes.set(request, failed);
  if (sent.statusCode >= 500 && !(failed instanceof ApiError))
    request.log.error({ err: failed }, 'request failed');
  // A 429 has this header already, from the rate limiter.
  if (sent.statusCode === 503) void reply.header('retry-after', RETRY_AFTER);
  void reply.header('cache-control', 'no-store').code(sent.statusCode).send(errorBody(sent, request.id));
}

/**
 * Sends 404 for an unknown path. A form posted there is redirected to the page with that path, which shows the shop's
 * 404 page. The redirect stays on this host.
 */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): void {
  // Behind a slash of its own: `//` alone would be read as a host that is missing.
  const path = new URL(`http://shop.invalid/${request.url}`).pathname.replace(/^\/+/, '/');
  const isForm = request.method === 'POST' && request.headers.accept?.includes('text/html') === true;
  if (isForm && !/^\/(api|desk-api)(\/|$)/.test(path)) return void reply.redirect(path, 303);
  sendError(new ApiError(404, ERROR_CODE.client, 'There is nothing at this address'), request, reply);
}

function errorBody({ code, message, errors, extra }: ApiError, requestId: string): object {
  return { code, message, requestId, ...(errors.length > 0 ? { errors: [...errors] } : {}), ...extra };
}

function toApiError(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error;
  if (error.validation) {
    return new ApiError(
      400,
      ERROR_CODE.client,
      'The request does not fit the contract',
      error.validation.map(problem),
    );
  }
  const { statusCode = 500, code } = error;
  if (statusCode < 500)
    return new ApiError(statusCode, ERROR_CODE.client, MESSAGES[statusCode] ?? 'Bad request');
  if (statusCode === 503 || DATABASE_AWAY.test(code) || CONNECTION_LOST.test(error.message)) {
    return new ApiError(503, ERROR_CODE.server, 'The service is busy, try again');
  }
  return new ApiError(500, ERROR_CODE.server, 'Something went wrong');
}

/** Sent in place of the framework's messages, which may quote the request. */
const MESSAGES: Record<number, string> = {
  404: 'There is nothing at this address',
  413: 'The body is too large',
  414: 'The address is too long',
  415: 'The content type is not supported',
  429: 'Too many requests, try again later',
};

function problem({
  instancePath,
  message = 'is wrong',
  params,
  keyword,
}: NonNullable<FastifyError['validation']>[number]): FieldProblem {
  const missing = keyword === 'required' ? `/${String(params['missingProperty'])}` : '';
  return { path: instancePath + missing, message };
}
