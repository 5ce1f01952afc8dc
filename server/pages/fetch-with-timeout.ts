import { withTimeout } from '#server/timeout.ts';

async function readWhole(pending: Promise<Response>): Promise<Response> {
  const response = await pending;
  const body = await response.arrayBuffer();
  const { status, headers } = response;
  return new Response(body.byteLength > 0 ? body : null, { status, headers });
}

/**
 * Makes a `fetch` with a time limit for the whole response. Many visitors wait for one rendering, and a call that
 * never settles would block it. Rejects with `TimeoutError`, or as fetch does.
 */
export const fetchWithTimeout =
  (milliseconds: number) =>
  (request: Request): Promise<Response> =>
    withTimeout(milliseconds, readWhole(fetch(request)));
