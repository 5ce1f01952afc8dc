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
 * Makes a `fetch` for a foreign API, which may refuse what it does not know: a call that the contract marks as an
 * addition is answered 404 without being sent, and of the others no such field, parameter or header leaves.
 * `keptHeaders` names, in lower case, additions that this API has after all.
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
