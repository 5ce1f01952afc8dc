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
  query: Present<ParametersOf<K>['query']> extends never ? Record<never, never> : Present<ParametersOf<K>['query']>;
  path: Present<ParametersOf<K>['path']> extends never ? Record<never, never> : Present<ParametersOf<K>['path']>;
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

/** One handler per operation: a missing one fails to compile, and to start. */
export type Handlers = { [K in OperationId]: Handler<K> };

interface Operation {
  operationId: string;
  tags: string[];
}

interface Contract {
  paths: Record<string, { servers?: unknown } & Record<string, Operation>>;
}

/** openapi/storefront.yaml, read when the process starts; the bundle carries its text. */
export const contract = parse(source) as Contract & Record<string, unknown>;

const pathsWhere = (wanted: (item: Contract['paths'][string]) => boolean) => ({
  ...contract,
  paths: Object.fromEntries(Object.entries(contract.paths).filter(([, item]) => wanted(item))),
});

/** The product API's own calls, served under /api. */
export const apiContract = pathsWhere((item) => item.servers === undefined);

/** The blog's calls, which live on a host of their own (embedded: under /blog). */
export const blogContract = pathsWhere((item) => item.servers !== undefined);
