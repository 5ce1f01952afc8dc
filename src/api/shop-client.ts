import createClient, { type Client } from 'openapi-fetch';
import { CALL_TIMEOUT } from '#domain/call-timeout.ts';
import type { paths } from '#openapi/storefront.d.ts';
import { readErrorResponse } from '#schemas/error-response.reader.ts';
import { ApiFailure } from './api-failure.ts';

export type ShopClient = Client<paths>;

export interface ShopClientOptions {
  /** Address of the product API, absolute or on the page's own origin (`/api`). */
  baseUrl: string;
  /** Replaces the network; the page server uses it to call the embedded API in the same process. */
  fetch?: (request: Request, init: { signal: AbortSignal }) => Promise<Response>;
  /** Milliseconds until a call times out. */
  timeout?: number;
}

/** Creates the typed client of the contract (openapi/storefront.yaml), with a timeout on every call. */
export function createShopClient({
  baseUrl,
  // Read at each call: a tester may replace it from the console (npm run paths).
  fetch = (request, init) => globalThis.fetch(request, init),
  timeout = CALL_TIMEOUT,
}: ShopClientOptions): ShopClient {
  return createClient<paths>({
    baseUrl,
    fetch(request) {
      const init = { signal: eitherOf([request.signal, AbortSignal.timeout(timeout)]) };
      // The signal is passed as an option too: WebKit drops the signal of a request that is garbage-collected, and
      // the call would never time out.
      return fetch(new Request(request, init), init);
    },
  });
}

/** Substitute for `AbortSignal.any`, which the oldest supported engines lack. */
function eitherOf(signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    const abort = () => either.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
  }
  return either.signal;
}

/** Result of a call by the client. */
export interface FetchResult {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/**
 * Awaits a call and parses its response body with `read` (AP-13). Rejects with ApiFailure only: no network, timeout,
 * an error response, or a body that `read` refuses (`undefined`).
 */
export async function readResponse<T>(
  call: Promise<FetchResult>,
  read: (body: unknown) => T | undefined,
): Promise<T> {
  const result = await call.catch((error: unknown) => {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    // A 2xx response whose body is not JSON rejects with a SyntaxError: the call may have succeeded.
    throw new ApiFailure(timedOut ? 'timeout' : error instanceof SyntaxError ? 'nonsense' : 'offline');
  });
  if (!result.response.ok) throw refusal(result);
  const body = read(result.data);
  if (body === undefined) throw new ApiFailure('nonsense');
  return body;
}

function refusal({ error, response }: FetchResult): ApiFailure {
  const { code, paths } = readErrorResponse(error);
  // A gateway's error page does not tell whether the shop behind it has handled the call.
  if (code === undefined && response.status >= 500) return new ApiFailure('refused', { isLost: true });
  // Without the API's own code the page may come from a gateway: a 404 then does not mean that the entity is unknown.
  const kind = code && [400, 404].includes(response.status) ? 'unknown' : 'refused';
  return new ApiFailure(kind, { code: code ?? 100, isLost: false, paths });
}
