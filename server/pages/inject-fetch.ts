import type { FastifyInstance, InjectOptions } from 'fastify';
import { INTERNAL_ADDRESS } from '#server/http/internal-call.ts';

/** Whose call it is, when the page server calls the API for a visitor: limits and payment providers ask. */
export interface Sender {
  remoteAddress: string;
  headers: Record<string, string>;
  /** Receives the cookies of the response. */
  onCookies: (cookies: readonly string[]) => void;
}

/** Makes a `fetch` that calls the server in this process without a socket; pages get the embedded API's data by it. */
export const injectFetch =
  (app: FastifyInstance, sender?: Sender) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const response = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), ...sender?.headers },
      remoteAddress: sender?.remoteAddress ?? INTERNAL_ADDRESS,
      ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
    });
    const cookies = [response.headers['set-cookie'] ?? []].flat();
    if (cookies.length > 0) sender?.onCookies(cookies);
    return new Response(response.statusCode === 204 ? null : new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers: {
        'content-type': String(response.headers['content-type'] ?? 'application/json'),
        // The browser gets the version of the catalogue that its page holds (src/api/catalogue.ts).
        ...(response.headers.etag && { etag: response.headers.etag }),
      },
    });
  };
