import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { foreignBlog, foreignContents, foreignFairies, foreignProducts } from './foreign-catalogue.ts';

export interface ForeignCall {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"><rect width="4" height="5" fill="#555"/></svg>';

/**
 * A product API and a blog that are not ours: written from the contract alone, with data, ids, spellings and habits of
 * their own. It knows nothing of the embedded API, and it refuses what the contract does not have.
 */
export class ForeignApi {
  readonly calls: ForeignCall[] = [];
  readonly #server: Server;
  #statusAsked = 0;

  constructor() {
    this.#server = createServer((request, response) => void this.#take(request, response));
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Address without a slash at the end. The API is under /api/v9, the blog under /pismo, pictures under /obrazy. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get apiUrl(): string {
    return `${this.url}/api/v9`;
  }

  get blogUrl(): string {
    return `${this.url}/pismo`;
  }

  callsTo(path: RegExp): ForeignCall[] {
    return this.calls.filter((call) => path.test(call.path));
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const call: ForeignCall = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    this.calls.push(call);
    const { status = 200, type = 'application/json', body } = this.#respond(call);
    response.writeHead(status, {
      'content-type': type,
      // The shop may ask, with JSON and nothing more: no header of its own.
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
      'access-control-allow-methods': 'GET, POST',
    });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  #respond({ method, path, body }: ForeignCall): { status?: number; type?: string; body: unknown } {
    const { pathname, searchParams } = new URL(path, this.url);
    if (method === 'OPTIONS') return { status: 204, body: '' };
    const page = /^\/api\/v9\/content\/page\/(\w+)$/.exec(pathname)?.[1];
    if (page) return { body: foreignContents(page) };
    const status = /^\/api\/v9\/order\/payment-status\/(\d+)$/.exec(pathname);
    if (status) return { body: { paymentStatus: (this.#statusAsked += 1) < 3 ? 'PENDING' : 'COMPLETED' } };
    switch (`${method} ${pathname}`) {
      case 'GET /api/v9/fairy':
        return { body: foreignFairies(this.url) };
      case 'GET /api/v9/product':
        // Ignores the query: whoever asks has to choose.
        return { body: foreignProducts(this.url) };
      case 'GET /api/v9/moon':
        return { body: { sign: 'LEO', phase: 'Full_Moon', illumination: 0.996, distance: 384_400 } };
      case 'POST /api/v9/coupon/apply':
        return (JSON.parse(body) as { code: string }).code === 'OBCY'
          ? { body: { discountedPrice: 10, currency: 'PLN' } }
          : { status: 418, body: { code: 102, message: 'unknown' } };
      case 'POST /api/v9/order':
      case 'POST /api/v9/order/':
        return { status: 201, body: { paymentLink: `${this.url}/kasa` } };
      case 'GET /pismo/wp-json/wp/v2/posts':
        return searchParams.get('per_page') === '9' && searchParams.get('page') === '1'
          ? { body: foreignBlog(this.url) }
          : { status: 400, body: {} };
      case 'GET /kasa':
        return {
          type: 'text/html; charset=utf-8',
          body: '<!doctype html><title>Kasa</title><h1>Obca kasa</h1>',
        };
      default:
        if (/^\/(obrazy|wp)\//.test(pathname)) return { type: 'image/svg+xml', body: PICTURE };
        return { status: 404, body: { code: 100, message: 'nothing here' } };
    }
  }
}
