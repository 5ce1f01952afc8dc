import { ApiFailure } from '#api/api-failure.ts';
import { createShopClient } from '#api/shop-client.ts';

/** Response of a stand-in API, by path and query behind `/api`; `undefined` is 404. */
export type Responder = (call: {
  path: string;
  request: Request;
}) => Response | Promise<Response> | undefined;

interface SentCall {
  method: string;
  /** Path and query behind `/api`. */
  path: string;
  request: Request;
  body: string;
}

/** A client whose network is the test's own, and everything that went over the wire. */
export function stubShop(respond: Responder, timeout?: number) {
  const sent: SentCall[] = [];
  const client = createShopClient({
    baseUrl: 'https://shop.test/api',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const path = pathname.replace('/api', '') + search;
      sent.push({ method: request.method, path, request, body: await request.clone().text() });
      return (
        (await respond({ path, request })) ??
        Response.json({ code: 100, message: 'unknown' }, { status: 404 })
      );
    },
    ...(timeout !== undefined && { timeout }),
  });
  /** The only call that was made. */
  const onlyCall = () => {
    const [call, ...others] = sent;
    if (!call || others.length > 0) throw new Error(`${sent.length} calls were made instead of one`);
    return call;
  };
  return { client, sent, onlyCall };
}

/** The client of an API that gives every call the same response. */
export const shopResponding = (body: unknown, status = 200) =>
  stubShop(() => (body instanceof Response ? body.clone() : Response.json(body, { status })));

/** The failure a call ends with. @throws when it succeeds or rejects with anything else */
export async function failureOf(call: Promise<unknown>): Promise<ApiFailure> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiFailure) return error;
    throw error;
  }
  throw new Error('The call succeeded');
}
