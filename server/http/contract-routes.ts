import { OwnError } from '#server/own-error.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DESK_ERROR } from '#domain/desk/error-code.ts';
import { ERROR_CODE } from '#domain/error-code.ts';
import { ApiError } from '#server/api-error.ts';
import { operationsOf, type AnyHandler, type Document, type OperationTraits } from '#server/contract.ts';
import { contractRoutes, type ContractRoute } from './contract-schemas.ts';
import { PUBLIC_CACHE } from './etag.ts';
import { PackedReads, sendPacked } from './packed.ts';
import { captureRawBody, rawBodyOf } from './raw-body.ts';

const JSON_TYPE = 'application/json';
/** In a contract: a body of any type, which is not read. */
const ANY_TYPE = '*/*';

/** Settings of a contract's routes beside the document and its handlers, by `operationId`. */
export interface RouteSettings {
  bodyLimits?: Readonly<Partial<Record<string, number>>>;
  /** Without a limit of its own an operation shares that of its scope. */
  rateLimits?: Readonly<Partial<Record<string, { max: number } | false>>>;
  /** Refuses a request before its body is read, by throwing. */
  guard?: (request: FastifyRequest, operationId: string, traits: OperationTraits) => Promise<void>;
  /** The shape of each operation, by `METHOD /path`. A request that names another one is refused before its body is read. */
  shapes?: Readonly<Record<string, string>>;
  /** Given to the handlers beside the request's parts. */
  context?: (request: FastifyRequest) => object;
}

/**
 * Registers a route for each operation of a contract document: paths, validation and serialisation come from the
 * document, the responses from the handlers.
 * @throws when an operation has no handler: the server does not start.
 */
export async function serveContract(
  app: FastifyInstance,
  document: Document,
  handlers: Readonly<Record<string, unknown>>,
  { bodyLimits = {}, rateLimits = {}, guard, shapes, context }: RouteSettings = {},
): Promise<void> {
  const operations = operationsOf(document);
  const missing = [...operations.keys()].filter((id) => handlers[id] === undefined);
  if (missing.length > 0)
    throw new OwnError(`The contract has operations without a handler: ${missing.join(', ')}`);

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
  );
  const kept = new PackedReads();
  const addRoute = (
    scope: FastifyInstance,
    { operationId: id, method, url, schema }: ContractRoute,
  ): void => {
    const traits = operations.get(id);
    if (!traits) throw new OwnError(`The contract has no operation ${id}`);
    const { contentTypes, tags, caching } = traits;
    const rateLimit = rateLimits[id];
    const bodyLimit = bodyLimits[id];
    // One cast for all operations: requests that the contract has validated fit the handler's types.
    const handler = handlers[id] as AnyHandler;
    scope.route({
      method,
      url,
      schema,
      handler: (request, reply) =>
        run(handler, { request, reply, context, kept: caching === 'public' ? kept : undefined }),
      config: rateLimit === undefined ? {} : { rateLimit },
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      ...(tags.includes('provider') ? { preParsing: captureRawBody } : {}),
      onRequest: async (request, reply) => {
        void reply.header('cache-control', caching === 'public' ? PUBLIC_CACHE : 'no-store');
        rejectOtherContentTypes(request, contentTypes);
        if (shapes) rejectOtherShapes(request, shapes[`${method} ${pathIn(url)}`]);
        await guard?.(request, id, traits);
      },
    });
  };
  const routes = contractRoutes(document);
  const takesAnything = ({ operationId }: ContractRoute) =>
    operations.get(operationId)?.contentTypes.includes(ANY_TYPE) === true;
  // In a scope of their own, which is loaded after the hooks that the caller adds next.
  await app.register(async (scope) => {
    for (const route of routes) if (!takesAnything(route)) addRoute(scope, route);
  });
  await app.register(async (scope) => {
    readNoBody(scope);
    for (const route of routes) if (takesAnything(route)) addRoute(scope, route);
  });
}

interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
  context: RouteSettings['context'];
  /** Where a public read's packed body is kept. */
  kept: PackedReads | undefined;
}

async function run(handler: AnyHandler, { request, reply, context, kept }: Call): Promise<unknown> {
  const { body, query, params: path, headers, ip } = request;
  const parts = { body, query, path, headers, ip, rawBody: rawBodyOf(request) };
  const response = await handler({ ...parts, ...context?.(request) });
  void reply.code(response.status).headers(response.headers ?? {});
  if (response.body === undefined) return reply.send();
  if (!kept || response.status !== 200 || typeof response.body !== 'object' || response.body === null)
    return response.body;
  const serialise = reply.getSerializationFunction('200', JSON_TYPE) ?? JSON.stringify;
  const packed = await kept.of(response.body, () => serialise(response.body));
  return sendPacked(request, reply.type(`${JSON_TYPE}; charset=utf-8`), packed);
}

/**
 * Has a scope take a body of any type, or of none that can be read, and forget it. What other programs send to an address
 * that says all must not fail by the dress of its body.
 */
function readNoBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => {
    payload.on('error', done);
    payload.on('end', () => done(null));
    payload.resume();
  });
  scope.addHook('onRequest', async ({ headers }) => {
    // The framework would refuse invalid media types itself.
    if (headers['content-type'] !== undefined) headers['content-type'] = 'application/octet-stream';
  });
}

/** Header in which a page names the shape of the operation that it calls. */
export const SHAPE_HEADER = 'x-desk-shape';

/** The refusal of a call that a page of another release makes. */
export const otherRelease = () =>
  new ApiError(426, DESK_ERROR.otherRelease, 'The page is of another release');

/** A route's address as the contract has it. */
const pathIn = (url: string) => url.replaceAll(/:(\w+)/g, '{$1}');

/**
 * Rejects, with 426, a call from another release if the operation's request or response has changed. The server might
 * misread the request, or the page break over the response and lose what was typed.
 */
function rejectOtherShapes({ headers }: FastifyRequest, own: string | undefined): void {
  const named = headers[SHAPE_HEADER];
  if (named !== undefined && named !== own) throw otherRelease();
}

/** Rejects, with 415, a content type that the operation does not list: a foreign page's form cannot pass for JSON. */
function rejectOtherContentTypes(request: FastifyRequest, allowed: readonly string[]): void {
  const sent = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (sent !== undefined && allowed.length > 0 && !allowed.includes(ANY_TYPE) && !allowed.includes(sent)) {
    throw new ApiError(415, ERROR_CODE.client, 'The content type is not supported');
  }
}
