import { OwnError } from '#server/own-error.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { operations } from '#openapi/storefront.d.ts';
import bundled from '#openapi/storefront.yaml?contract';

/** The contract's operations by `operationId`. */
export type OperationId = keyof operations;

type Present<T> = Exclude<T, undefined>;
type JsonOf<T> = T extends { content: { 'application/json': infer Body } }
  ? Body
  : T extends { content: { 'text/html': unknown } }
    ? string
    : T extends { content: { 'text/event-stream': unknown } | { 'text/csv': unknown } }
      ? Readable
      : undefined;

/** The generated type of an operation, of whichever contract. */
export interface OperationShape {
  parameters: { query?: unknown; path?: unknown };
  responses: object;
}

type ParametersAt<Op extends OperationShape, Place extends 'query' | 'path'> =
  Present<Op['parameters'][Place]> extends never ? Record<never, never> : Present<Op['parameters'][Place]>;

/** The arguments of an operation's handler, already validated against its contract. */
export interface OperationCall<Op extends OperationShape> {
  body: Op extends { requestBody: infer Request } ? JsonOf<Request> : undefined;
  query: ParametersAt<Op, 'query'>;
  path: ParametersAt<Op, 'path'>;
  /** Names in lower case. */
  headers: IncomingHttpHeaders;
  /** The client's IP address; from X-Forwarded-For when TRUST_PROXY is set. */
  ip: string;
  /** The unparsed body, for signatures; only for operations with the tag `provider`. */
  rawBody: Buffer;
}

/** A successful response of an operation, as its contract allows it; failures are thrown as ApiError. */
export type ResponseOf<Op extends OperationShape> = {
  [S in Extract<keyof Op['responses'], 200 | 201 | 204>]: {
    status: S;
    body: JsonOf<Op['responses'][S]>;
    headers?: Record<string, string | string[]>;
  };
}[Extract<keyof Op['responses'], 200 | 201 | 204>];

/** The arguments of a handler of the shop's contract. */
export type Call<K extends OperationId> = OperationCall<operations[K]>;

/** A successful response of the shop's contract. */
export type OperationResponse<K extends OperationId> = ResponseOf<operations[K]>;

/** Handles one operation; typed by the contract and independent of Fastify. */
export type Handler<K extends OperationId> = (call: Call<K>) => Promise<OperationResponse<K>>;

/** A handler of any operation, as the routes call it: request and response are validated outside of the type system. */
export type AnyHandler = (
  call: Omit<Call<'listFairies'>, 'body' | 'query' | 'path'> & {
    body: unknown;
    query: unknown;
    path: unknown;
  },
) => Promise<{ status: number; body: unknown; headers?: Record<string, string | string[]> }>;

/** One handler for each operation; a missing one neither compiles nor starts. */
export type Handlers = { [K in OperationId]: Handler<K> };

interface Operation {
  operationId: string;
  tags: string[];
  'x-who'?: string[];
  'x-fresh'?: boolean;
  'x-before-proof'?: boolean;
  requestBody?: RequestBody | { $ref: string };
  responses: Record<string, { headers?: Record<string, { $ref?: string }> }>;
}

interface RequestBody {
  content: Record<string, unknown>;
}

/** The methods of the contracts' operations. */
export const METHODS = ['get', 'put', 'post', 'delete'] as const;

type PathItem = { servers?: unknown; parameters?: unknown } & {
  [Method in (typeof METHODS)[number]]?: Operation;
};

/** The parts of an OpenAPI document that the server reads itself. */
export interface Document {
  paths: Record<string, PathItem>;
  components?: { requestBodies?: Record<string, RequestBody> };
}

/** openapi/storefront.yaml, which is part of the server's build. */
export const contract = bundled as Document;

const pathsWhere = (wanted: (item: PathItem) => boolean): Document => ({
  ...contract,
  paths: Object.fromEntries(Object.entries(contract.paths).filter(([, item]) => wanted(item))),
});

/** The operations of the product API, served under /api. */
export const apiContract = pathsWhere((item) => item.servers === undefined);

/** The operations of the blog, which has a host of its own (embedded: under /blog). */
export const blogContract = pathsWhere((item) => item.servers !== undefined);

/** Properties of an operation that its route needs besides the schemas. */
export interface OperationTraits {
  tags: readonly string[];
  /** Media types of the request body; empty when there is none. */
  contentTypes: readonly string[];
  /** `public` when the contract gives the response a Cache-Control header. */
  caching: 'public' | 'none';
  /** The roles that may call it, in a contract that names them. */
  who: readonly string[];
  /** Whether it asks for a passkey that was used a moment ago. */
  needsFreshPasskey: boolean;
  /** Whether it is open to a session that a recovery code alone has opened. */
  isBeforeProof: boolean;
}

/** The body that an operation takes, also where several operations share one by `$ref`. */
function bodyOf({ components }: Document, body: Operation['requestBody']): RequestBody | undefined {
  if (!body || !('$ref' in body)) return body;
  const shared = components?.requestBodies?.[body.$ref.slice(body.$ref.lastIndexOf('/') + 1)];
  if (!shared) throw new OwnError(`The contract has no ${body.$ref}`);
  return shared;
}

/** Lists a document's operations by `operationId`. */
export function operationsOf(document: Document): Map<string, OperationTraits> {
  const operations = Object.values(document.paths).flatMap((item) =>
    METHODS.flatMap((method) => item[method] ?? []),
  );
  return new Map(
    operations.map(({ operationId, tags, requestBody, responses, ...marks }) => {
      const body = bodyOf(document, requestBody);
      return [
        operationId,
        {
          who: marks['x-who'] ?? [],
          needsFreshPasskey: marks['x-fresh'] === true,
          isBeforeProof: marks['x-before-proof'] === true,
          tags,
          contentTypes: Object.keys(body?.content ?? {}),
          caching: responses['200']?.headers?.['Cache-Control']?.$ref?.endsWith('/CacheControl')
            ? 'public'
            : 'none',
        },
      ];
    }),
  );
}
