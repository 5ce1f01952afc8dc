import calls from '#openapi/storefront.yaml?required';

type Fetch = (request: Request, init: { signal: AbortSignal }) => Promise<Response>;

const CALLS = calls.map(({ path, ...call }) => ({
  ...call,
  pattern: new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/** The fields of a value that its shape names, through lists and objects. */
function only(shape: (typeof calls)[number]['body'], value: unknown): unknown {
  if (shape === true || shape === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => only(shape, item));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) =>
      Object.hasOwn(shape, name) ? [[name, only(shape[name], field)]] : [],
    ),
  );
}

/** Headers that a request of the contract has by itself. */
const PLAIN_HEADERS = ['accept', 'content-type'];

/**
 * Makes a `fetch` for a foreign API, which may refuse unknown parts. A call that the contract marks as an addition
 * gets a 404 without being sent; other calls are sent without added fields, parameters and headers. `keptHeaders`
 * (lower case) lists additions that this API supports.
 */
export const requiredOnly =
  (fetch: Fetch, keptHeaders: readonly string[] = []): Fetch =>
  async (request, init) => {
    const address = new URL(request.url);
    const call = CALLS.find(
      ({ method, pattern }) => method === request.method && pattern.test(address.pathname),
    );
    if (!call) return Response.json({ code: 100, message: 'No such call here' }, { status: 404 });
    const query = [...address.searchParams].filter(([name]) => call.query.includes(name));
    address.search = new URLSearchParams(query).toString();
    const headers = new Headers(
      [...request.headers].filter(([name]) => PLAIN_HEADERS.includes(name) || keptHeaders.includes(name)),
    );
    const text = await request.text();
    const body = text === '' ? null : JSON.stringify(only(call.body, JSON.parse(text)));
    const { method, cache, credentials } = request;
    return fetch(new Request(address, { method, cache, credentials, headers, body, ...init }), init);
  };
