import type { IncomingHttpHeaders } from 'node:http';
import { parse } from 'yaml';
import type { operations } from '#openapi/storefront.d.ts';
import source from '#openapi/storefront.yaml?raw';

/** The contract's operations by `operationId`. */
export type OperationId = keyof operations;

type ParametersOf<K extends OperationId> = operations[K]['parameters'];
type Present<T> = Exclude<T, undefined>;
type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;

type Answers<K extends OperationId> = operations[K]['responses'];
type SuccessStatus<K extends OperationId> = Extract<keyof Answers<K>, 200 | 201 | 204>;

/** What an operation is called with, already judged by the contract. */
export interface Call<K extends OperationId> {
  body: operations[K] extends { requestBody: infer Request } ? JsonOf<Request> : undefined;
  query: Present<ParametersOf<K>['query']> extends never
    ? Record<never, never>
    : Present<ParametersOf<K>['query']>;
  path: Present<ParametersOf<K>['path']> extends never
    ? Record<never, never>
    : Present<ParametersOf<K>['path']>;
  /** Names in lower case. */
  headers: IncomingHttpHeaders;
  /** The caller's address (the proxy's word for it when TRUST_PROXY is set). */
  ip: string;
  /** The body as it came, for signatures; only for operations of the tag `provider`. */
  rawBody: Buffer;
}

/** A success, in one of the shapes that the contract allows; failures are thrown as ApiError. */
export type Answer<K extends OperationId> = {
  [S in SuccessStatus<K>]: { status: S; body: JsonOf<Answers<K>[S]>; headers?: Record<string, string> };
}[SuccessStatus<K>];

/** One operation's work: knows the contract's types and nothing of fastify. */
export type Handler<K extends OperationId> = (call: Call<K>) => Promise<Answer<K>>;

/** A handler as the routes see it: what goes in and comes out has been judged by the contract. */
export type AnyHandler = (
  call: Omit<Call<'listFairies'>, 'body' | 'query' | 'path'> & {
    body: unknown;
    query: unknown;
    path: unknown;
  },
) => Promise<{ status: number; body: unknown; headers?: Record<string, string> }>;

/** One handler per operation: a missing one fails to compile, and to start. */
export type Handlers = { [K in OperationId]: Handler<K> };

interface Operation {
  operationId: OperationId;
  tags: string[];
  requestBody?: { required?: boolean; content: Record<string, unknown> };
  responses: Record<string, { headers?: Record<string, { $ref?: string }> }>;
}

interface PathItem {
  servers?: unknown;
  get?: Operation;
  post?: Operation;
}

/** An OpenAPI document, as far as the server looks into it itself. */
export interface Document {
  paths: Record<string, PathItem>;
}

/** openapi/storefront.yaml, read when the process starts; the bundle carries its text. */
export const contract = parse(source) as Document;

const pathsWhere = (wanted: (item: PathItem) => boolean): Document => ({
  ...contract,
  paths: Object.fromEntries(Object.entries(contract.paths).filter(([, item]) => wanted(item))),
});

/** The product API's own calls, served under /api. */
export const apiContract = pathsWhere((item) => item.servers === undefined);

/** The blog's calls, which live on a host of their own (embedded: under /blog). */
export const blogContract = pathsWhere((item) => item.servers !== undefined);

/** What serving an operation depends on besides its schemas. */
export interface OperationTraits {
  tags: readonly string[];
  /** Media types of its body; empty when it has none. */
  contentTypes: readonly string[];
  bodyRequired: boolean;
  /** Public reads say so by the CacheControl header of their answer. */
  caching: 'public' | 'none';
}

/** A document's operations by `operationId`. */
export function operationsOf(document: Document): Map<OperationId, OperationTraits> {
  const operations = Object.values(document.paths).flatMap(({ get, post }) => [get ?? [], post ?? []].flat());
  return new Map(
    operations.map(({ operationId, tags, requestBody, responses }) => [
      operationId,
      {
        tags,
        contentTypes: Object.keys(requestBody?.content ?? {}),
        bodyRequired: requestBody?.required === true,
        caching: responses['200']?.headers?.['Cache-Control']?.$ref?.endsWith('/CacheControl')
          ? 'public'
          : 'none',
      },
    ]),
  );
}
