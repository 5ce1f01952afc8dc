import createClient, { type Client } from 'openapi-fetch';
import * as z from 'zod/mini';
import type { paths } from '#openapi/storefront.d.ts';
import { errorAnswer } from '#schemas/order-answer.schema.ts';
import { ApiFailure } from './api-failure.ts';

export type ShopClient = Client<paths>;

export interface ShopClientOptions {
  /** Address of the product API, absolute or on the page's own origin (`/api`). */
  baseUrl: string;
  /** Replaces the network: the page server asks the embedded API in the same process. */
  fetch?: (request: Request) => Promise<Response>;
  /** Milliseconds until a call counts as lost. */
  timeout?: number;
}

const TIMEOUT = 20_000;

/** The typed client of the contract (openapi/storefront.yaml), with a time limit on every call. */
export function createShopClient({
  baseUrl,
  fetch = globalThis.fetch,
  timeout = TIMEOUT,
}: ShopClientOptions): ShopClient {
  return createClient<paths>({
    baseUrl,
    fetch: (request) =>
      fetch(new Request(request, { signal: eitherOf([request.signal, AbortSignal.timeout(timeout)]) })),
  });
}

/** A signal that aborts with the first of these: `AbortSignal.any`, which the oldest engines lack. */
function eitherOf(signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    const abort = () => either.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
  }
  return either.signal;
}

interface Answered {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/**
 * Waits for a call and reads its answer with `read` (AP-13). Rejects with ApiFailure only: no network, no answer in
 * time, an error the API names, or an answer that `read` does not know (`undefined`).
 */
export async function answerOf<T>(
  call: Promise<Answered>,
  read: (body: unknown) => T | undefined,
): Promise<T> {
  const answered = await call.catch((error: unknown) => {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    // A 2xx whose body is no JSON rejects with a SyntaxError: the call may well have been carried out.
    throw new ApiFailure(timedOut ? 'timeout' : error instanceof SyntaxError ? 'nonsense' : 'offline');
  });
  if (!answered.response.ok) throw refusal(answered);
  const body = read(answered.data);
  if (body === undefined) throw new ApiFailure('nonsense');
  return body;
}

/** Reads an answer with a schema; anything the schema refuses is no answer. */
export const reading =
  <T>(schema: z.ZodMiniType<T>) =>
  (body: unknown): T | undefined => {
    const read = z.safeParse(schema, body);
    return read.success ? read.data : undefined;
  };

const errorPaths = z.object({ errors: z.array(z.object({ path: z.string() })) });

function refusal({ error, response }: Answered): ApiFailure {
  const named = z.safeParse(errorAnswer, error);
  // A gateway's own page says nothing about whether the shop behind it did the work.
  if (!named.success && response.status >= 500) return new ApiFailure('refused', { isLost: true });
  const where = z.safeParse(errorPaths, error);
  return new ApiFailure('refused', {
    code: named.success ? named.data.code : 100,
    isLost: false,
    paths: where.success ? where.data.errors.map(({ path }) => path) : [],
  });
}
