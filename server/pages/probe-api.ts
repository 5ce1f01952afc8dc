import { withTimeout } from '#server/timeout.ts';

/** Time limit (ms) of each question. */
const WITHIN = 5_000;

interface Probe {
  apiUrl: string;
  /** The origin whose pages will call it. */
  publicUrl: string;
  /** Whether the pages send an Idempotency-Key. */
  apiIdempotency: boolean;
}

/**
 * Asks a foreign API what every page needs: a list of specialists, and permission for this shop's origin to read it and to
 * post JSON (CORS). Resolves with a sentence for each thing that is wrong; never rejects.
 */
export async function probeApi({ apiUrl, publicUrl, apiIdempotency }: Probe): Promise<string[]> {
  const origin = new URL(publicUrl).origin;
  const isSameOrigin = new URL(apiUrl).origin === origin;
  const listed = await ask(`${apiUrl}/fairy`, { headers: { origin } });
  if (typeof listed === 'string') return [`The API does not answer at ${apiUrl}/fairy: ${listed}.`];
  const problems: string[] = [];
  if (!listed.ok) problems.push(`The API answers GET /fairy with ${listed.status}, not 200.`);
  else if (!isList(listed.text))
    problems.push('The API answers GET /fairy with something else than a JSON list.');
  if (isSameOrigin) return problems;
  if (!allows(listed.headers, 'access-control-allow-origin', origin))
    problems.push(
      `The API does not let pages of ${origin} read it: its answers need "Access-Control-Allow-Origin: ${origin}" (CORS).`,
    );
  const headers = ['content-type', ...(apiIdempotency ? ['idempotency-key'] : [])];
  const preflight = await ask(`${apiUrl}/order`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': headers.join(','),
    },
  });
  if (typeof preflight === 'string')
    return [...problems, `The API does not answer the preflight OPTIONS /order: ${preflight}.`];
  const isLetIn =
    preflight.ok &&
    allows(preflight.headers, 'access-control-allow-origin', origin) &&
    headers.every((name) => allows(preflight.headers, 'access-control-allow-headers', name));
  if (!isLetIn)
    problems.push(
      `The API refuses the preflight of POST /order from ${origin}: OPTIONS has to answer 2xx with that origin and "Access-Control-Allow-Headers: ${headers.join(', ')}". Until then pages are shown, and every press fails.`,
    );
  return problems;
}

/** A response, or why there is none. */
async function ask(address: string, init: RequestInit) {
  try {
    const response = await withTimeout(WITHIN, fetch(address, init));
    const text = await withTimeout(WITHIN, response.text());
    return { ok: response.ok, status: response.status, headers: response.headers, text };
  } catch (error) {
    const { name, cause } = error as Error;
    if (name === 'TimeoutError') return `it took longer than ${WITHIN / 1000} seconds`;
    return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection';
  }
}

function isList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}

/** Whether a CORS header names a value or, with `*`, any. */
const allows = (headers: Headers, name: string, value: string): boolean =>
  (headers.get(name) ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .some((one) => one === '*' || one === value.toLowerCase());
