import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { ERROR_CODE } from '#domain/error-code.ts';
import { ApiError } from '#server/api-error.ts';
import {
  operationsOf,
  type AnyHandler,
  type Document,
  type Handlers,
  type OperationId,
  type OperationTraits,
} from '#server/contract.ts';
import { PUBLIC_CACHE, sendWithEtag } from './etag.ts';
import { captureRawBody, rawBodyOf } from './raw-body.ts';
import { BODY_LIMITS, RATE_LIMITS } from './limits.ts';

/**
 * Registers a route for each operation of a contract document: paths, validation and serialisation come from the
 * document, the responses from the handlers.
 * @throws when an operation has no handler: the server does not start.
 */
export async function serveContract(
  app: FastifyInstance,
  document: Document,
  handlers: Partial<Handlers>,
): Promise<void> {
  const operations = operationsOf(document);
  const missing = [...operations.keys()].filter((id) => handlers[id] === undefined);
  if (missing.length > 0)
    throw new Error(`The contract has operations without a handler: ${missing.join(', ')}`);

  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
  );
  app.addHook('onRoute', ({ schema }) => {
    if (schema) Object.assign(schema, adaptSchema(schema, operations));
  });

  await app.register(openapiGlue, {
    specification: document,
    operationResolver: (operationId: string) => {
      const id = operationId as OperationId;
      const traits = operations.get(id);
      if (!traits) throw new Error(`The contract has no operation ${id}`);
      const { contentTypes, tags, caching } = traits;
      const rateLimit = RATE_LIMITS[id];
      // One cast for all operations: requests that the contract has validated fit the handler's types.
      const handler = handlers[id] as unknown as AnyHandler;
      const options: Omit<RouteOptions, 'method' | 'url'> = {
        handler: (request, reply) => run(handler, request, reply),
        // Without a limit of its own an operation shares that of its scope.
        config: rateLimit === undefined ? {} : { rateLimit },
        ...(BODY_LIMITS[id] ? { bodyLimit: BODY_LIMITS[id] } : {}),
        ...(tags.includes('provider') ? { preParsing: captureRawBody } : {}),
        onRequest: async (request, reply) => {
          void reply.header('cache-control', caching === 'public' ? PUBLIC_CACHE : 'no-store');
          rejectOtherContentTypes(request, contentTypes);
        },
        ...(caching === 'public' ? { onSend: sendWithEtag } : {}),
      };
      // The glue adds method and url.
      return options as RouteOptions;
    },
  });
}

interface MediaTypes {
  content?: Record<string, { schema: unknown }>;
}

interface ObjectSchema {
  properties: Record<string, unknown>;
  required?: string[];
}

/**
 * Adapts a route's schema to Fastify: it validates a body only under a content type that it knows (the schema must apply
 * whatever the header says), and header names arrive in lower case.
 */
function adaptSchema(schema: FastifySchema, operations: Map<OperationId, OperationTraits>): FastifySchema {
  const { operationId, body } = schema as { operationId?: OperationId; body?: MediaTypes };
  const [media] = Object.values(body?.content ?? {});
  const headers = schema.headers as ObjectSchema | undefined;
  const bodyRequired = operationId !== undefined && operations.get(operationId)?.bodyRequired;
  return {
    // An optional body is not read by any handler.
    ...(media ? { body: bodyRequired ? media.schema : {} } : {}),
    ...(headers ? { headers: lowerCased(headers) } : {}),
  };
}

const lowerCased = ({ properties, required = [], ...rest }: ObjectSchema) => ({
  ...rest,
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name.toLowerCase(), schema]),
  ),
  required: required.map((name) => name.toLowerCase()),
});

async function run(handler: AnyHandler, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { body, query, params: path, headers, ip } = request;
  const response = await handler({ body, query, path, headers, ip, rawBody: rawBodyOf(request) });
  void reply.code(response.status).headers(response.headers ?? {});
  return response.body === undefined ? reply.send() : response.body;
}

/** Rejects, with 415, a content type that the operation does not list: a foreign page's form cannot pass for JSON. */
function rejectOtherContentTypes(request: FastifyRequest, allowed: readonly string[]): void {
  const sent = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (sent !== undefined && allowed.length > 0 && !allowed.includes(sent)) {
    throw new ApiError(415, ERROR_CODE.client, 'The content type is not supported');
  }
}
