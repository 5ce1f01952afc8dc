import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** What a line does to a request: nothing comes, a part of it, all of it late (ms), or somebody else answers. */
export type Fault =
  | { kind: 'cut' }
  | { kind: 'part'; of: number }
  | { kind: 'late'; ms: number }
  | { kind: 'instead'; status: number; body: string };

/** A request that has gone over the line, and what came back. */
export interface Passed {
  method: string;
  path: string;
  type: string;
  body: string;
}

/** A page of somebody on the way: a hotel's portal, a proxy. */
const STRANGER = '<!doctype html><html><body><h1>Welcome</h1></body></html>';

/** Faults by name; each is what a phone sees, whatever its engine. */
export const FAULTS = {
  'is cut': { kind: 'cut' },
  'ends in the middle': { kind: 'part', of: 0.5 },
  'is a portal’s page': { kind: 'instead', status: 200, body: STRANGER },
  'is a gateway’s 502': { kind: 'instead', status: 502, body: STRANGER },
  'is gone with a new build': { kind: 'instead', status: 404, body: STRANGER },
} as const satisfies Record<string, Fault>;

/**
 * A shop behind a line that a test makes drop, at an address of its own, to which its links lead too; nothing that
 * passes is kept by a browser, unless `keepsAssets`.
 */
export class FaultyLine {
  url = '';
  /** What happens to a request; a line of its own is without faults. */
  fault: (method: string, path: string) => Fault | undefined = () => undefined;
  /** Assets may be stored as long as the shop says. */
  keepsAssets = false;
  readonly passed: Passed[] = [];
  readonly #server = createServer((incoming, response) => {
    this.#carry(incoming, response).catch(() => response.destroy());
  });

  constructor(readonly shopUrl: string) {}

  async open(): Promise<this> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Lets a fault happen to the first request of each of these paths alone. */
  onceFor(wanted: readonly string[], fault: Fault): void {
    const left = new Set(wanted);
    this.fault = (_method, path) => (left.delete(path) ? fault : undefined);
  }

  /** The line is gone, or back. */
  set isDown(down: boolean) {
    this.fault = () => (down ? { kind: 'cut' } : undefined);
    if (down) this.#server.closeIdleConnections();
  }

  /** Payment page and result lie behind the line, too. */
  #ownLinks = (text: string): string => text.replaceAll(this.shopUrl, this.url);

  async #carry(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers, url = '/' } = incoming;
    const path = url.split('?', 1)[0] ?? '/';
    const fault = this.fault(method, path);
    if (fault?.kind === 'cut') return void incoming.socket.destroy();
    if (fault?.kind === 'instead') {
      response.writeHead(fault.status, { 'content-type': 'text/html', 'cache-control': 'no-store' });
      return void response.end(fault.body);
    }
    const sent = await buffer(incoming);
    if (fault?.kind === 'late') await pause(fault.ms);
    const came = await new Promise<IncomingMessage>((resolve, reject) => {
      ask(new URL(url, this.shopUrl), { method, headers }, resolve).on('error', reject).end(sent);
    });
    const content = await buffer(came);
    const type = String(came.headers['content-type'] ?? '');
    const isJson = type.includes('json') && came.headers['content-encoding'] === undefined;
    const body = isJson ? Buffer.from(this.#ownLinks(content.toString())) : content;
    this.passed.push({ method, path, type, body: isJson ? body.toString() : '' });
    const { 'content-length': _, location, ...head } = came.headers;
    response.writeHead(came.statusCode ?? 502, {
      ...head,
      ...(location !== undefined && { location: this.#ownLinks(location) }),
      ...(!this.keepsAssets && path.startsWith('/assets/') && { 'cache-control': 'no-store' }),
    });
    if (fault?.kind !== 'part') return void response.end(body);
    response.write(body.subarray(0, body.length * fault.of), () => incoming.socket.destroy());
  }
}

/** How late the scripts come on the late line, in milliseconds. */
export const LATE = 4_000;

/** The same shop, at a new address, behind a line on which every script comes four seconds late. */
export async function startLateShop(shopUrl: string): Promise<FaultyLine> {
  const line = await new FaultyLine(shopUrl).open();
  line.keepsAssets = true;
  line.fault = (_method, path) =>
    path.startsWith('/assets/') && path.endsWith('.js') ? { kind: 'late', ms: LATE } : undefined;
  return line;
}
