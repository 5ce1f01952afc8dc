import { Agent, request } from 'node:http';
import fc from 'fast-check';
import { summed, type FaultReport } from '../fault.ts';
import { words } from '../fuzz.ts';
import type { WholeShop } from '../whole-shop.ts';

interface Route {
  method: string;
  /** With its parameters: `/sandbox/pay/:id`, `/*`. */
  path: string;
}

/** Reads the tree that Fastify prints of its routes: a line each, four characters of indent a level. */
export function routesIn(tree: string): Route[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', label = '', methods = ''] =
      /^((?:[│ ] {3})*)[├└]── (.*?)(?: \(([A-Z, -]+)\))?$/.exec(line) ?? [];
    if (label === '') return [];
    above.length = indent.length / 4;
    const path = above.join('') + label;
    above.push(label);
    return methods === '' ? [] : methods.split(', ').map((method) => ({ method, path }));
  });
}

/** Parameters that some address of the shop reads, and one that none does. */
const names = fc.constantFrom('adres', 'page', 'per_page', 'orderId', 'customerId', 'q', 'token', 'x');

/** What an address can be without any route in mind. */
const ODD_PATHS = [
  '//',
  '///',
  '//evil.example',
  '/%',
  '/%00',
  '/%zz',
  '/%ff',
  '/..',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/x',
  '/\\',
  '/a\\..\\b',
  '/;x',
  '/?',
  '/??',
  '/#',
  '/tarot//',
  '/TAROT',
  '/[::1]',
  '/:80',
  `/${'a'.repeat(5_000)}`,
];

const contentTypes = fc.constantFrom(
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
  '',
);

interface Call {
  method: string;
  address: string;
  headers: Record<string, string>;
  body: string;
}

/** HTTP's first line holds printable ASCII only; Node's client refuses anything else. */
const sendable = (address: string) => address.replace(/[^\x21-\x7e]/g, '?');

function callsOf({ method, path }: Route): fc.Arbitrary<Call> {
  const filled = fc.array(fc.tuple(words, fc.boolean()), { minLength: 4, maxLength: 4 }).map((given) =>
    path.replace(/:\w+|\*/g, () => {
      const [word, isRaw] = given.pop() ?? ['x', false];
      return isRaw ? word : encodeURIComponent(word);
    }),
  );
  const address = path === '/*' ? fc.oneof(filled, fc.constantFrom(...ODD_PATHS)) : filled;
  // Few names, so that many a parameter comes twice.
  const query = fc.array(fc.tuple(names, words), { maxLength: 4 }).map((pairs) => {
    const text = new URLSearchParams(pairs).toString();
    return text === '' ? '' : `?${text}`;
  });
  const body = fc.oneof(
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.string(),
    fc.array(fc.tuple(names, words), { maxLength: 3 }).map((pairs) => new URLSearchParams(pairs).toString()),
  );
  return fc.tuple(address, query, contentTypes, body).map(([at, asked, type, text]) => ({
    method,
    address: sendable(at + asked),
    ...(method === 'POST' || method === 'PUT'
      ? { headers: type === '' ? {} : { 'content-type': type }, body: text }
      : { headers: {}, body: '' }),
  }));
}

const send = (url: URL, agent: Agent, { method, address, headers, body }: Call): Promise<number> =>
  new Promise((done, failed) => {
    const options = { agent, host: url.hostname, port: url.port, method, path: address, headers };
    const sent = request(options, (answer) => {
      answer.resume().once('end', () => done(answer.statusCode ?? 0));
    });
    sent.once('error', failed).end(body);
  });

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'DELETE'];

/** A server that listens, and what its callers send along. */
export interface Target extends Pick<WholeShop, 'app' | 'url'> {
  /** Name in the report. */
  what: string;
  /** Headers of all calls to one route. */
  headersOf?: () => Promise<Record<string, string>>;
}

/** Every odd path by every method, as a program and as a form ask. */
const oddCalls = METHODS.flatMap((method) =>
  ODD_PATHS.flatMap((address) =>
    ['*/*', 'text/html'].map((accept): Call => ({ method, address, headers: { accept }, body: '' })),
  ),
);

/**
 * Asks a server for every odd path, and every route so many times for odd addresses: never a 5xx. `seed`: the same
 * again.
 */
export async function fuzzAddresses(
  { app, url, what, headersOf }: Target,
  calls: number,
  seed: number,
): Promise<FaultReport> {
  const routes = routesIn(app.printRoutes()).filter(
    // A stream of events has no end.
    ({ method, path }) => METHODS.includes(method) && !path.endsWith('/events'),
  );
  const problems: string[] = [];
  const at = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (call: Call, route: string) => {
    const status = await send(at, agent, call).catch((error: unknown) => String(error));
    if (typeof status === 'string' || status >= 500) problems.push(`${route}: ${status}`);
  };
  const own = await headersOf?.();
  for (const call of oddCalls)
    await ask(
      { ...call, headers: { ...own, ...call.headers } },
      `${call.method} ${call.address.slice(0, 40)}`,
    );
  for (const route of routes) {
    const sent = await headersOf?.();
    for (const call of fc.sample(callsOf(route), { numRuns: calls, seed })) {
      const headers = { ...sent, ...call.headers };
      await ask({ ...call, headers }, `${route.method} ${route.path}`);
    }
  }
  agent.destroy();
  return {
    what: `fuzz of every address of the ${what}`,
    tried: `${routes.length} routes, ${calls} calls each; ${ODD_PATHS.length} odd paths by every method`,
    seen: `${routes.length * calls + oddCalls.length} answers, seed ${seed}`,
    problems: summed(problems),
  };
}
