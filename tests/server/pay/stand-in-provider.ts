import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A provider that behaves as the test wants; remembers what it was asked. */
export interface StandIn {
  url: string;
  requests: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[];
  close(): Promise<void>;
}

export async function startStandIn(
  answer: (request: { method: string; path: string; body: string }, response: ServerResponse) => void,
): Promise<StandIn> {
  const requests: StandIn['requests'] = [];
  const listener: RequestListener = async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const seen = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
    requests.push(seen);
    answer(seen, response);
  };
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { url: `http://127.0.0.1:${port}`, requests, close };
}

export const json = (response: ServerResponse, status: number, body: unknown, headers: object = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** The ways in which a provider fails; each must end as PaymentProviderError. */
export const FAILURES: [string, (response: ServerResponse) => void][] = [
  ['500', (response) => json(response, 500, { error: { message: 'oops' } })],
  ['429', (response) => json(response, 429, { error: { message: 'slow down' } })],
  [
    'HTML with 200',
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Przerwa</h1>'),
  ],
  ['an empty answer with 200', (response) => response.writeHead(200).end()],
  ['JSON of another shape', (response) => json(response, 200, { hello: 'world' })],
  ['null with 200', (response) => json(response, 200, null)],
  ['a reset connection', (response) => response.socket?.resetAndDestroy()],
  ['no answer', () => undefined],
  ['headers and then no body', (response) => response.writeHead(200).write('{"id":')],
  [
    'a body that is cut off',
    (response) =>
      response.writeHead(200, { 'content-length': 100 }).write('{}', () => response.socket?.destroy()),
  ],
  ['no end of a body', (response) => json(response, 200, { id: 'x'.repeat(1_000_000) })],
  ['a redirect elsewhere', (response) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end()],
];

/** The fields in which Stripe shows the id alone, unless the request asks to expand them. */
const EXPANDABLE: ReadonlySet<string> = new Set(['payment_intent', 'latest_charge', 'balance_transaction']);

/** An object as Stripe shows it to this request: of what it does not expand, the id alone. */
export function asStripeShows(path: string, object: unknown): unknown {
  const { searchParams } = new URL(path, 'http://stripe');
  const expanded = [...searchParams].flatMap(([name, value]) => (name.startsWith('expand[') ? [value] : []));
  const shown = (value: unknown, way: readonly string[]): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const wanted = way.join('.');
    if (way.length > 0 && !expanded.some((one) => `${one}.`.startsWith(`${wanted}.`)))
      return 'id' in value ? value.id : 'id_1';
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [
        name,
        EXPANDABLE.has(name) ? shown(field, [...way, name]) : field,
      ]),
    );
  };
  return shown(object, []);
}
