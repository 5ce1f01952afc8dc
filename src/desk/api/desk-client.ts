import createClient, { type Client } from 'openapi-fetch';
import * as z from 'zod/mini';
import type { paths } from '#openapi/desk.d.ts';
import { deskError } from '#desk/schemas/desk-error.schema.ts';
import { DeskFailure } from './desk-failure.ts';

export type DeskClient = Client<paths>;

/** Milliseconds until a call times out; one that waits for a model takes as long as the model may. */
const TIMEOUT = 20_000;
const MODEL_TIMEOUT = 60_000;

const timeoutOf = ({ url }: Request) => (url.endsWith('/trial') ? MODEL_TIMEOUT : TIMEOUT);

/** Where the desk's API is, on the desk's own origin. */
export const DESK_API = '/desk-api';

/** Creates the typed client of the desk's contract (openapi/desk.yaml), with a timeout on every call. */
export const createDeskClient = (
  fetch: (request: Request) => Promise<Response> = (request) => globalThis.fetch(request),
): DeskClient =>
  createClient<paths>({
    baseUrl: new URL(DESK_API, window.location.href).href,
    fetch: (request) => fetch(new Request(request, { signal: AbortSignal.timeout(timeoutOf(request)) })),
  });

interface FetchResult {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** Awaits a call and parses its body by a schema. Rejects with DeskFailure only; its status is 0 without a response. */
export async function readAs<T>(call: Promise<FetchResult>, schema: z.ZodMiniType<T>): Promise<T> {
  const body = z.safeParse(schema, await dataOf(call));
  if (!body.success) throw new DeskFailure(0);
  return body.data;
}

/** Awaits a call whose body does not matter. Rejects with DeskFailure only. */
export async function succeed(call: Promise<FetchResult>): Promise<void> {
  await dataOf(call);
}

async function dataOf(call: Promise<FetchResult>): Promise<unknown> {
  const result = await call.catch(() => {
    throw new DeskFailure(0);
  });
  if (result.response.ok) return result.data;
  const details = z.safeParse(deskError, result.error);
  throw new DeskFailure(result.response.status, details.success ? details.data : undefined);
}
