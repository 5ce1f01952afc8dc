import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { CALL_TIMEOUT } from '#domain/call-timeout.ts';
import type { paths } from '#openapi/desk.d.ts';
import { DeskFailure, type DeskError } from './desk-failure.ts';

export type DeskClient = Client<paths>;

/** Milliseconds for a call that waits for a model: as long as the model may take. */
const MODEL_TIMEOUT = 60_000;

const timeoutOf = ({ url }: Request) => (url.endsWith('/trial') ? MODEL_TIMEOUT : CALL_TIMEOUT);

/** Where the desk's API is, on the desk's own origin. */
export const DESK_API = '/desk-api';

/** Creates the typed client of the desk's contract (openapi/desk.yaml), with a timeout on every call. */
export const createDeskClient = (
  fetch: (request: Request) => Promise<Response> = (request) => globalThis.fetch(request),
): DeskClient =>
  createClient<paths>({
    baseUrl: new URL(DESK_API, window.location.href).href,
    bodySerializer: (body) => JSON.stringify(body, wholeCharacters),
    fetch: (request) => fetch(new Request(request, { signal: AbortSignal.timeout(timeoutOf(request)) })),
  });

/** The shape of each operation as this page knows it, by `METHOD /path`. */
export type OperationShapes = Readonly<Record<string, string>>;

/**
 * Has each call name the shape that this page knows: a server of another release refuses what it takes or answers
 * otherwise, before it does anything. `handler` hears of that.
 */
export function nameShapes(client: DeskClient, shapes: OperationShapes, handler: () => void): () => void {
  const named: Middleware = {
    onRequest({ request, schemaPath }) {
      const shape = shapes[`${request.method} ${schemaPath}`];
      if (shape !== undefined) request.headers.set(SHAPE_HEADER, shape);
      return request;
    },
    onResponse({ response }) {
      if (response.status === OTHER_RELEASE) handler();
    },
  };
  client.use(named);
  return () => client.eject(named);
}

/** Header in which a page names the shape of the operation that it calls. */
export const SHAPE_HEADER = 'x-desk-shape';
/** Status of the refusal of a call that another release makes. */
const OTHER_RELEASE = 426;

/** Options of a call that answers with a file. It has no timeout: a file of everything takes as long as it takes. */
export const AS_FILE = {
  parseAs: 'blob',
  fetch: (request: Request) => globalThis.fetch(request),
} as const;

/** Calls the handler whenever a call is refused because nobody is signed in any more. Returns how to stop that. */
export function onSignedOut(client: DeskClient, handler: () => void): () => void {
  const watch: Middleware = {
    onResponse({ response }) {
      if (response.status === 401) handler();
    },
  };
  client.use(watch);
  return () => client.eject(watch);
}

/** Half of a character, as a cut emoji leaves, goes as the sign for it: the server refuses halves. */
const wholeCharacters = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\ufffd') : value;

interface Called {
  data?: unknown;
  error?: unknown;
  response: Response;
}

type DataOf<Result extends Called> = [Exclude<Result['data'], undefined>] extends [never]
  ? void
  : Exclude<Result['data'], undefined>;

/**
 * Awaits a call and returns its body, typed by the contract; it is not validated, since the same process serves the
 * desk. Rejects with DeskFailure only. Its status is 0 without a response, for a response that is not the server's,
 * and if the server has another release: then nothing was done, and typed text stays.
 */
export async function unwrap<Result extends Called>(call: Promise<Result>): Promise<DataOf<Result>> {
  const { data, error, response } = await call.catch(() => {
    throw new DeskFailure(0);
  });
  if (response.status === OTHER_RELEASE) throw new DeskFailure(0);
  if (!response.ok) throw new DeskFailure(response.status, isDeskError(error) ? error : undefined);
  if (data === undefined && response.status !== 204) throw new DeskFailure(0);
  return data as DataOf<Result>;
}

const isDeskError = (error: unknown): error is DeskError =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'number';
